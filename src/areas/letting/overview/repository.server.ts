import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { toEuros } from '#platform/database/money.server.ts'
import { containsPattern, foldText } from '#platform/fold.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { amenitiesOf, housesWithFlats, picturesOf, townsWithFlats } from '../apartments/repository.server.ts'
import { findPage, PAGE_SIZE } from '../apartments/search/repository.server.ts'
import type { ApartmentFilters } from '../apartments/search/filters.ts'
import { coordinatesFromRow } from '../properties/property-row.server.ts'
import type { Building, Overview } from './overview.ts'

/** A longer select helps nobody; the search box finds the others. */
const MOST_BUILDINGS = 200

/** One page of the overview with what its filter form offers. `today`: YYYY-MM-DD. */
export async function readOverview(db: Db, wanted: ApartmentFilters, today: string): Promise<Overview> {
  const overview = apartmentOverview(db)
  // A link may name a building only: its place follows from it.
  const city = wanted.city || (wanted.propertyId && (await overview.cityOfBuilding(wanted.propertyId))) || ''
  const buildings = city === '' ? [] : await overview.buildings(city, wanted.propertyId)
  const isBuildingThere = buildings.some((building) => building.id === wanted.propertyId)
  const filters = { ...wanted, city, propertyId: isBuildingThere ? wanted.propertyId : '' }

  const [{ total, availability, commercial, page, ids }, locations] = await Promise.all([
    findPage(db, filters, { today }),
    towns(db, 'listed', () => townsWithFlats(db)),
  ])
  const items = await overview.items(ids)
  return {
    items,
    total,
    availability,
    commercial,
    page,
    pageSize: PAGE_SIZE,
    filters: { ...filters, page },
    // A listed flat has a town.
    isPortfolioEmpty: locations.length === 0,
    locations,
    buildings,
  }
}

/** Of the whole portfolio, whatever is searched. */
const towns = keptByVersion<string[]>(1)

/** Reads for the overview beside `findPage`: the rows of one page and the buildings of a place. */
export function apartmentOverview(db: Db) {
  const listed = () => db.selectFrom('apartments').where('apartments.is_listed', '=', 1)

  return {
    /** Reads the lines of these flats, in their order. */
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

    /** Buildings of a place by name, at most `MOST_BUILDINGS`; `selectedId` is among them if it lies there. */
    async buildings(city: string, selectedId: string): Promise<Building[]> {
      if (foldText(city) === '') return []
      const found = housesWithFlats(db)
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
      const row = await housesWithFlats(db)
        .select('properties.city')
        .where('properties.id', '=', propertyId)
        .executeTakeFirst()
      return row?.city ?? null
    },

    /** Available homes, the newest first. */
    async newestIds(limit: number): Promise<string[]> {
      const rows = await listed()
        .select('apartments.id')
        .where('availability_status', '=', 'available')
        .where('is_commercial', '=', 0)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

const byName = new Intl.Collator('de', { numeric: true })

function rowsOf(db: Db, ids: string[]) {
  return db
    .selectFrom('apartments')
    .innerJoin('properties', 'properties.id', 'apartments.property_id')
    .leftJoin('energy_certificates', 'energy_certificates.property_id', 'apartments.property_id')
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
      'properties.latitude',
      'properties.longitude',
      'properties.coordinates_precision',
      'energy_certificates.efficiency_class',
    ])
    .where('apartments.id', 'in', ids)
    .execute()
}

type ItemRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** A flat as a line of the overview, with what it shows of its building. */
function itemFromRow(row: ItemRow, amenities: string[], picture: Picture | null): ApartmentListItem {
  const isRented = row.availability_status === 'rented'
  return {
    id: row.id,
    propertyId: row.property_id,
    apartmentName: row.name,
    propertyName: row.property_name,
    location: `${row.postal_code} ${row.city}`,
    address: row.publish_exact_address === 1 ? [row.street, row.house_number].filter(Boolean).join(' ') : null,
    type: row.property_type,
    coordinates: coordinatesFromRow(row),
    roomCount: isRented ? null : row.room_count,
    livingAreaSqm: isRented ? null : row.living_area_sqm,
    picture,
    description: row.description ?? `${row.name} in ${row.property_name}`,
    coldRentEuro: isRented ? null : toEuros(row.cold_rent_cents),
    warmRentEuro: isRented ? null : toEuros(row.total_rent_cents),
    efficiencyClass: row.efficiency_class,
    availableFrom: row.available_from,
    availabilityStatus: row.availability_status,
    amenities,
  }
}
