import { rowFromValues, valuesFromRow } from '#company/content/columns.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { foldText } from '#platform/fold.ts'
import { fromWire, toWire } from '#platform/wire.ts'
import type { ApartmentsTable, PropertiesTable } from '#platform/database/portfolio-tables.server.ts'
import { toCents } from '#platform/database/money.server.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { pictureUrl } from '../properties/picture-row.server.ts'
import { COMMERCIAL } from '../properties/rules.ts'
import type { Apartment, NewApartment } from './apartment.ts'
import { ruledDepositEuro } from './deposit.ts'
import { apartmentColumns, type ApartmentValues, eachApartmentField } from './fields.ts'
import { warmRentEuro } from './rent.ts'

/** Columns that a flat's row copies from its building, so that filters read one table. */
export const propertyFactColumns = [
  'id',
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'city_folded',
  'publish_exact_address',
  'property_type',
  'is_published',
] as const satisfies (keyof PropertiesTable)[]

export type PropertyFacts = Pick<PropertiesTable, (typeof propertyFactColumns)[number]>

/** Line by line, so that no term matches across two of them; a withheld street cannot be guessed by searching for it. */
function searchText(name: string, property: PropertyFacts): string {
  const street = property.publish_exact_address === 1 ? `${property.street} ${property.house_number ?? ''}` : ''
  return [name, property.name, `${street} ${property.postal_code} ${property.city}`].map(foldText).join('\n')
}

/** Copies the building's columns for a flat's row. */
export function copiedColumns(flat: Pick<ApartmentsTable, 'name' | 'is_published'>, property: PropertyFacts) {
  return {
    is_listed: flat.is_published === 1 && property.is_published === 1 ? (1 as const) : (0 as const),
    city: property.city,
    city_folded: property.city_folded,
    postal_code: property.postal_code,
    search_text: searchText(flat.name, property),
    is_commercial: property.property_type === COMMERCIAL ? (1 as const) : (0 as const),
  }
}

/** The columns that the office's values fill. */
type ValueColumns = Omit<
  ApartmentsTable,
  | 'id'
  | 'total_rent_cents'
  | 'amenity_codes'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | keyof ReturnType<typeof copiedColumns>
>

export function apartmentToRow(apartment: NewApartment, property: PropertyFacts, now: Date): ApartmentsTable {
  const values = rowFromValues(apartmentColumns, toWire(apartment) as ContentValues) as ValueColumns
  return {
    ...values,
    id: apartment.id,
    total_rent_cents: toCents(warmRentEuro(apartment)),
    ...copiedColumns(values, property),
    amenity_codes: ` ${[...new Set(apartment.amenities)].toSorted().join(' ')} `,
    version: 1,
    created_at: apartment.createdAt,
    updated_at: now.toISOString(),
  }
}

const { is_published: _draft, ...publicColumns } = apartmentColumns
/** Fields that a rented flat's answer does not carry: prices, and the look into somebody's home. */
const notOfRented = Object.fromEntries(
  eachApartmentField.flatMap(({ name, input }) => (input === 'euro' || name === 'tour_url' ? [[name, null]] : [])),
)

/** A flat as visitors may see it: what a rented one cost is nobody's business any more, so no answer carries it. */
export function apartmentFromRow(row: ApartmentsTable, amenities: string[], galleryPictures: Picture[]): Apartment {
  const values = { ...valuesFromRow(publicColumns, row), ...(row.availability_status === 'rented' ? notOfRented : {}) }
  const flat = fromWire<Omit<ApartmentValues, 'amenities' | 'isPublished'>>(values)
  return {
    ...flat,
    depositEuro: flat.depositEuro ?? ruledDepositEuro(flat.coldRentEuro, row.is_commercial === 1),
    id: row.id,
    amenities,
    galleryImages: galleryPictures.map(pictureUrl),
    galleryPictures,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
