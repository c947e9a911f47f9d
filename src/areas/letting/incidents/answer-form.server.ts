import { redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import { inEvenTime, refuseLimited, refusePost, typedTexts } from '#requests/submissions/plain-post.server.ts'
import { addSealedAddress } from '#requests/submissions/sealed-address.server.ts'
import { readSubmission } from '#requests/submissions/read-submission.server.ts'
import { LARGEST_INCIDENT_BYTES, listenerForm } from './fields.ts'
import { INCIDENTS_PATH } from './incident.ts'
import { listenTo } from './listen.server.ts'
import { incidents } from './repository.server.ts'

/** Answers „Betrifft mich auch“: the same for every address, whether it is there already or not. */
export async function answerListener(app: App, request: Request, clientAddress: string) {
  const read = await readSubmission(app, { maxBytes: LARGEST_INCIDENT_BYTES }, request, clientAddress)
  if (!read.ok) return refusePost(read.refused.status, { message: read.refused.title, errors: {}, values: {} })
  const { fields, honeypotFilled } = read.request
  const values = typedTexts(fields, Object.keys(listenerForm.fields))
  const asked = listenerForm.parse(fields)
  if (!asked.ok) return refusePost(422, { errors: asked.errors, values })
  const { incident_id: id, email } = asked.data
  const incident = id === null ? null : await incidents(app.db).find(id)
  if (incident === null || incident.isEnded)
    return refusePost(422, {
      errors: { incident_id: 'Diese Störung ist beendet. Bitte wählen Sie eine andere.' },
      values,
    })
  const limit = limitsOf(app).takeForm('incident_listener', clientAddress, null)
  if (!limit.ok) return refuseLimited(limit.retryAfterSeconds, { errors: {}, values })
  const done = new URLSearchParams({ nummer: incident.id, angelegt: 'ja' })
  addSealedAddress(app, done, email)
  const answer = redirect(`${INCIDENTS_PATH}?${done}`, 303)
  // A program that fills in what nobody sees gets the same answer as everybody, and no mail leaves.
  if (honeypotFilled) return answer
  const outcome = await inEvenTime(listenTo(app, incident, email))
  app.log.info('listening to an incident', { outcome })
  return answer
}
