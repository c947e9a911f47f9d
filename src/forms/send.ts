import { type NamedFile, fingerprintOf } from './entered.ts'
import type { FieldErrors } from './form-context.ts'

export type SendOutcome =
  | {
      kind: 'received' /** As shown: `7K42-PXR8`. */
      reference: string /** The request's page. */
      page: string | null
    }
  | { kind: 'invalid'; errors: FieldErrors }
  /** An expected no of the form's own rules; nothing was stored. */
  | { kind: 'refused'; title: string; errors: FieldErrors }
  | { kind: 'limited'; title: string }
  /** No answer arrived: whether it was stored is not known, so the next try must carry the same key. */
  | { kind: 'unreachable' }
  | { kind: 'broken'; title: string | null; status: number }

/** One content and the key it is sent under, however often. */
export type Attempt = { idempotencyKey: string; body: string }

/** An upload or an answer that moves nothing for this long is given up. */
const LONGEST_WAIT_MS = 45_000

/** A key that no other form load has. `randomUUID` exists on https pages only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A token of this visit; empty without an answer, for a form may be sent without it. */
export async function fetchToken(): Promise<string> {
  try {
    const { token } = (await (await fetch('/api/form-token')).json()) as { token?: unknown }
    return typeof token === 'string' ? token : ''
  } catch {
    return ''
  }
}

/** The memory of a form between its sendings. */
export type Sender = {
  formToken: string
  /** For the first attempt: the key that the page brought; empty once it was used. */
  nextKey: string
  attempt: Attempt | null
}

type Sending = {
  body: object
  files: readonly NamedFile[]
  /** The entry of the spam trap; people leave it empty. */
  trap: FormDataEntryValue | null
  /** Called before it leaves: if the answer never arrives, the next try is known to be the same one, even after a reload. */
  keep: () => unknown
  /** Called with whole percents, where there are files. */
  onProgress: (percentSent: number) => unknown
}

/**
 * Sends a form to our API: the same content under the same key, for the last attempt may have arrived; and once more with proof of
 * work where that is asked for. Never throws: every way it can end is a value.
 */
export async function send(
  endpoint: string,
  sender: Sender,
  { body, files, trap, keep, onProgress }: Sending,
): Promise<SendOutcome> {
  const content = JSON.stringify(body) + fingerprintOf(files)
  if (sender.attempt?.body !== content) {
    sender.attempt = { idempotencyKey: sender.nextKey || newKey(), body: content }
    sender.nextKey = ''
  }
  const { idempotencyKey } = sender.attempt
  keep()
  const sent = { ...body, ...(sender.formToken && { form_token: sender.formToken }), ihre_webseite: trap ?? '' }
  const post = async (more: Record<string, string>) => {
    const headers = { Accept: 'application/json', 'Idempotency-Key': idempotencyKey, ...more }
    return readAnswer(
      await (files.length === 0
        ? postJson(endpoint, headers, sent)
        : postFiles(endpoint, headers, formDataOf(sent, files), onProgress)),
    )
  }
  const first = await post({})
  const challenge = first?.status === 429 ? first.problem.challenge : undefined
  const proof =
    challenge && (await import('./proof-of-work.ts').then((work) => work.solveChallenge(challenge)).catch(() => null))
  const outcome = outcomeOf(proof ? await post({ 'Proof-Of-Work': proof }) : first)
  // The key stands for another content: the next try is a new one.
  if (outcome.kind === 'broken' && outcome.status === 422) sender.attempt = null
  return outcome
}

/** Null: no answer arrived. */
type RawAnswer = { status: number; json: unknown; page: string | null } | null

async function postJson(endpoint: string, headers: Record<string, string>, body: object): Promise<RawAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    const page = response.headers.get('Location')
    return { status: response.status, json: await response.json().catch(() => null), page }
  } catch {
    return null
  }
}

/** XMLHttpRequest, since `fetch` reports no progress of an upload. */
function postFiles(
  endpoint: string,
  headers: Record<string, string>,
  form: FormData,
  onProgress: (percentSent: number) => unknown,
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), LONGEST_WAIT_MS)
    }
    const end = (answer: RawAnswer) => {
      clearTimeout(timer)
      resolve(answer)
    }
    let known = -1
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait()
      const percent = Math.floor((100 * loaded) / Math.max(1, total))
      if (percent !== known) onProgress((known = percent))
    })
    request.addEventListener('load', () =>
      end({ status: request.status, json: parse(request.responseText), page: request.getResponseHeader('Location') }),
    )
    for (const failure of ['error', 'abort']) request.addEventListener(failure, () => end(null))
    request.open('POST', endpoint)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    wait()
    request.send(form)
  })
}

/** Texts first: should the files be too large together, everything else was read. */
function formDataOf(body: object, files: readonly NamedFile[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== null && value !== undefined && value !== false)
      form.append(name, value === true ? 'on' : String(value))
  }
  for (const [name, file] of files) form.append(name, file)
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Problem = { title?: string; errors?: FieldErrors; challenge?: { token: string; bits: number } }
type Answer = { status: number; problem: Problem; reference: string | undefined; page: string | null }

/** An answer that breaks off is no answer: a proxy's page or half a document says nothing about what was stored. */
function readAnswer(answer: RawAnswer): Answer | null {
  if (answer === null) return null
  const { status, json, page } = answer
  if (typeof json !== 'object' || json === null) {
    return status >= 200 && status < 300 ? null : { status, problem: {}, reference: undefined, page }
  }
  const reference = 'reference' in json && typeof json.reference === 'string' ? json.reference : undefined
  return { status, problem: json, reference, page }
}

function outcomeOf(answer: Answer | null): SendOutcome {
  if (answer === null) return { kind: 'unreachable' }
  const { status, problem, reference, page } = answer
  if (status < 300 && reference !== undefined) return { kind: 'received', reference, page }
  const { title, errors = {} } = problem
  if (status === 422 && Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (status === 409 && title) return { kind: 'refused', title, errors }
  if (status === 429 && title) return { kind: 'limited', title }
  return { kind: 'broken', title: title ?? null, status }
}
