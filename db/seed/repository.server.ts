import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'

/** What the seeds ask of the portfolio's tables beside the letting area's own inserts. */
export function portfolioTables(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Removes every town, property, apartment and picture; submissions stay. */
    async clear(): Promise<void> {
      for (const table of [
        'media',
        'apartment_amenities',
        'apartments',
        'energy_certificates',
        'properties',
        'locations',
      ] as const) {
        await db.deleteFrom(table).execute()
      }
    },

    /** Lets the query planner know how many rows there are; both engines guess badly after a bulk load. */
    async analyze(): Promise<void> {
      await sql`analyze`.execute(db)
    },
  }
}
