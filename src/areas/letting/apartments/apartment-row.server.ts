import { foldText } from '#platform/fold.ts'
import type { ApartmentsTable, PropertiesTable } from '#platform/database/portfolio-tables.server.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { pictureUrl } from '../properties/picture-row.server.ts'
import type { Apartment, ApartmentListItem } from './apartment.ts'
import type { NewApartment } from './new-apartment.ts'
import { warmRentEuro } from './rent.ts'

const toCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
const toEuros = (cents: number | null) => (cents === null ? null : cents / 100)

/** What a flat's row copies from its building, so that filters read one table. */
export const propertyFactColumns = [
  'id',
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'city_folded',
  'publish_exact_address',
  'is_published',
] as const satisfies (keyof PropertiesTable)[]

export type PropertyFacts = Pick<PropertiesTable, (typeof propertyFactColumns)[number]>

/** Line by line, so that no term matches across two of them; a withheld street cannot be guessed by searching for it. */
function searchText(name: string, property: PropertyFacts): string {
  const street = property.publish_exact_address === 1 ? `${property.street} ${property.house_number ?? ''}` : ''
  return [name, property.name, `${street} ${property.postal_code} ${property.city}`].map(foldText).join('\n')
}

/** What a flat's row copies from its building. */
export function copiedColumns(flat: Pick<ApartmentsTable, 'name' | 'is_published'>, property: PropertyFacts) {
  return {
    is_listed: flat.is_published === 1 && property.is_published === 1 ? (1 as const) : (0 as const),
    city: property.city,
    city_folded: property.city_folded,
    postal_code: property.postal_code,
    search_text: searchText(flat.name, property),
  }
}

export function apartmentToRow(apartment: NewApartment, property: PropertyFacts, now: Date): ApartmentsTable {
  return {
    id: apartment.id,
    property_id: apartment.propertyId,
    name: apartment.name,
    description: apartment.description,
    floor_level: apartment.floorLevel,
    total_area_sqm: apartment.totalAreaSqm,
    living_area_sqm: apartment.livingAreaSqm,
    room_count: apartment.roomCount,
    bedroom_count: apartment.bedroomCount,
    bathroom_count: apartment.bathroomCount,
    cold_rent_cents: toCents(apartment.coldRentEuro),
    warm_rent_cents: toCents(apartment.warmRentEuro),
    utilities_cents: toCents(apartment.utilitiesEuro),
    heating_costs_cents: toCents(apartment.heatingCostsEuro),
    deposit_cents: toCents(apartment.depositEuro),
    heating_included: apartment.heatingIncluded ? 1 : 0,
    available_from: apartment.availableFrom || null,
    availability_status: apartment.availabilityStatus,
    is_published: apartment.isPublished ? 1 : 0,
    max_occupants: apartment.maxOccupants,
    wbs_required: apartment.wbsRequired ? 1 : 0,
    pets: apartment.pets,
    total_rent_cents: toCents(warmRentEuro(apartment)),
    ...copiedColumns({ name: apartment.name, is_published: apartment.isPublished ? 1 : 0 }, property),
    amenity_codes: ` ${[...new Set(apartment.amenities)].toSorted().join(' ')} `,
    version: 1,
    created_at: apartment.createdAt,
    updated_at: now.toISOString(),
  }
}

/** What a rented flat cost is nobody's business any more, so no answer carries it. */
export const publicEuros = (row: Pick<ApartmentsTable, 'availability_status'>, cents: number | null) =>
  row.availability_status === 'rented' ? null : toEuros(cents)

/** A flat as visitors may see it. */
export function apartmentFromRow(row: ApartmentsTable, amenities: string[], galleryPictures: Picture[]): Apartment {
  return {
    id: row.id,
    propertyId: row.property_id,
    name: row.name,
    description: row.description,
    floorLevel: row.floor_level,
    totalAreaSqm: row.total_area_sqm,
    livingAreaSqm: row.living_area_sqm,
    roomCount: row.room_count,
    bedroomCount: row.bedroom_count,
    bathroomCount: row.bathroom_count,
    coldRentEuro: publicEuros(row, row.cold_rent_cents),
    warmRentEuro: publicEuros(row, row.warm_rent_cents),
    utilitiesEuro: publicEuros(row, row.utilities_cents),
    heatingCostsEuro: publicEuros(row, row.heating_costs_cents),
    depositEuro: publicEuros(row, row.deposit_cents),
    heatingIncluded: row.heating_included === 1,
    availableFrom: row.available_from,
    availabilityStatus: row.availability_status,
    maxOccupants: row.max_occupants,
    wbsRequired: row.wbs_required === 1,
    pets: row.pets as Apartment['pets'],
    amenities,
    galleryImages: galleryPictures.map(pictureUrl),
    galleryPictures,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type ItemRow = Pick<
  ApartmentsTable,
  | 'id'
  | 'property_id'
  | 'name'
  | 'description'
  | 'postal_code'
  | 'city'
  | 'room_count'
  | 'living_area_sqm'
  | 'cold_rent_cents'
  | 'total_rent_cents'
  | 'available_from'
  | 'availability_status'
> &
  Pick<PropertiesTable, 'property_type' | 'street' | 'house_number' | 'publish_exact_address'> & {
    property_name: string
  }

/** A flat as a line of the overview, with what it shows of its building. */
export function itemFromRow(row: ItemRow, amenities: string[], picture: Picture | null): ApartmentListItem {
  const isRented = row.availability_status === 'rented'
  return {
    id: row.id,
    propertyId: row.property_id,
    apartmentName: row.name,
    propertyName: row.property_name,
    location: `${row.postal_code} ${row.city}`,
    address: row.publish_exact_address === 1 ? [row.street, row.house_number].filter(Boolean).join(' ') : null,
    type: row.property_type,
    roomCount: isRented ? null : row.room_count,
    livingAreaSqm: isRented ? null : row.living_area_sqm,
    picture,
    description: row.description ?? `${row.name} in ${row.property_name}`,
    coldRentEuro: publicEuros(row, row.cold_rent_cents),
    warmRentEuro: publicEuros(row, row.total_rent_cents),
    availableFrom: row.available_from,
    availabilityStatus: row.availability_status,
    amenities,
  }
}
