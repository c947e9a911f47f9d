import type { App } from '#platform/app.server.ts'
import type { FileRules } from '#values/file-rule.ts'
import { boundaryOf, MultipartError, MultipartTooLargeError } from '#platform/files/multipart.server.ts'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { missingFiles, receiveFiles } from '#platform/files/receive-files.server.ts'
import { fileTexts } from '#platform/files/texts.ts'
import { type ArrivingFile, storageKeysOf } from '#platform/files/uploaded-file.ts'
import { takeUploadSlot, type Limited, limitsOf } from '#platform/limits/limits.server.ts'
import { cleanInput, InputTooComplexError } from '#platform/http/clean-input.ts'
import { BodyBrokenError, BodyTooLargeError, piecesOf, readBody } from '#platform/http/read-body.server.ts'
import { MOST_TEXT_BYTES, readForm } from '#platform/http/read-form.server.ts'
import type { FieldErrors } from './request-kind.ts'
import { requestTexts } from './texts.ts'

/** Content of one request, before a kind judged it. */
export type ArrivingRequest = {
  /** The form's own fields, cleaned; see `SubmittedInput`. */
  fields: Record<string, unknown>
  /** Files that cannot be taken, by field. */
  errors: FieldErrors
  /** Files that wait to be looked into (`checkFiles`). The reader of a request checks or removes them (`acceptRequest`). */
  files: readonly ArrivingFile[]
  /** Names of the chosen files by input: browsers do not show them again. */
  fileNames: Record<string, string>
  formToken: string | null
  honeypotFilled: boolean
  /** Not yet checked. The header wins over the hidden field. */
  idempotencyKey: string | null
  proofOfWork: string | null
}

/** Message to the sender of a request that was not stored. `title` is a German sentence, `type` a stable name. */
export type Refused = {
  status: 400 | 409 | 413 | 415 | 422 | 429 | 503
  type: string
  title: string
  errors?: FieldErrors
  challenge?: Limited['challenge']
  headers?: Record<string, string>
}

export type ReadResult = { ok: true; arriving: ArrivingRequest } | { ok: false; refused: Refused }

const unreadable = (status: Refused['status'], type: string, title: string): ReadResult => ({
  ok: false,
  refused: { status, type, title },
})
const brokenForm = () =>
  unreadable(400, 'unlesbar', 'Die Angaben konnten nicht gelesen werden. Bitte senden Sie das Formular noch einmal.')

const tooLarge = (title = 'Die Angaben sind zu umfangreich. Bitte kürzen Sie die Texte.') =>
  unreadable(413, 'zu-gross', title)

export const tooOften = (retryAfterSeconds: number): Refused => ({
  status: 429,
  type: 'zu-oft',
  title: requestTexts.limited(retryAfterSeconds),
  headers: { 'Retry-After': String(retryAfterSeconds) },
})

type Expected = { maxBytes: number; files?: FileRules; isApi?: boolean }

/** Content type of a page's own form without scripts and files; the API does not take it. */
const PAGE_FORM = 'application/x-www-form-urlencoded'

/** Reads a form or a JSON document of at most `maxBytes` bytes. Files are read only where a kind expects them. */
export async function readRequest(
  app: App,
  { maxBytes, files: rules, isApi = false }: Expected,
  httpRequest: Request,
  clientAddress: string,
): Promise<ReadResult> {
  const contentType = httpRequest.headers.get('Content-Type') ?? ''
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
    const taken = limitsOf(app).takeFiles(clientAddress)
    if (!taken.ok) return { ok: false, refused: tooOften(taken.retryAfterSeconds) }
    const release = takeUploadSlot(app, clientAddress)
    if (release === null) return unreadable(503, 'ausgelastet', fileTexts.busy)
    return readWithFiles(app, { maxBytes, rules }, httpRequest).finally(release)
  }
  // A form with files that comes without any, as JSON for example, is text only.
  const mostBytes = rules ? Math.min(maxBytes, MOST_TEXT_BYTES) : maxBytes
  const given = isJson ? await readJson(httpRequest, mostBytes) : await readTexts(httpRequest, mostBytes)
  if (given === 'too-large') return tooLarge()
  if (given === 'unreadable') return brokenForm()
  try {
    const read = toArriving(given, httpRequest.headers)
    return { ok: true, arriving: rules ? { ...read, errors: { ...missingFiles(rules), ...read.errors } } : read }
  } catch (error) {
    if (error instanceof InputTooComplexError) return brokenForm()
    throw error
  }
}

async function readWithFiles(
  app: App,
  { maxBytes, rules }: { maxBytes: number; rules: FileRules },
  httpRequest: Request,
): Promise<ReadResult> {
  const { dataDir } = app.config
  const boundary = boundaryOf(httpRequest.headers.get('Content-Type') ?? '')
  if (boundary === null || httpRequest.body === null) return brokenForm()
  if (Number(httpRequest.headers.get('Content-Length') ?? 0) > maxBytes)
    return tooLarge(fileTexts.tooLargeTogether(maxBytes))
  let files: readonly ArrivingFile[] = []
  try {
    const form = await receiveFiles(piecesOf(httpRequest.body), boundary, { dataDir, rules, maxBytes })
    files = form.files
    const read = toArriving(form.fields, httpRequest.headers)
    const { fileNames } = form
    return { ok: true, arriving: { ...read, errors: { ...form.errors, ...read.errors }, files, fileNames } }
  } catch (error) {
    await removePartFiles(dataDir, storageKeysOf(files))
    if (error instanceof MultipartTooLargeError || error instanceof BodyTooLargeError)
      return tooLarge(fileTexts.tooLargeTogether(maxBytes))
    const isTheirs = [MultipartError, BodyBrokenError, InputTooComplexError].some((kind) => error instanceof kind)
    if (isTheirs) return brokenForm()
    throw error
  }
}

type Given = Record<string, unknown> | 'too-large' | 'unreadable'

async function readJson(httpRequest: Request, mostBytes: number): Promise<Given> {
  const body = await readBody(httpRequest, mostBytes)
  if (!body.ok) return body.reason === 'too-large' ? 'too-large' : 'unreadable'
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.bytes))
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** A name that came several times is a list. */
async function readTexts(httpRequest: Request, mostBytes: number): Promise<Given> {
  const read = await readForm(httpRequest, Math.min(mostBytes, MOST_TEXT_BYTES))
  if (!read.ok) return read.reason
  const names = new Set(read.form.keys())
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const texts = read.form.getAll(name).filter((value) => typeof value === 'string')
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]]
    }),
  )
}

function toArriving(given: Record<string, unknown>, headers: Headers): ArrivingRequest {
  const fields = cleanInput(given)
  const hidden = Object.values(formFields) as string[]
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null)
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name))),
    errors: {},
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

/** Names of the hidden fields that every HTML form carries beside its own. They are read here and never reach a kind. */
export const formFields = {
  token: 'form_token',
  idempotencyKey: 'idempotency_key',
  /** Invisible to people; what fills it in is a program. No browser fills a field of this name by itself. */
  honeypot: 'ihre_webseite',
  proofOfWork: 'proof_of_work',
} as const
