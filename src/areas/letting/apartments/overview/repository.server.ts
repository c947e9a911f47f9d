import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { itemFromRow } from '../apartment-row.server.ts'
import type { ApartmentListItem } from '../apartment.ts'
import { amenitiesOf, picturesOf } from '../repository.server.ts'
import type { ApartmentFilters, Sort } from './filters.ts'
import type { Building } from './overview.ts'

export const PAGE_SIZE = 24

const MOST_WORDS = 8
/** A longer select helps nobody; the search box finds the others. */
const MOST_BUILDINGS = 200

type MissedFlat = { propertyId: string; livingAreaSqm: number | null }

type Is = ExpressionBuilder<Tables, 'apartments'>
const nothing = sql<boolean>`1 = 0`

/** The overview's queries. Filters, order and count read only the index `apartments_overview`; rows are read for one page. */
export function apartmentOverview(db: Db) {
  const listed = () => db.selectFrom('apartments').where('apartments.is_listed', '=', 1)

  const listedProperties = () =>
    db
      .selectFrom('properties')
      .where('properties.is_published', '=', 1)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('apartments')
            .select('apartments.id')
            .whereRef('apartments.property_id', '=', 'properties.id')
            .where('apartments.is_listed', '=', 1),
        ),
      )

  function filtered(filters: ApartmentFilters) {
    const { search, city, propertyId, status, freeOn, amenities } = filters
    let query = listed()
    if (search !== '') {
      const words = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
      if (words.length === 0) query = query.where(nothing)
      for (const word of words) query = query.where('search_text', 'like', containsPattern(word))
    }
    if (city !== '') query = query.where((is) => inPlace(is, city))
    if (propertyId !== '') query = query.where('property_id', '=', propertyId)
    if (status !== '') query = query.where('availability_status', '=', status)
    if (filters.roomsFrom !== null) query = query.where('room_count', '>=', filters.roomsFrom)
    if (filters.roomsTo !== null) query = query.where('room_count', '<=', filters.roomsTo)
    if (filters.areaFromSqm !== null) query = query.where('living_area_sqm', '>=', filters.areaFromSqm)
    if (filters.areaToSqm !== null) query = query.where('living_area_sqm', '<=', filters.areaToSqm)
    const { warmRentFromEuro: from, warmRentToEuro: to } = filters
    if (from !== null) query = query.where((is) => orUnknown(is, is('total_rent_cents', '>=', Math.round(from * 100))))
    if (to !== null) query = query.where((is) => orUnknown(is, is('total_rent_cents', '<=', Math.round(to * 100))))
    if (freeOn !== '')
      query = query
        .where('availability_status', '<>', 'rented')
        .where((is) => is.or([is('available_from', 'is', null), is('available_from', '<=', freeOn)]))
    for (const amenity of amenities) query = query.where('amenity_codes', 'like', `% ${amenity} %`)
    return query
  }

  return {
    async count(filters: ApartmentFilters): Promise<number> {
      const { total } = await filtered(filters)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** The ids of one page, in order. */
    async pageIds(filters: ApartmentFilters): Promise<string[]> {
      let query = filtered(filters).select('apartments.id')
      for (const step of order[filters.sort]) query = query.orderBy(step)
      // Written as a sum, the age keeps SQLite from walking all flats by age for the few of one building.
      const age = filters.propertyId === '' ? sql`created_at desc` : sql`created_at || '' desc`
      const rows = await query
        .orderBy(age)
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE)
        .offset((filters.page - 1) * PAGE_SIZE)
        .execute()
      return rows.map((row) => row.id)
    },

    /** What the list shows of these flats, in their order. */
    async items(ids: string[]): Promise<ApartmentListItem[]> {
      if (ids.length === 0) return []
      const [rows, amenities, pictures] = await Promise.all([
        rowsOf(db, ids),
        amenitiesOf(db, ids),
        picturesOf(db, ids),
      ])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        return row ? [itemFromRow(row, amenities.get(id) ?? [], pictures.get(id)?.[0] ?? null)] : []
      })
    },

    /** Towns where something is listed, in alphabetical order. The few towns are looked up first, not the many flats. */
    async cities(): Promise<string[]> {
      const rows = await db
        .selectFrom(
          db
            .selectFrom('properties')
            .select(['city', 'city_folded'])
            .distinct()
            .where('is_published', '=', 1)
            .as('towns'),
        )
        .select('towns.city')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('apartments')
              .select('apartments.id')
              .whereRef('apartments.city_folded', '=', 'towns.city_folded')
              .where('apartments.is_listed', '=', 1),
          ),
        )
        .execute()
      return rows.map((row) => row.city).toSorted(byName.compare)
    },

    /** Buildings of a place by name, at most `MOST_BUILDINGS`; `selectedId` is among them if it lies there. */
    async buildings(city: string, selectedId: string): Promise<Building[]> {
      if (foldText(city) === '') return []
      const found = listedProperties()
        .select(['properties.id', 'properties.name'])
        .where((is) =>
          is.or([
            is('properties.city_folded', 'like', containsPattern(city)),
            is('properties.postal_code', 'like', containsPattern(city)),
          ]),
        )
      const rows = await found.orderBy('properties.name').orderBy('properties.id').limit(MOST_BUILDINGS).execute()
      const isMissing = selectedId !== '' && rows.every((row) => row.id !== selectedId)
      const selected = isMissing ? await found.where('properties.id', '=', selectedId).execute() : []
      return [...rows, ...selected].toSorted((one, other) => byName.compare(one.name, other.name))
    },

    async cityOfBuilding(propertyId: string): Promise<string | null> {
      const row = await listedProperties()
        .select('properties.city')
        .where('properties.id', '=', propertyId)
        .executeTakeFirst()
      return row?.city ?? null
    },

    /** Available flats that a visitor who missed this one may like: same building, same town, then the newest anywhere. */
    async similarIds(flat: MissedFlat, limit: number): Promise<string[]> {
      const house = await db
        .selectFrom('properties')
        .select('city_folded')
        .where('id', '=', flat.propertyId)
        .executeTakeFirst()
      const city = house?.city_folded ?? ''
      const free = listed().select('apartments.id').where('availability_status', '=', 'available')
      const near = await free
        .where('city_folded', '=', city)
        .orderBy(sql`case when property_id = ${flat.propertyId} then 0 else 1 end`)
        .orderBy(sql`abs(coalesce(living_area_sqm, 0) - ${flat.livingAreaSqm ?? 0})`)
        .orderBy('apartments.id')
        .limit(limit)
        .execute()
      const elsewhere = free.where('city_folded', '<>', city).orderBy('created_at', 'desc').orderBy('id', 'desc')
      const others = near.length < limit ? await elsewhere.limit(limit - near.length).execute() : []
      return [...near, ...others].map((row) => row.id)
    },
  }
}

