import { setTimeout as wait } from 'node:timers/promises'
import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { readSubmission } from '#platform/submissions/read-submission.server.ts'
import { submissionTexts } from '#platform/submissions/texts.ts'
import { LARGEST_INCIDENT_BYTES, listenerForm } from './fields.ts'
import { INCIDENTS_PATH } from './incident.ts'
import { listenTo } from './listen.server.ts'
import { incidents } from './repository.server.ts'

/** What was refused, with everything that was typed. */
export type ListenRefusal = {
  title?: string
  /** What no field is to blame for. */
  message?: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** No answer is earlier, so that its time does not tell whether there was a mail to write. */
const ANSWER_MS = 300
const DONE = `${INCIDENTS_PATH}?angelegt=ja`

/** Answers „Betrifft mich auch“: the same for every address, whether it is there already or not. */
export async function answerListener(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_INCIDENT_BYTES }, request, clientAddress)
  if (!read.ok) return refuse(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields, honeypotFilled } = read.request
  const values = Object.fromEntries(
    Object.keys(listenerForm.fields).flatMap((name) =>
      typeof fields[name] === 'string' ? [[name, fields[name]]] : [],
    ),
  )
  const asked = listenerForm.parse(fields)
  if (!asked.ok) return refuse(422, { errors: asked.errors, values })
  const { incident_id: id, email } = asked.data
  const incident = id === null ? null : await incidents(app.db).find(id)
  if (incident === null || incident.isEnded)
    return refuse(422, { errors: { incident_id: 'Diese Störung ist beendet. Bitte wählen Sie eine andere.' }, values })
  const limit = limitsOf(app).takeForm('incident_listener', clientAddress, null)
  if (!limit.ok) {
    const { limitedTitle: title, limited } = submissionTexts
    const refusal = { title, message: limited(limit.retryAfterSeconds), errors: {}, values }
    return refuse(429, refusal, { 'Retry-After': String(limit.retryAfterSeconds) })
  }
  // A program that fills in what nobody sees hears the same as everybody, and no mail leaves.
  if (honeypotFilled) return redirect(DONE, 303)
  const [outcome] = await Promise.all([listenTo(app, incident, email), wait(ANSWER_MS)])
  app.log.info('listening to an incident', { outcome })
  return redirect(DONE, 303)
}

function refuse(status: number, refusal: ListenRefusal, headers: Record<string, string> = {}) {
  return data<ListenRefusal>(refusal, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
