import type { App } from '#platform/app.server.ts'
import type { FileRules } from '#platform/files/file-rule.ts'
import { boundaryOf, MultipartError, MultipartTooLargeError } from '#platform/files/multipart.server.ts'
import { discardUploads } from '#platform/files/part-file.server.ts'
import { missingFiles, receiveFiles } from '#platform/files/receive-files.server.ts'
import type { UploadedFile } from '#platform/files/repository.server.ts'
import { fileTexts } from '#platform/files/texts.ts'
import { takeUploadSlot } from '#platform/files/upload-slots.server.ts'
import { cleanInput, InputTooComplexError } from '#platform/http/clean-input.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { formFields } from './form-fields.ts'
import type { FieldErrors } from './submission-kind.ts'

/** What one request brought, before a kind looked at it. */
export type SubmissionRequest = {
  /** The form's own fields, cleaned; see `SubmittedInput`. */
  fields: Record<string, unknown>
  /** Control characters that were found and files that cannot be taken, by field. */
  errors: FieldErrors
  /** Files that wait for their submission. Whoever reads a request keeps or discards them (`acceptSubmission`). */
  files: readonly UploadedFile[]
  /** What was chosen in each file input: browsers do not show it again. */
  fileNames: Record<string, string>
  formToken: string | null
  honeypotFilled: boolean
  /** Not yet checked. The header wins over the hidden field. */
  idempotencyKey: string | null
  proofOfWork: string | null
}

type UnreadableStatus = 400 | 413 | 415 | 503

/** A request that is no submission at all. `title` is a German sentence, `type` a stable name. */
export type Unreadable = { status: UnreadableStatus; type: string; title: string }

export type ReadResult = { ok: true; request: SubmissionRequest } | { ok: false; problem: Unreadable }

const unreadable = (status: UnreadableStatus, type: string, title: string): ReadResult => ({
  ok: false,
  problem: { status, type, title },
})
const brokenForm = () =>
  unreadable(400, 'unlesbar', 'Die Angaben konnten nicht gelesen werden. Bitte senden Sie das Formular noch einmal.')

const tooLarge = (title = 'Die Angaben sind zu umfangreich. Bitte kürzen Sie die Texte.') =>
  unreadable(413, 'zu-gross', title)

/** A form with files that comes without any, as JSON for example, is text only. */
const MOST_TEXT_BYTES = 64 * 1024

type Expected = { maxBytes: number; files?: FileRules; isApi?: boolean }

/** What a page's own form sends without scripts and files; the API does not take it. */
const PAGE_FORM = 'application/x-www-form-urlencoded'

/** Reads a form or a JSON document of at most `maxBytes` bytes. Files are read only where a kind expects them. */
export async function readSubmission(
  app: App,
  { maxBytes, files: rules, isApi = false }: Expected,
  request: Request,
  clientAddress: string,
): Promise<ReadResult> {
  const contentType = request.headers.get('Content-Type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json'
  if (!isJson && type !== 'multipart/form-data' && (type !== PAGE_FORM || isApi)) {
    return unreadable(
      415,
      'falsches-format',
      'Bitte senden Sie die Angaben als Formular oder als JSON (application/json).',
    )
  }
  if (rules && type === 'multipart/form-data') {
    const release = takeUploadSlot(app, clientAddress)
    if (release === null) return unreadable(503, 'ausgelastet', fileTexts.busy)
    return readWithFiles(app, { maxBytes, rules }, request).finally(release)
  }
  const body = await readBody(request, rules ? Math.min(maxBytes, MOST_TEXT_BYTES) : maxBytes)
  if (!body.ok) return body.reason === 'broken-off' ? brokenForm() : tooLarge()
  try {
    const given = isJson ? readJson(body.bytes) : await readForm(body.bytes, contentType)
    if (given === null) return brokenForm()
    const read = toRequest(given, request.headers)
    return { ok: true, request: rules ? { ...read, errors: { ...missingFiles(rules), ...read.errors } } : read }
  } catch (error) {
    // Each of these says that the bytes are not what they claim to be; anything else is a fault of ours.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof InputTooComplexError)
      return brokenForm()
    throw error
  }
}

async function readWithFiles(
  app: App,
  { maxBytes, rules }: { maxBytes: number; rules: FileRules },
  request: Request,
): Promise<ReadResult> {
  const { dataDir } = app.config
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '')
  if (boundary === null || request.body === null) return brokenForm()
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    return tooLarge(fileTexts.tooLargeTogether(maxBytes))
  let files: readonly UploadedFile[] = []
  try {
    const form = await receiveFiles(untilBroken(request.body), boundary, { dataDir, rules, maxBytes })
    files = form.files
    const read = toRequest(form.fields, request.headers)
    const { fileNames } = form
    return { ok: true, request: { ...read, errors: { ...form.errors, ...read.errors }, files, fileNames } }
  } catch (error) {
    const keys = files.map(({ storageKey }) => storageKey)
    await discardUploads(dataDir, keys)
    if (error instanceof MultipartTooLargeError) return tooLarge(fileTexts.tooLargeTogether(maxBytes))
    if (error instanceof MultipartError || error instanceof InputTooComplexError) return brokenForm()
    throw error
  }
}

/** A connection that breaks is the sender's, a disk that fails is ours. */
async function* untilBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw new MultipartError('The connection broke')
  }
}

function readJson(bytes: Uint8Array): Record<string, unknown> | null {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
  const values = new Map<string, string[]>()
  for (const [name, value] of form)
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value])
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length === 1 ? all[0] : all]))
}

function toRequest(given: Record<string, unknown>, headers: Headers): SubmissionRequest {
  const { fields, errors } = cleanInput(given)
  const hidden = Object.values(formFields) as string[]
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null)
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name))),
    errors: Object.fromEntries(Object.entries(errors).filter(([name]) => !hidden.includes(name))),
    files: [],
    fileNames: {},
    formToken: text(formFields.token),
    honeypotFilled: ![undefined, null, ''].includes(fields[formFields.honeypot] as undefined),
    idempotencyKey: headers.get('Idempotency-Key') ?? text(formFields.idempotencyKey),
    proofOfWork: headers.get('Proof-Of-Work') ?? text(formFields.proofOfWork),
  }
}

/** An idempotency key: 8 to 200 visible ASCII characters. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{8,200}$/.test(key)
}
