import { sql } from 'kysely'
import { fromColumns } from '#platform/database/code-names.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import type { PropertiesTable } from '#platform/database/portfolio-tables.server.ts'
import { toEuros } from '#platform/database/money.server.ts'
import { housesWithFlats, townsWithFlats } from '../repository.server.ts'
import type { ApartmentChoice, ChosenApartment, FlatForSelect, PropertyChoice } from './choice.ts'

/** More than any town or building of ours has; a select cannot be longer. */
const MOST_CHOICES = 500

const byName = new Intl.Collator('de', { numeric: true })
const inOrder = <Choice extends { name: string }>(choices: Choice[]) =>
  choices.toSorted((one, other) => byName.compare(one.name, other.name))

const publicStreet = (row: Pick<PropertiesTable, 'street' | 'house_number' | 'publish_exact_address'>) =>
  row.publish_exact_address === 1 ? [row.street, row.house_number].filter(Boolean).join(' ') : null

/** What names a house. */
export const houseColumns = [
  'properties.name as property_name',
  'properties.street',
  'properties.house_number',
  'properties.publish_exact_address',
  'properties.postal_code',
  'properties.city',
] as const

type Named = Parameters<typeof publicStreet>[0] & { property_name: string; postal_code: string; city: string }

/** „Am Markt 4“ and „Am Markt 4, 12345 Neustadt“; where the street is withheld, the building's name in its place. */
export function houseInWords(row: Named): { street: string; house: string } {
  const street = publicStreet(row) ?? row.property_name
  return { street, house: `${street}, ${row.postal_code} ${row.city}` }
}

/** The choices of the tenant application (specification, chapter 7): only what has a listed, available flat. */
export function applicationChoices(db: Db) {
  return {
    /** Each once, in alphabetical order. */
    listApplicationCities: () => townsWithFlats(db, 'available'),

    /** Buildings of exactly this city, by name. */
    async listApplicationProperties(city: string): Promise<PropertyChoice[]> {
      const rows = await housesWithFlats(db, 'available')
        .select(['id', 'name', 'street', 'house_number', 'publish_exact_address'])
        .where('city_folded', '=', foldText(city))
        .orderBy('name')
        .limit(MOST_CHOICES)
        .execute()
      return inOrder(rows.map((row) => ({ id: row.id, name: row.name, addressStreet: publicStreet(row) })))
    },

    /** Available flats of one building, by name. */
    async listApplicationApartments(propertyId: string): Promise<ApartmentChoice[]> {
      const rows = await db
        .selectFrom('apartments')
        .select(['id', 'name', 'room_count', 'living_area_sqm', 'cold_rent_cents'])
        .where('property_id', '=', propertyId)
        .where('is_listed', '=', 1)
        .where('availability_status', '=', 'available')
        .orderBy('name')
        .limit(MOST_CHOICES)
        .execute()
      return inOrder(
        rows.map(({ cold_rent_cents: cents, ...row }) => ({ ...fromColumns(row), coldRentEuro: toEuros(cents) })),
      )
    },

    /** Listed flats of any status, house by house: for tenants, who live in them. */
    async listFlats(): Promise<FlatForSelect[]> {
      const rows = await db
        .selectFrom('apartments')
        .innerJoin('properties', 'properties.id', 'apartments.property_id')
        .select([
          'apartments.id',
          'apartments.name',
          'apartments.property_id',
          'apartments.availability_status',
          ...houseColumns,
        ])
        .where('apartments.is_listed', '=', 1)
        .orderBy('properties.city_folded')
        .orderBy('properties.id')
        .orderBy('apartments.name')
        .limit(MOST_CHOICES)
        .execute()
      const flats = rows.map((row): FlatForSelect => {
        const { id, name, propertyName, propertyId, availabilityStatus } = fromColumns(row)
        const { house } = houseInWords(row)
        return { id, name, label: `${name} - ${house}`, house, propertyName, propertyId, availabilityStatus }
      })
      return flats.toSorted(
        (one, other) => byName.compare(one.house, other.house) || byName.compare(one.name, other.name),
      )
    },

    /** The house with a listed flat whose street and town stand in a typed address, in words; null when there is none. */
    async findHouseIn(typed: string): Promise<string | null> {
      const words = ` ${foldText(typed)} `
      const names = (column: 'city_folded' | 'postal_code') =>
        sql<boolean>`${words} like '% ' || ${sql.ref(`properties.${column}`)} || ' %'`
      const rows = await housesWithFlats(db)
        .select(houseColumns)
        .where(({ or }) => or([names('city_folded'), names('postal_code')]))
        .orderBy('id')
        .execute()
      const short = (folded: string) => folded.replaceAll(/str(asse)?\b/g, 'str')
      const houses = rows.map(houseInWords)
      return houses.find(({ street }) => short(words).includes(short(` ${foldText(street)} `)))?.house ?? null
    },

    /** A listed flat of any status, with its building; null when there is none. */
    async findForApplication(apartmentId: string): Promise<ChosenApartment | null> {
      const row = await db
        .selectFrom('apartments')
        .innerJoin('properties', 'properties.id', 'apartments.property_id')
        .select([
          'apartments.id',
          'apartments.name',
          'apartments.availability_status',
          'properties.id as property_id',
          ...houseColumns,
        ])
        .where('apartments.id', '=', apartmentId)
        .where('apartments.is_listed', '=', 1)
        .executeTakeFirst()
      if (!row) return null
      const { id, name, availabilityStatus, propertyId, propertyName, city: addressCity } = fromColumns(row)
      return { id, name, availabilityStatus, propertyId, propertyName, addressStreet: publicStreet(row), addressCity }
    },
  }
}
