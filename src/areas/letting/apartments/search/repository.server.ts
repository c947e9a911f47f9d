import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import { type ApartmentFilters, boxes, ranges, type Sort } from '../overview/filters.ts'

export const PAGE_SIZE = 24
const MOST_WORDS = 8
const COMMERCIAL = 'Gewerbe'

/** What only the assistant narrows by: a highest cold rent in euros, and whether business premises are meant or homes. */
export type FurtherWishes = { coldRentToEuro?: number | undefined; isCommercial?: boolean | undefined }

export type FoundPage = {
  /** All that fit. */
  total: number
  /** The page, or the last one there is. */
  page: number
  ids: string[]
}

const none = sql<boolean>`1 = 0`
const rentedLast = sql`case when availability_status = 'rented' then 1 else 0 end`
const known = (column: 'total_rent_cents' | 'living_area_sqm') => [
  rentedLast,
  sql`case when ${sql.ref(column)} is null then 1 else 0 end`,
]

/** What is unknown or rented stands at the end; flats of one rank stand by age. */
const orders: Record<Sort, RawBuilder<unknown>[]> = {
  neueste: [],
  guenstigste: [...known('total_rent_cents'), sql`total_rent_cents`],
  teuerste: [...known('total_rent_cents'), sql`total_rent_cents desc`],
  groesste: [...known('living_area_sqm'), sql`living_area_sqm desc`],
  kleinste: [...known('living_area_sqm'), sql`living_area_sqm`],
  frueheste: [rentedLast, sql`coalesce(available_from, '')`],
}

/** Counts all listed flats that fit and reads the ids of one page of them: two statements, each on one covering index (0017-flats-by-sql). */
export async function findPage(db: Db, filters: ApartmentFilters, wishes: FurtherWishes = {}): Promise<FoundPage> {
  const fitting = fittingFlats(db, filters, wishes)
  const { total } = await fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  if (total === 0) return { total, page, ids: [] }
  const ordered = orders[filters.sort].reduce((query, order) => query.orderBy(order), fitting.select('id'))
  const rows = await ordered
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { total, page, ids: rows.map(({ id }) => id) }
}

/** Numbers first, because an engine compares them quicker than it searches in texts. */
function fittingFlats(db: Db, filters: ApartmentFilters, { coldRentToEuro, isCommercial }: FurtherWishes) {
  const { search, city, propertyId, status, freeOn, amenities } = filters
  let flats = db.selectFrom('apartments').where('is_listed', '=', 1)

  if (propertyId !== '') flats = flats.where('property_id', '=', propertyId)
  if (status !== '') flats = flats.where('availability_status', '=', status)
  for (const { field, column, value } of boxes) if (filters[field]) flats = flats.where(column, '=', value)
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
  if (coldRentToEuro !== undefined)
    flats = flats
      .where('availability_status', '<>', 'rented')
      .where('cold_rent_cents', '<=', Math.round(coldRentToEuro * 100))
  if (isCommercial !== undefined) {
    const business = db.selectFrom('properties').select('id').where('property_type', '=', COMMERCIAL)
    flats = flats.where('property_id', isCommercial ? 'in' : 'not in', business)
  }
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
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
  if (words.length === 0) return none
  return sql.join(
    words.map((word) => sql`search_text like ${`%${word}%`}`),
    sql` and `,
  ) as RawBuilder<boolean>
}
