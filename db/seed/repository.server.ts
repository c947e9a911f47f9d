import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'

const ROWS_PER_DELETE = 500
const MOST_FLATS = 1000
const filledTables = [
  'locations',
  'properties',
  'energy_certificates',
  'apartments',
  'apartment_amenities',
  'media',
  'submissions',
  'submission_events',
  'outbox',
  'offered_flats',
] as const

/** Whether nothing was ever stored there. */
export async function isTableEmpty(db: Db, table: keyof Tables): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

/** What the seeds ask of the portfolio's tables beside the letting area's own inserts. */
export function portfolioTables(db: Db) {
  return {
    isEmpty: () => isTableEmpty(db, 'properties'),

    /** What can be applied for. */
    async freeFlats(): Promise<{ apartment_id: string; property_id: string }[]> {
      return db
        .selectFrom('apartments')
        .innerJoin('properties', 'properties.id', 'apartments.property_id')
        .where('properties.is_published', '=', 1)
        .where('apartments.is_listed', '=', 1)
        .where('apartments.availability_status', '=', 'available')
        .select(['apartments.id as apartment_id', 'apartments.property_id'])
        .orderBy('apartments.id')
        .limit(MOST_FLATS)
        .execute()
    },

    /**
     * Removes every town, property, apartment, viewing and picture; requests stay. In steps, because PostgreSQL ends a
     * statement after four seconds; amenities, certificates and pictures go with what they belong to.
     */
    async clear(): Promise<void> {
      for (const table of ['viewing_slots', 'apartments', 'properties', 'media', 'locations'] as const) {
        for (let deleted = 1; deleted > 0; ) {
          const some = db.selectFrom(table).select('id').limit(ROWS_PER_DELETE)
          const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', some).executeTakeFirstOrThrow()
          deleted = Number(numDeletedRows)
        }
      }
    },

    /** What is there by now is nobody's news: all at once, since for the saved searches each flat would be a transaction of its own. */
    async letFlatsBeKnown(): Promise<void> {
      await db.deleteFrom('offered_flats').execute()
      await sql`insert into offered_flats (apartment_id, state, rent_cents)
        select id, case when availability_status = 'available' then 'offered' else 'taken' end, total_rent_cents
        from apartments where is_listed = 1`.execute(db)
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
