import { data } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { boundaryOf, MultipartError, MultipartTooLargeError } from '#platform/files/multipart.server.ts'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { checkFiles, type FormWithFiles, receiveFiles } from '#platform/files/receive-files.server.ts'
import { type StoredFile, storageKeysOf } from '#platform/files/uploaded-file.ts'
import { cleanText, InputTooComplexError } from '#platform/http/clean-input.ts'
import { BodyBrokenError, BodyTooLargeError, LARGEST_BODY_BYTES, piecesOf } from '#platform/http/read-body.server.ts'
import type { FileRules } from '#values/file-rule.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'

/** Reads the files of a form beside its texts; a caller that does not store them calls `removeAttached`. */
export type Attached = Pick<FormWithFiles, 'files' | 'errors' | 'fileNames'>

export const nothingAttached: Attached = { files: [], errors: {}, fileNames: {} }

export type FormAndFiles = { form: FormData; attached: Attached }

/**
 * A form of the office that may bring files: they go straight to disk, all others are read as everywhere.
 * @throws 413 or 400 for the router
 */
export async function readFormWithFiles(
  app: App,
  httpRequest: Request,
  rules: FileRules,
  maxBytes = LARGEST_BODY_BYTES,
): Promise<FormAndFiles> {
  const boundary = boundaryOf(httpRequest.headers.get('Content-Type') ?? '')
  if (boundary === null || httpRequest.body === null)
    return { form: await readOfficeForm(httpRequest), attached: nothingAttached }
  try {
    const { dataDir } = app.config
    const limits = { dataDir, rules, maxBytes }
    const { fields, ...attached } = await receiveFiles(piecesOf(httpRequest.body), boundary, limits)
    const form = new FormData()
    for (const [name, given] of Object.entries(fields))
      for (const text of Array.isArray(given) ? given : [given]) form.append(name, cleanText(String(text)))
    return { form, attached }
  } catch (error) {
    if (error instanceof MultipartTooLargeError || error instanceof BodyTooLargeError) throw data(null, { status: 413 })
    const isTheirs = [MultipartError, BodyBrokenError, InputTooComplexError].some((kind) => error instanceof kind)
    if (isTheirs) throw data(null, { status: 400 })
    throw error
  }
}

export function removeAttached({ config }: App, { files }: Attached): Promise<void> {
  return removePartFiles(config.dataDir, storageKeysOf(files))
}

/** The files looked into, unless something else is wrong already: then they go, and the messages say why. */
export async function soundFiles(
  app: App,
  attached: Attached,
  { rules, isWrong }: { rules: FileRules; isWrong: boolean },
): Promise<{ files: readonly StoredFile[]; errors: Record<string, string> }> {
  if (!isWrong && Object.keys(attached.errors).length === 0)
    return checkFiles(app.config.dataDir, attached.files, rules)
  await removeAttached(app, attached)
  return { files: [], errors: attached.errors }
}
