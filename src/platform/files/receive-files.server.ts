import { open } from 'node:fs/promises'
import { checkDocument } from './check-document.server.ts'
import { cleanFileName, extensionOf, fittingName } from './file-name.ts'
import type { FileRule, FileRules } from '#values/file-rule.ts'
import { isVideo, videoTypes } from './formats/video.server.ts'
import { joinPictures } from './join-pictures.server.ts'
import { lookInto } from './look-into.server.ts'
import { type PartHeader, type PartSink, readMultipart } from './multipart.server.ts'
import { beginPartFile, partPath, removePartFiles, writePartFile } from './part-file.server.ts'
import { redrawPhoto } from './photo.server.ts'
import { fileTexts } from './texts.ts'
import { type ArrivingFile, isPhoto, storageKeysOf, type StoredFile } from './uploaded-file.ts'
import { MOST_FIELDS } from '#platform/http/clean-input.ts'
import { MOST_TEXT_BYTES, textCounter } from '#platform/http/read-form.server.ts'
import { faultTogether } from '#values/chosen-files.ts'
import { endings, type FileContent, isPicture, pictureEndings, type PictureContent } from '#values/file-content.ts'

export type FormWithFiles = {
  /** Text fields; a name that came several times is a list. */
  fields: Record<string, unknown>
  /** Not looked into (`checkFiles`). */
  files: ArrivingFile[]
  /** Why files cannot be taken, by the name of their input. */
  errors: Record<string, string>
  /** Names of all chosen files, sound or not, for a page that asks to choose them again. */
  fileNames: Record<string, string>
}

/**
 * Reads a multipart form to the end, its files straight to disk. A file that is too large is thrown away as it arrives, so that
 * the rest of the form is still read and nothing typed is lost.
 * @throws MultipartError, MultipartTooLargeError and what a broken connection or disk throws; then no file is left
 */
export async function receiveFiles(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  { dataDir, rules, maxBytes }: { dataDir: string; rules: FileRules; maxBytes: number },
): Promise<FormWithFiles> {
  const texts = new Map<string, string[]>()
  const messages = new Map<string, string[]>()
  const chosen = new Map<string, string[]>()
  const seen = new Map<string, { size: number; isPicture: boolean }[]>()
  const files: ArrivingFile[] = []
  const started: Awaited<ReturnType<typeof beginPartFile>>[] = []
  const countText = textCounter(MOST_TEXT_BYTES)

  function textSink(name: string): PartSink {
    const pieces: Buffer[] = []
    return {
      write(bytes) {
        countText(bytes.length)
        pieces.push(Buffer.from(bytes))
      },
      end: () => add(texts, name, Buffer.concat(pieces).toString('utf8')),
    }
  }

  async function fileSink(field: string, rule: FileRule, givenName: string): Promise<PartSink> {
    const originalName = cleanFileName(givenName)
    const refuse = (message: string) => add(messages, field, message)
    const file = await beginPartFile(dataDir)
    started.push(file)
    let size = 0
    return {
      async write(bytes) {
        size += bytes.length
        if (size <= rule.maxBytes) await file.write(bytes)
        else if (size - bytes.length <= rule.maxBytes) await file.remove()
      },
      async end() {
        // An input in which nothing was chosen sends a nameless file of no bytes.
        if (size === 0 && givenName === '') return file.remove()
        add(chosen, field, originalName)
        const written = size > rule.maxBytes ? null : await file.finish()
        const isAsked = rule.pictures !== undefined || !isNamedFor(rule, originalName)
        const content = written && isAsked ? await lookInto(partPath(dataDir, written.storageKey)) : null
        const together = faultTogether(
          rule,
          add(seen, field, { size, isPicture: looksLikePicture(originalName, content) }),
        )
        if (!written) return refuse(rule.messages.tooLarge(originalName))
        if (size === 0) refuse(rule.messages.empty(originalName))
        else if (together !== null) refuse(together)
        else if (!isNamedFor(rule, originalName) && !isTaken(rule, content))
          refuse(rule.messages.wrongType(originalName))
        else return files.push({ field, originalName, ...written })
        await file.remove()
      },
    }
  }

  function sinkOf({ name, fileName }: PartHeader): Promise<PartSink> | PartSink {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    countText(Buffer.byteLength(name + (fileName ?? '')))
    if (fileName === null) return textSink(name)
    return rule ? fileSink(name, rule, fileName) : { write() {}, end() {} }
  }

  try {
    await readMultipart(body, boundary, { maxBytes, maxParts: MOST_FIELDS }, sinkOf)
    const missing = missingFiles(rules, (field) => chosen.has(field))
    return {
      fields: Object.fromEntries([...texts].map(([name, all]) => [name, all.length === 1 ? all[0] : all])),
      files,
      errors: { ...missing, ...joined(messages) },
      fileNames: Object.fromEntries([...chosen].map(([field, names]) => [field, names.join(', ')])),
    }
  } catch (error) {
    for (const file of started) await file.remove()
    throw error
  }
}

/**
 * Looks into files that arrived completely, photos one after another: the costly part, so texts and limits come first. Pictures of an
 * input that joins them become one PDF, in the place of the first.
 * @returns what is sound, or the messages by field, and then no file is left
 */
