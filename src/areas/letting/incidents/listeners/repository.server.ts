import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'

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
  const ofAddress = (email: string) =>
    db.selectFrom('incident_listeners').where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)

  return {
    /** @returns false when the id is taken, or the address is there for this incident already. */
    async add({ id, incidentId, email, createdAt }: Listener): Promise<boolean> {
      const row = await db
        .insertInto('incident_listeners')
        .values({
          id,
          incident_id: incidentId,
          email,
          created_at: createdAt,
          confirmed_at: null,
          mailed_at: createdAt,
          told_version: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string): Promise<Listener | null> {
      const row = await db.selectFrom('incident_listeners').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    /** Oldest first. */
    async ofAddress(email: string): Promise<Listener[]> {
      const rows = await ofAddress(email).selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(fromRow)
    },

    async listByIds(ids: readonly string[]): Promise<Listener[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('incident_listeners').selectAll().where('id', 'in', ids).orderBy('id').execute()
      return rows.map(fromRow)
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

    async remove(id: string): Promise<void> {
      await db.deleteFrom('incident_listeners').where('id', '=', id).execute()
    },

    async deleteOfAddress(email: string): Promise<number> {
      const ids = ofAddress(email).select('id')
      const { numDeletedRows } = await db.deleteFrom('incident_listeners').where('id', 'in', ids).executeTakeFirst()
      return Number(numDeletedRows)
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

function fromRow(row: Selectable<Tables['incident_listeners']>): Listener {
  return {
    id: row.id,
    incidentId: row.incident_id,
    email: row.email,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    mailedAt: row.mailed_at,
  }
}
