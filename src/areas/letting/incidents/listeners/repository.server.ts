import type { Db } from '#platform/database/database.server.ts'
import { fromColumns, toColumns } from '#platform/database/code-names.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import { addressEntries } from '#areas/letting/address-entries/repository.server.ts'

export type Listener = {
  id: string
  incidentId: string
  email: string
  createdAt: string
  confirmedAt: string | null
  mailedAt: string
}

/** The table incident_listeners: who wants to hear of an incident. Moments are ISO 8601. */
export function incidentListeners(db: Db) {
  return {
    ...addressEntries(db, 'incident_listeners', (row): Listener => fromColumns(row)),

    /** @returns false when the id is taken, or the address is there for this incident already. */
    async add(listener: Listener): Promise<boolean> {
      const row = await db
        .insertInto('incident_listeners')
        .values({ ...toColumns(listener), told_version: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async noteMail(id: string, now: Date): Promise<void> {
      await db.updateTable('incident_listeners').set({ mailed_at: now.toISOString() }).where('id', '=', id).execute()
    },

    /** Confirms an address. The incident's present text, the person has just read. */
    async confirm(id: string, now: Date): Promise<void> {
      await db
        .updateTable('incident_listeners')
        .set(({ selectFrom }) => ({
          confirmed_at: now.toISOString(),
          told_version: selectFrom('incidents')
            .select('version')
            .whereRef('incidents.id', '=', 'incident_listeners.incident_id'),
        }))
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .execute()
    },

    /** How many confirmed that it concerns them. */
    countConfirmed: (incidentId: string): Promise<number> =>
      countOf(
        db.selectFrom('incident_listeners').where('incident_id', '=', incidentId).where('confirmed_at', 'is not', null),
      ),

    /** Confirmed ones whose incident has changed since their last mail. */
    async untold(limit: number) {
      return db
        .selectFrom('incident_listeners')
        .innerJoin('incidents', 'incidents.id', 'incident_listeners.incident_id')
        .select([
          'incident_listeners.id',
          'incident_listeners.email',
          'incidents.id as incidentId',
          'incidents.version',
        ])
        .where('confirmed_at', 'is not', null)
        .whereRef('told_version', '<', 'incidents.version')
        .orderBy('incident_listeners.id')
        .limit(limit)
        .execute()
    },

    /** @returns false when somebody else told them meanwhile. */
    async claimTold(id: string, version: number): Promise<boolean> {
      const row = await db
        .updateTable('incident_listeners')
        .set({ told_version: version })
        .where('id', '=', id)
        .where('told_version', '<', version)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