export async function checkFiles(
  dataDir: string,
  arrived: readonly ArrivingFile[],
  rules: FileRules,
): Promise<{ files: StoredFile[]; errors: Record<string, string> }> {
  let files: StoredFile[] = []
  const messages = new Map<string, string[]>()
  const removeAll = () => removePartFiles(dataDir, storageKeysOf([...arrived, ...files]))
  try {
    for (const one of arrived) {
      const checked = await check(dataDir, one, rules)
      if ('message' in checked) add(messages, one.field, checked.message)
      else files.push(checked)
    }
    for (const [field, rule] of Object.entries(rules)) {
      const pictures = rule.pictures ? files.filter((file) => file.field === field && isPhoto(file)) : []
      if (pictures.length === 0 || messages.size > 0) continue
      const pdf = await joinPictures(dataDir, pictures, rule)
      if ('message' in pdf) add(messages, field, pdf.message)
      else {
        files = files.flatMap((file) =>
          file === pictures[0] ? { ...pdf, field } : pictures.includes(file) ? [] : file,
        )
        await removePartFiles(dataDir, storageKeysOf(pictures))
      }
    }
  } catch (error) {
    await removeAll()
    throw error
  }
  if (messages.size > 0) await removeAll()
  return { files: messages.size > 0 ? [] : files, errors: joined(messages) }
}

const joined = (messages: ReadonlyMap<string, string[]>) =>
  Object.fromEntries([...messages].map(([field, all]) => [field, [...new Set(all)].join(' ')]))

/** The messages of required inputs in which nothing was chosen. */
export function missingFiles(
  rules: FileRules,
  isThere: (field: string) => boolean = () => false,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([field, { required }]) =>
      required === null || isThere(field) ? [] : [[field, required]],
    ),
  )
}

async function check(dataDir: string, file: ArrivingFile, rules: FileRules) {
  const { field, originalName, storageKey } = file
  const path = partPath(dataDir, storageKey)
  const rule = rules[field]
  if (!rule) throw new Error(`No rule for ${field}`)
  if (rule.kind === 'video') return checkVideo(dataDir, file)
  const content = await lookInto(path)
  if (!isTaken(rule, content)) {
    await removePartFiles(dataDir, [storageKey])
    return { message: refusalOf(rule, originalName, content) }
  }
  if (isPicture(content)) return checkPhoto(dataDir, file, content)
  const checked = await checkDocument(path, file.sizeBytes)
  if (checked.ok)
    return { ...file, originalName: fittingName(originalName, content), detectedType: checked.detectedType }
  await removePartFiles(dataDir, [storageKey])
  return { message: fileTexts[checked.reason](originalName) }
}

const isNamedFor = ({ extensions }: FileRule, name: string) => extensions.includes(extensionOf(name))

const looksLikePicture = (name: string, content: FileContent | null) =>
  content === null ? pictureEndings.includes(extensionOf(name)) : isPicture(content)

const isTaken = ({ extensions }: FileRule, content: FileContent | null): content is FileContent =>
  content !== null && extensions.includes(endings[content][0])

/** Calls a file broken that has the right name and no known content; all else is of another kind. */
function refusalOf(rule: FileRule, name: string, content: FileContent | null): string {
  if (content !== null || !isNamedFor(rule, name)) return rule.messages.wrongType(name)
  return looksLikePicture(name, content) ? fileTexts.brokenPhoto(name) : fileTexts.mismatch(name)
}

async function checkVideo(dataDir: string, file: ArrivingFile) {
  const ending = extensionOf(file.originalName)
  const handle = await open(partPath(dataDir, file.storageKey), 'r')
  const isSound = await isVideo(handle, ending).finally(() => handle.close())
  if (isSound && (ending === 'mp4' || ending === 'webm')) return { ...file, detectedType: videoTypes[ending] }
  await removePartFiles(dataDir, [file.storageKey])
  return { message: fileTexts.brokenVideo(file.originalName) }
}

/** The sent file is never kept: only what was drawn anew. */
async function checkPhoto(dataDir: string, { field, originalName, storageKey }: ArrivingFile, content: PictureContent) {
  try {
    const outcome = await redrawPhoto(partPath(dataDir, storageKey), content)
    if (!outcome.ok) return { message: photoMessages[outcome.reason](originalName) }
    const drawn = await writePartFile(dataDir, outcome.bytes)
    return { field, originalName: fittingName(originalName, 'jpeg'), detectedType: outcome.detectedType, ...drawn }
  } finally {
    await removePartFiles(dataDir, [storageKey])
  }
}

const photoMessages = {
  mismatch: fileTexts.brokenPhoto,
  'too-many-pixels': fileTexts.tooManyPixels,
  unreadable: fileTexts.unreadableHeic,
  busy: () => fileTexts.busy,
}

/** @returns what the list holds now. */
function add<Value>(lists: Map<string, Value[]>, name: string, value: Value): readonly Value[] {
  const list = [...(lists.get(name) ?? []), value]
  lists.set(name, list)
  return list
}
