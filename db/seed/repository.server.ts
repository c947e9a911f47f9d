import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'

const ROWS_PER_DELETE = 500
const filledTables = [
  'locations',
  'properties',
  'energy_certificates',
  'apartments',
  'apartment_amenities',
  'media',
] as const

/** What the seeds ask of the portfolio's tables beside the letting area's own inserts. */
export function portfolioTables(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /**
     * Removes every town, property, apartment and picture; submissions stay. In steps, because PostgreSQL ends a
     * statement after four seconds; amenities, certificates and pictures go with what they belong to.
     */
    async clear(): Promise<void> {
      for (const table of ['apartments', 'properties', 'media', 'locations'] as const) {
        for (let deleted = 1; deleted > 0; ) {
          const some = db.selectFrom(table).select('id').limit(ROWS_PER_DELETE)
          const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', some).executeTakeFirstOrThrow()
          deleted = Number(numDeletedRows)
        }
      }
    },

    /**
     * Lets the query planner know how many rows there are; both engines guess badly after a bulk load. Table by table: all at once, the
     * catalogue included, took a busy PostgreSQL longer than a statement may.
     */
    async analyze(): Promise<void> {
      for (const table of filledTables) await sql`analyze ${sql.table(table)}`.execute(db)
    },
  }
}
