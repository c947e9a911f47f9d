import { cleanInput, InputTooComplexError } from '#platform/http/clean-input.ts'
import { readBody } from '#platform/http/read-body.server.ts'
import { formFields } from './form-fields.ts'
import type { FieldErrors } from './submission-kind.ts'

/** What one request brought, before a kind looked at it. */
export type SubmissionRequest = {
  /** The form's own fields, cleaned; see `SubmittedInput`. */
  fields: Record<string, unknown>
  /** Control characters that were found, by field. */
  errors: FieldErrors
  formToken: string | null
  honeypotFilled: boolean
  /** Not yet checked. The header wins over the hidden field. */
  idempotencyKey: string | null
  proofOfWork: string | null
}

/** A request that is no submission at all. `title` is a German sentence, `type` a stable name. */
export type Unreadable = { status: 400 | 413 | 415; type: string; title: string }

export type ReadResult = { ok: true; request: SubmissionRequest } | { ok: false; problem: Unreadable }

const unreadable = (status: 400 | 413 | 415, type: string, title: string): ReadResult => ({
  ok: false,
  problem: { status, type, title },
})
const brokenForm = () =>
  unreadable(400, 'unlesbar', 'Die Angaben konnten nicht gelesen werden. Bitte senden Sie das Formular noch einmal.')

/** Reads a form or a JSON document of at most `maxBytes` bytes. Files in multipart forms are not read here. */
export async function readSubmission(request: Request, maxBytes: number): Promise<ReadResult> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json'
  if (!isJson && type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    return unreadable(
      415,
      'falsches-format',
      'Bitte senden Sie die Angaben als Formular oder als JSON (application/json).',
    )
  }
  const body = await readBody(request, maxBytes)
  if (!body.ok) {
    if (body.reason === 'broken-off') return brokenForm()
    return unreadable(413, 'zu-gross', 'Die Angaben sind zu umfangreich. Bitte kürzen Sie die Texte.')
  }
  try {
    const given = isJson ? readJson(body.bytes) : await readForm(body.bytes, request.headers.get('Content-Type') ?? '')
    return given === null ? brokenForm() : { ok: true, request: toRequest(given, request.headers) }
  } catch (error) {
    // Each of these says that the bytes are not what they claim to be; anything else is a fault of ours.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof InputTooComplexError)
      return brokenForm()
    throw error
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
