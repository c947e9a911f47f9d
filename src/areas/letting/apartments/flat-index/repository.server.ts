import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { engineOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import type { IndexedFlat } from './flats.ts'

const SMALL_CACHE_KIB = 2000

export type Change = { id: string; number: number }
export type Changes = {
  /** Where to read on: every change below this number was committed and is known. */
  next: number
  changed: Change[]
}

const columns = [
  'id',
  'property_id as propertyId',
  'availability_status as status',
  'room_count as roomCount',
  'living_area_sqm as livingAreaSqm',
  'total_rent_cents as totalRentCents',
  'postal_code as postalCode',
  'city',
  'city_folded as cityFolded',
  'search_text as searchText',
  'amenity_codes as amenityCodes',
  'created_at as createdAt',
] as const

/** What the overview filters and sorts by, and which flats changed: the tables apartments and apartment_changes. */
export function indexedFlats(db: Db) {
  const isSqlite = engineOf(db as Kysely<Tables>) === 'sqlite'
  const listed = () =>
    db
      .selectFrom('apartments')
      .select(columns)
      .select(sql<string>`coalesce(available_from, '')`.as('availableFrom'))
      .where('is_listed', '=', 1)

  return {
    async count(): Promise<number> {
      const query = db.selectFrom('apartments').select((eb) => eb.fn.countAll<number>().as('count'))
      return Number((await query.where('is_listed', '=', 1).executeTakeFirst())?.count ?? 0)
    },

    /** Listed flats after this one in the order of their ids; the first ones for null. */
    async after(id: string | null, limit: number): Promise<IndexedFlat[]> {
      const query = id === null ? listed() : listed().where('id', '>', id)
      return query.orderBy('id').limit(limit).execute()
    },

    /** Reads everything once without filling SQLite's cache, which a process does not give back (45 MB at 100,000 flats). */
    async sparingly<Result>(read: () => Promise<Result>): Promise<Result> {
      if (!isSqlite) return read()
      const { rows } = await sql<{ cache_size: number }>`pragma cache_size`.execute(db)
      await sql`pragma cache_size = ${sql.lit(-SMALL_CACHE_KIB)}`.execute(db)
      try {
        return await read()
      } finally {
        await sql`pragma cache_size = ${sql.lit(rows[0]?.cache_size ?? 0)}`.execute(db)
      }
    },

    /** Those of these that are listed. */
    async byIds(ids: readonly string[]): Promise<IndexedFlat[]> {
      return ids.length === 0 ? [] : listed().where('id', 'in', ids).execute()
    },

    /** All flats that changed from this number on: at least all that committed since it was given out. */
    async changesFrom(number: number): Promise<Changes> {
      const { rows } = await (isSqlite ? ofSqlite(number) : ofPostgres(number)).execute(db)
      return {
        next: rows[0]?.next ?? number,
        changed: rows.flatMap(({ id, at }) => (id === null ? [] : [{ id, number: at ?? 0 }])),
      }
    },
  }
}

type ChangeRow = { next: number; id: string | null; at: number | null }

const ofSqlite = (from: number): RawBuilder<ChangeRow> => sql`
  select ends.next, c.apartment_id as id, c.number as at
  from (select coalesce(max(number), 0) + 1 as next from apartment_changes) as ends
  left join apartment_changes as c on c.number >= ${from}`

/** Numbers from the newest transaction on were brought here from another server by a restore. */
const ofPostgres = (from: number): RawBuilder<ChangeRow> => sql`
  select ends.next, c.apartment_id as id, c.number as at
  from (
    select pg_snapshot_xmin(now)::text::bigint as next, pg_snapshot_xmax(now)::text::bigint as beyond
    from (select pg_current_snapshot() as now) as snapshot
  ) as ends
  left join apartment_changes as c on c.number >= ${from} and c.number < ends.beyond`
