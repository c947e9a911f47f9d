import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import { toEuros } from '#platform/database/money.server.ts'
import type { PropertiesTable } from '#platform/database/portfolio-tables.server.ts'
import { statusWord } from '../apartments/availability.ts'

/** A flat or building as a request names it, for staff: also what visitors do not see. Money in euros, areas in m². */
export type Subject = {
  propertyId: string
  propertyName: string
  address: string
  apartment: {
    id: string
    name: string
    /** „reserviert“. */
    status: string
    isPublished: boolean
    roomCount: number | null
    livingAreaSqm: number | null
    totalRentEuro: number | null
  } | null
}

/** How many rows of the portfolio hang on a record: flats of a building, buildings of a town, pictures and files of each. */
export function dependents(db: Db) {
  const count = (table: 'apartments' | 'properties' | 'media', column: string, id: string) =>
    countOf(db.selectFrom(table).where(({ eb, ref }) => eb(ref(column as 'id'), '=', id)))
  return {
    flatsOf: (propertyId: string) => count('apartments', 'property_id', propertyId),
    buildingsOf: (locationId: string) => count('properties', 'location_id', locationId),
    mediaOf: (owner: 'property' | 'apartment' | 'location', id: string) => count('media', `${owner}_id`, id),
  }
}
/** `status` and rent: of the flat; null for a building. */
export type SubjectName = { name: string; place: string; status: string | null; totalRentEuro: number | null }

export function subjects(db: Db) {
  return {
    async ofApartment(apartmentId: string): Promise<Subject | null> {
      const row = await db
        .selectFrom('apartments')
        .innerJoin('properties', 'properties.id', 'apartments.property_id')
        .select([
          'apartments.id',
          'apartments.name',
          'apartments.availability_status',
          'apartments.is_listed',
          'apartments.room_count',
          'apartments.living_area_sqm',
          'apartments.total_rent_cents',
        ])
        .select(propertyColumns)
        .where('apartments.id', '=', apartmentId)
        .executeTakeFirst()
      if (!row) return null
      const cents = row.total_rent_cents
      const apartment = {
        id: row.id,
        name: row.name,
        status: statusWord(row.availability_status),
        isPublished: row.is_listed === 1,
        roomCount: row.room_count,
        livingAreaSqm: row.living_area_sqm,
        totalRentEuro: toEuros(cents),
      }
      return { ...propertyOf(row), apartment }
    },

    /** Names for a list: `Wohnung 3, Uferweg 5, 12345 Neustadt` by the flat's or the building's id. */
    async names(apartmentIds: readonly string[], propertyIds: readonly string[]): Promise<Map<string, SubjectName>> {
      const flats = await db
        .selectFrom('apartments')
        .innerJoin('properties', 'properties.id', 'apartments.property_id')
        .select(['apartments.id', 'apartments.name', 'apartments.availability_status', 'apartments.total_rent_cents'])
        .select(propertyColumns)
        .where('apartments.id', 'in', ['', ...apartmentIds])
        .execute()
      const buildings = await db
        .selectFrom('properties')
        .select(propertyColumns)
        .where('properties.id', 'in', ['', ...propertyIds])
        .execute()
      return new Map<string, SubjectName>([
        ...buildings.map((row) => {
          const { propertyId, propertyName, address } = propertyOf(row)
          return [propertyId, { name: propertyName, place: address, status: null, totalRentEuro: null }] as const
        }),
        ...flats.map((row) => {
          const { propertyName, address } = propertyOf(row)
          return [
            row.id,
            {
              name: row.name,
              place: `${propertyName}, ${address}`,
              status: row.availability_status,
              totalRentEuro: toEuros(row.total_rent_cents),
            },
          ] as const
        }),
      ])
    },

    async ofProperty(propertyId: string): Promise<Subject | null> {
      const row = await db
        .selectFrom('properties')
        .select(propertyColumns)
        .where('properties.id', '=', propertyId)
        .executeTakeFirst()
      return row ? { ...propertyOf(row), apartment: null } : null
    },
  }
}

const propertyColumns = [
  'properties.id as property_id',
  'properties.name as property_name',
  'properties.street',
  'properties.house_number',
  'properties.postal_code',
  'properties.city',
] as const

type PropertyRow = Pick<PropertiesTable, 'street' | 'house_number' | 'postal_code' | 'city'> & {
  property_id: string
  property_name: string
}

function propertyOf(row: PropertyRow) {
  const street = [row.street, row.house_number].filter(Boolean).join(' ')
  return {
    propertyId: row.property_id,
    propertyName: row.property_name,
    address: `${street}, ${row.postal_code} ${row.city}`,
  }
}
