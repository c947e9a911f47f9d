import type { App } from '#platform/app.server.ts'
import { limitsOf } from '#platform/limits/limits.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { answerForm } from '#requests/request/answer-form.server.ts'
import { addSealedAddress } from '#requests/request/sealed-address.server.ts'
import { newReference } from '#requests/request/reference.ts'
import { mayWriteAgain } from '../double-opt-in.ts'
import { LARGEST_INCIDENT_BYTES, listenerForm } from './fields.ts'
import { type Incident, INCIDENTS_PATH, MOST_MAILS_A_DAY } from './incident.ts'
import { incidentListeners } from './listeners/repository.server.ts'
import { queueListenerMail } from './listener-mail.server.ts'
import { confirmMail, knownMail } from './mails.ts'
import { incidents } from './repository.server.ts'
import { DAY_MS } from '#values/durations.ts'

type Outcome = 'sent' | 'too-often'

/** Answers „Betrifft mich auch“. */
export function answerListener(app: App, httpRequest: Request, clientAddress: string) {
  return answerForm(
    app,
    { request: httpRequest, clientAddress },
    {
      name: 'incident_listener',
      maxBytes: LARGEST_INCIDENT_BYTES,
      fields: Object.keys(listenerForm.fields),
      async judge(fields) {
        const asked = listenerForm.parse(fields)
        if (!asked.ok) return asked
        const { incident_id: id, email } = asked.data
        const incident = id === null ? null : await incidents(app.db).find(id)
        return incident === null || incident.isEnded
          ? { ok: false, errors: { incident_id: 'Diese Störung ist beendet. Bitte wählen Sie eine andere.' } }
          : { ok: true, data: { incident, email } }
      },
      act: ({ incident, email }: { incident: Incident; email: string }) => listenTo(app, incident, email),
      doneAt(_outcome, { incident, email }) {
        const done = new URLSearchParams({ nummer: incident.id, angelegt: 'ja' })
        addSealedAddress(app, done, email)
        return `${INCIDENTS_PATH}?${done}`
      },
    },
  )
}

/** Notes that an incident concerns this address, and writes to it. The answer says nothing of the outcome: anybody may type anybody's address. */
export async function listenTo(app: App, incident: Incident, email: string): Promise<Outcome> {
  const outcome = await app.db.transaction().execute((trx) => listen(app, trx, incident, email))
  if (outcome === 'sent') app.wakeOutbox()
  return outcome
}

async function listen(app: App, trx: Trx, incident: Incident, email: string): Promise<Outcome> {
  const now = app.clock.now()
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString()
  const listeners = incidentListeners(trx)
  const own = await listeners.ofAddress(email)
  const known = own.find(({ incidentId }) => incidentId === incident.id)
  if (known) {
    if (!mayWriteAgain(known, now) || !limitsOf(app).takeMail(email).ok) return 'too-often'
    await listeners.noteMail(known.id, now)
    await queueListenerMail(app, trx, known, known.confirmedAt === null ? confirmMail(incident) : knownMail(incident))
    return 'sent'
  }
  const unasked = own.filter(({ confirmedAt, mailedAt }) => confirmedAt === null && mailedAt > yesterday)
  if (unasked.length >= MOST_MAILS_A_DAY || !limitsOf(app).takeMail(email).ok) return 'too-often'
  const moment = now.toISOString()
  const news = { incidentId: incident.id, email, createdAt: moment, confirmedAt: null, mailedAt: moment }
  const id = newReference()
  // Taken by chance, or by the same press a moment ago: the next press tells.
  if (!(await listeners.add({ id, ...news }))) return 'too-often'
  await queueListenerMail(app, trx, { id, email }, confirmMail(incident))
  return 'sent'
}
