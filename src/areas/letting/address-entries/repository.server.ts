import { type Kysely, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'

type AddressTable = 'incident_listeners' | 'saved_searches' | 'viewing_bookings'

type Loose = Kysely<Record<string, { id: string; email: string; created_at: string }>>

/** What people asked for under their e-mail address, without an account. Each such table is read and forgotten in the same way. */
export function addressEntries<Table extends AddressTable, Entry>(
  db: Db,
  of: Table,
  read: (row: Tables[Table]) => Entry,
) {
  const loose = db as unknown as Loose
  const table: string = of
  const ofAddress = (email: string) =>
    loose.selectFrom(table).where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
  const readAll = (rows: readonly object[]) => rows.map((row) => read(row as Tables[Table]))

  return {
    async find(id: string): Promise<Entry | null> {
      const row = await loose.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
      return row ? read(row as unknown as Tables[Table]) : null
    },

    /** Oldest first. */
    async ofAddress(email: string): Promise<Entry[]> {
      return readAll(await ofAddress(email).selectAll().orderBy('created_at').orderBy('id').execute())
    },

    async listByIds(ids: readonly string[]): Promise<Entry[]> {
      if (ids.length === 0) return []
      return readAll(await loose.selectFrom(table).selectAll().where('id', 'in', ids).orderBy('id').execute())
    },

    async remove(id: string): Promise<void> {
      await loose.deleteFrom(table).where('id', '=', id).execute()
    },

    async deleteOfAddress(email: string): Promise<number> {
      const ids = ofAddress(email).select('id')
      const { numDeletedRows } = await loose.deleteFrom(table).where('id', 'in', ids).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
