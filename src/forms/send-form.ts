import type { FieldErrors } from './form-context.ts'

export type SendOutcome =
  | { kind: 'received' /** As shown: `7K42-PXR8`. */; reference: string }
  | { kind: 'invalid'; errors: FieldErrors }
  /** An expected no of the form's own rules; nothing was stored. */
  | { kind: 'refused'; title: string; errors: FieldErrors }
  | { kind: 'limited'; title: string }
  /** No answer arrived: whether it was stored is not known, so the next try must carry the same key. */
  | { kind: 'unreachable' }
  | { kind: 'broken'; title: string | null; status: number }

type Problem = { title?: string; errors?: FieldErrors; challenge?: { token: string; bits: number } }

/** On a train a form may take its time; a minute later the visitor should hear something. */
const LONGEST_WAIT_MS = 45_000

/** How a form goes to the server. Null: no answer arrived. */
export type PostForm = (
  endpoint: string,
  body: object,
  headers: Record<string, string>,
) => Promise<{ status: number; json: unknown } | null>

/** Sends a form to our API, as JSON unless `post` does it otherwise. Never throws: every way it can end is a value. */
export async function sendForm(
  endpoint: string,
  body: object,
  idempotencyKey: string,
  post: PostForm = postJson,
): Promise<SendOutcome> {
  const send = async (headers: Record<string, string>) =>
    readAnswer(await post(endpoint, body, { 'Idempotency-Key': idempotencyKey, ...headers }))
  const first = await send({})
  const challenge = first?.status === 429 ? first.problem.challenge : undefined
  if (!challenge) return outcomeOf(first)

  const { solveChallenge } = await import('./proof-of-work.ts')
  return outcomeOf(await send({ 'Proof-Of-Work': await solveChallenge(challenge) }))
}

const postJson: PostForm = async (endpoint, body, headers) => {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    })
    return { status: response.status, json: await response.json().catch(() => null) }
  } catch {
    return null
  }
}

type Answer = { status: number; problem: Problem; reference: string | undefined }

/** An answer that breaks off is no answer: a proxy's page or half a document says nothing about what was stored. */
function readAnswer(answer: { status: number; json: unknown } | null): Answer | null {
  if (answer === null) return null
  const { status, json } = answer
  if (typeof json !== 'object' || json === null) {
    return status >= 200 && status < 300 ? null : { status, problem: {}, reference: undefined }
  }
  const reference = 'reference' in json && typeof json.reference === 'string' ? json.reference : undefined
  return { status, problem: json, reference }
}

function outcomeOf(answer: Answer | null): SendOutcome {
  if (answer === null) return { kind: 'unreachable' }
  const { status, problem, reference } = answer
  if (status < 300 && reference !== undefined) return { kind: 'received', reference }
  const { title, errors = {} } = problem
  if (status === 422 && Object.keys(errors).length > 0) return { kind: 'invalid', errors }
  if (status === 409 && title) return { kind: 'refused', title, errors }
  if (status === 429 && title) return { kind: 'limited', title }
  return { kind: 'broken', title: title ?? null, status }
}
