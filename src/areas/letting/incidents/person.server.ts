import type { Db } from '#platform/database/database.server.ts'
import { incidentListeners } from './listeners/repository.server.ts'
import { incidents } from './repository.server.ts'

/** Lists the incidents a person listens to, for that person. */
export async function listeningForPerson(db: Db, ids: readonly string[]) {
  const listening = []
  for (const { id, incidentId, email, createdAt, confirmedAt } of await incidentListeners(db).listByIds(ids)) {
    const incident = await incidents(db).find(incidentId)
    listening.push({
      id,
      stoerung: incident?.title ?? '',
      haus: incident?.house ?? '',
      email,
      eingetragen: createdAt,
      bestaetigt: confirmedAt,
    })
  }
  return listening
}
