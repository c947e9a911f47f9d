import { type RawBuilder, sql } from 'kysely'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { type ApartmentFilters, asksForRent, boxes, ranges, type Sort } from './filters.ts'
import { wordsOf } from './fits.ts'

export const PAGE_SIZE = 24

/** How many of the homes that were found can be had: now, from a later day, once somebody else steps back, or not at all. */
export type Availability = { free: number; soon: number; reserved: number; rented: number }

export type FoundPage = {
  /** All that fit. */
  total: number
  availability: Availability
  /** Offices, shops and workshops among them; they stand behind all homes. */
  commercial: number
  /** The page, or the last one there is. */
  page: number
  ids: string[]
}

const none = sql<boolean>`1 = 0`
const freeFirst = sql`case availability_status when 'available' then 0 when 'rented' then 2 else 1 end`
const unknownLast = (column: 'total_rent_cents' | 'living_area_sqm') =>
  sql`case when ${sql.ref(column)} is null then 1 else 0 end`
const known = (column: 'total_rent_cents' | 'living_area_sqm') => [freeFirst, unknownLast(column)]

/** Free flats stand first, unknown or rented ones at the end; flats of one rank stand by age. */
const orders: Record<Sort, RawBuilder<unknown>[]> = {
  neueste: [freeFirst],
  guenstigste: [...known('total_rent_cents'), sql`total_rent_cents`],
  teuerste: [...known('total_rent_cents'), sql`total_rent_cents desc`],
  groesste: [...known('living_area_sqm'), sql`living_area_sqm desc`],
  kleinste: [...known('living_area_sqm'), sql`living_area_sqm`],
  frueheste: [freeFirst, sql`coalesce(available_from, '')`],
}

/** Numbers and page of a search, kept until the content changes: the next page of many flats, or the same again, is not counted anew. */
export function findPage(db: Db, filters: ApartmentFilters, { today }: { today: string }): Promise<FoundPage> {
  return foundPages(db, JSON.stringify([filters, today]), () => searchPage(db, filters, today))
}

/** A thousand take some 2 MB. */
const foundPages = keptByVersion<FoundPage>(1000)

/** Counts all listed flats that fit and reads the ids of one page of them: two statements, each on one covering index (0022-accessibility). */
async function searchPage(db: Db, filters: ApartmentFilters, today: string): Promise<FoundPage> {
  const fitting = fittingFlats(db, filters)
  const { total, commercial, available, soon, rented } = await fitting.select(countsOf(today)).executeTakeFirstOrThrow()
  const reserved = total - commercial - available - rented
  const found = { total, availability: { free: available - soon, soon, reserved, rented }, commercial }
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  if (total === 0) return { ...found, page, ids: [] }
  // A flat without a price is shown apart when a rent is asked for (`overview-results.tsx`).
  const asked = asksForRent(filters) ? [unknownLast('total_rent_cents')] : []
  const ordered = [sql`is_commercial`, ...asked, ...orders[filters.sort]].reduce(
    (query, order) => query.orderBy(order),
    fitting.select('id'),
  )
  const rows = await ordered
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { ...found, page, ids: rows.map(({ id }) => id) }
}

/** Few and short conditions, since each is judged for every flat that fits; the others follow from them. */
function countsOf(today: string) {
  const isAvailable = sql`is_commercial = 0 and availability_status = 'available'`
  return [
    sql<number>`count(*)`.as('total'),
    countWhere(sql`is_commercial = 1`).as('commercial'),
    countWhere(isAvailable).as('available'),
    countWhere(sql`${isAvailable} and available_from > ${today}`).as('soon'),
    countWhere(sql`is_commercial = 0 and availability_status = 'rented'`).as('rented'),
  ] as const
}

const countWhere = (condition: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${condition})`

/** Numbers first, because an engine compares them quicker than it searches in texts. */
function fittingFlats(db: Db, filters: ApartmentFilters) {
  const { search, city, propertyId, status, freeOn, amenities } = filters
  let flats = db.selectFrom('apartments').where('is_listed', '=', 1)

  if (propertyId !== '') flats = flats.where('property_id', '=', propertyId)
  if (status !== '')
    // Joined to nothing, no index is looked up for it: the words stand in the other one, and the table would be read for each flat.
    flats = flats.where(search === '' ? sql.ref('availability_status') : sql`availability_status || ''`, '=', status)
  for (const { field, column, value, isLeast } of boxes)
    if (filters[field]) flats = flats.where(column, isLeast ? '>=' : '=', value)
  for (const { from, to, column, unit = 1, keepsUnknown = false } of ranges) {
    for (const [end, comparison] of [[filters[from], '>='] as const, [filters[to], '<='] as const]) {
      if (end === null) continue
      const value = unit === 1 ? end : Math.round(end * unit)
      flats = flats.where((is) =>
        keepsUnknown ? is.or([is(column, comparison, value), is(column, 'is', null)]) : is(column, comparison, value),
      )
    }
  }
  if (freeOn !== '')
    flats = flats
      .where('availability_status', '<>', 'rented')
      .where((is) => is.or([is('available_from', 'is', null), is('available_from', '<=', freeOn)]))
  if (city !== '') flats = flats.where(liesIn(city))
  for (const amenity of amenities) flats = flats.where(offers(amenity))
  return search === '' ? flats : flats.where(hasWords(search))
}

/** Part of a city's name or, where it begins with a digit, of a postal code. The few towns are looked through first, not the many flats. */
function liesIn(city: string): RawBuilder<boolean> {
  if (foldText(city) === '') return none
  const part = containsPattern(city)
  const inTown = sql<boolean>`city_folded in (select city_folded from properties where city_folded like ${part})`
  return /^\d/.test(city) ? sql<boolean>`(${inTown} or postal_code like ${part})` : inTown
}

/** An underscore of a code is no wildcard. */
const offers = (amenity: string) =>
  sql<boolean>`amenity_codes like ${`% ${amenity.replaceAll('_', '\\_')} %`} escape ${sql.lit('\\')}`

function hasWords(search: string): RawBuilder<boolean> {
  const words = wordsOf(search)
  if (words.length === 0) return none
  return sql.join(
    words.map((word) => sql`search_text like ${`%${word}%`}`),
    sql` and `,
  ) as RawBuilder<boolean>
}
