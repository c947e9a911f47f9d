import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { SECOND_MS } from '#values/durations.ts'
import { refreshSite } from '#company/current.server.ts'
import { incidentListeners } from './listeners/repository.server.ts'
import { queueListenerMail } from './listener-mail.server.ts'
import { newsMail } from './mails.ts'
import { incidents } from './repository.server.ts'

/** So many in a round, so that a receipt never waits behind hundreds. */
const BATCH = 200

/** Writes to those who want to hear of an incident, until stopped. Several servers may do so on one database. */
export function startIncidentMails(app: App): Rounds {
  const run = async () => {
    await refreshSite(app)
    await tellListeners(app)
  }
  return everyRound(app, { name: 'incident mails', everyMs: 5 * SECOND_MS, run })
}

/** Writes once to each who confirmed when staff have changed an incident or ended it, whichever way. @returns how many mails. */
export async function tellListeners(app: App): Promise<number> {
  let queued = 0
  for (const { id, email, incidentId, version } of await incidentListeners(app.db).untold(BATCH)) {
    const isQueued = await app.db.transaction().execute(async (trx) => {
      if (!(await incidentListeners(trx).claimTold(id, version))) return false
      const incident = await incidents(trx).find(incidentId)
      if (incident === null) return false
      await queueListenerMail(app, trx, { id, email }, newsMail(incident))
      return true
    })
    if (isQueued) queued += 1
  }
  if (queued > 0) app.wakeOutbox()
  return queued
}
