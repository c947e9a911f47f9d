import { setTimeout as wait } from 'node:timers/promises'
import { data } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readRequest } from './read-request.server.ts'
import { requestTexts } from './texts.ts'

/** Refusal of a plain post, with everything that was typed. */
export type PostRefusal = {
  title?: string
  /** Message that belongs to no field. */
  message?: string
  errors: Record<string, string>
  values: Record<string, string>
}

const noStore = { 'Cache-Control': 'no-store' }

export function refusePost<Refusal extends PostRefusal>(
  status: number,
  refusal: Refusal,
  headers: Record<string, string> = {},
) {
  return data<Refusal>(refusal, { status, headers: { ...noStore, ...headers } })
}

/** Too many from one line. */
export function refuseLimited<Refusal extends PostRefusal>(retryAfterSeconds: number, kept: Refusal) {
  const { limitedTitle: title, limited } = requestTexts
  const refusal = { ...kept, title, message: limited(retryAfterSeconds) }
  return refusePost<Refusal>(429, refusal, { 'Retry-After': String(retryAfterSeconds) })
}

/** Returns the typed values of these fields. */
export function typedTexts(fields: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
}

const ANSWER_MS = 300

/** No answer is earlier, so that its time does not tell whether there was a mail to write. */
export async function inEvenTime<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
  const [outcome] = await Promise.all([work, wait(ANSWER_MS)])
  return outcome
}

/** A button that is refused on the page that a signed link opens. */
export const refuseStep = (status: number, message: string) => data({ message }, { status, headers: noStore })

export const notUnderstood = () =>
  refuseStep(400, 'Das haben wir nicht verstanden. Bitte versuchen Sie es noch einmal.')

type Step = { ok: true; fields: Record<string, unknown> } | { ok: false; refusal: ReturnType<typeof refuseStep> }

/** Reads a step of such a page: its button and its fields. */
export async function readStep(app: App, httpRequest: Request, clientAddress: string, maxBytes: number): Promise<Step> {
  const limit = limitsOf(app).takeRepeat(clientAddress)
  if (!limit.ok) return { ok: false, refusal: refuseStep(429, requestTexts.limited(limit.retryAfterSeconds)) }
  const read = await readRequest(app, { maxBytes }, httpRequest, clientAddress)
  if (!read.ok) return { ok: false, refusal: refuseStep(read.refused.status, read.refused.title) }
  return { ok: true, fields: read.arriving.fields }
}