const byName = new Intl.Collator('de', { numeric: true })

/** Part of a city's name or of a postal code. Cities are looked up in the few buildings, so that an index finds their flats. */
function inPlace(is: Is, place: string) {
  if (foldText(place) === '') return nothing
  const pattern = containsPattern(place)
  if (/^\d/.test(place)) return is.or([is('postal_code', 'like', pattern), is('city_folded', 'like', pattern)])
  return is(
    'city_folded',
    'in',
    is.selectFrom('properties').select('city_folded').where('city_folded', 'like', pattern),
  )
}

/** A flat without a price stays in every range: one may ask (`rent.ts` says the same of one flat). */
function orUnknown(is: Is, within: ExpressionWrapper<Tables, 'apartments', SqlBool>) {
  return is.or([within, is('total_rent_cents', 'is', null)])
}

// What nobody knows, or may know, stands at the end of its order.
const rentedLast = sql`case when availability_status = 'rented' then 1 else 0 end`
const unknownLast = (column: string) => sql`case when ${sql.ref(column)} is null then 1 else 0 end`
const order: Record<Sort, ReturnType<typeof sql>[]> = {
  neueste: [],
  guenstigste: [rentedLast, unknownLast('total_rent_cents'), sql`total_rent_cents`],
  teuerste: [rentedLast, unknownLast('total_rent_cents'), sql`total_rent_cents desc`],
  groesste: [rentedLast, unknownLast('living_area_sqm'), sql`living_area_sqm desc`],
  kleinste: [rentedLast, unknownLast('living_area_sqm'), sql`living_area_sqm`],
  // No date means at once.
  frueheste: [rentedLast, sql`coalesce(available_from, '')`],
}

function rowsOf(db: Db, ids: string[]) {
  return db
    .selectFrom('apartments')
    .innerJoin('properties', 'properties.id', 'apartments.property_id')
    .select([
      'apartments.id',
      'apartments.property_id',
      'apartments.name',
      'apartments.description',
      'apartments.postal_code',
      'apartments.city',
      'apartments.room_count',
      'apartments.living_area_sqm',
      'apartments.cold_rent_cents',
      'apartments.total_rent_cents',
      'apartments.available_from',
      'apartments.availability_status',
      'properties.name as property_name',
      'properties.property_type',
      'properties.street',
      'properties.house_number',
      'properties.publish_exact_address',
    ])
    .where('apartments.id', 'in', ids)
    .execute()
}
