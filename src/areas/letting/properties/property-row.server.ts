import { type Columns, recordFromRow, rowFromValues } from '#company/content/columns.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { ContentTable } from '#company/content/repository.server.ts'
import { foldText } from '#platform/fold.ts'
import { toWire } from '#platform/wire.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type { EnergyCertificatesTable, PropertiesTable } from '#platform/database/portfolio-tables.server.ts'
import type { StoredCertificate } from './certificate-values.ts'
import type { NewEnergyCertificate } from './new-property.ts'
import type { Available, Coordinates, EnergyCertificate, ListedProperty, Property, PropertyPin } from './property.ts'
import { readNearby } from './nearby/nearby.ts'
import { pictureFromRow, type PictureRow, pictureUrl } from './picture-row.server.ts'

/** Kept on one line each, so that a search term never matches from one into the other: a folded term has no line break. */
const searchText = (...lines: string[]) => lines.map(foldText).join('\n')

/** The folded columns, which follow from the others. */
function propertyFolds(values: ContentValues) {
  const { name, street, house_number: number, postal_code: code, city } = values
  // Visitors search in this column: a street that is withheld must not be guessed by searching for it.
  const publicStreet = values.publish_exact_address === true ? `${street} ${number ?? ''}` : ''
  return {
    search_text: searchText(String(name), `${publicStreet} ${code} ${city}`),
    city_folded: foldText(String(city)),
  }
}

export const propertyTable: ContentTable = {
  table: 'properties',
  columns: {
    name: 'plain',
    property_type: 'plain',
    location_id: 'plain',
    street: 'plain',
    house_number: 'plain',
    postal_code: 'plain',
    city: 'plain',
    country: 'plain',
    publish_exact_address: 'flag',
    latitude: 'plain',
    longitude: 'plain',
    coordinates_precision: 'plain',
    construction_year: 'plain',
    renovation_year: 'plain',
    total_units: 'plain',
    heating_type: 'plain',
    heating_system: 'plain',
    energy_carriers: 'list',
    description: 'plain',
    nearby: 'list',
    is_published: 'flag',
  },
  order: ['city_folded', 'name'],
  hasCreatedAt: true,
  searchColumn: 'search_text',
  derive: (_db, _id, values) => propertyFolds(values),
}

export const locationTable: ContentTable = {
  table: 'locations',
  columns: { name: 'plain', description: 'plain', is_published: 'flag' },
  order: ['name'],
  hasCreatedAt: true,
}

const shownOfCertificate: Columns = {
  kind: 'plain',
  value_kwh_per_sqm_year: 'plain',
  energy_carriers: 'list',
  building_year: 'plain',
  efficiency_class: 'plain',
  includes_hot_water: 'flag',
  issued_on: 'plain',
  valid_until: 'plain',
  exemption: 'plain',
  scheme: 'plain',
}

const certificateColumns: Columns = { ...shownOfCertificate, document_media_id: 'plain' }

export function certificateToRow({ id, propertyId, ...certificate }: NewEnergyCertificate): EnergyCertificatesTable {
  const row = rowFromValues(certificateColumns, toWire(certificate) as ContentValues)
  return { ...row, id, property_id: propertyId } as EnergyCertificatesTable
}

export const storedCertificate = (row: EnergyCertificatesTable) =>
  recordFromRow<StoredCertificate>(certificateColumns, row)

/** About a kilometre: enough to find the town on a map, too little to find the house. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

export type LocatingColumn = 'latitude' | 'longitude' | 'coordinates_precision' | 'publish_exact_address'

/** A withheld point is made coarse whatever its precision says: somebody may have typed the house's own. */
export function coordinatesFromRow(row: Pick<PropertiesTable, LocatingColumn>): Coordinates | null {
  if (row.latitude === null || row.longitude === null) return null
  if (row.publish_exact_address === 0)
    return { lat: coarse(row.latitude), lng: coarse(row.longitude), precision: 'town' }
  const precision = (row.coordinates_precision ?? 'street') as Coordinates['precision']
  return { lat: row.latitude, lng: row.longitude, precision }
}

export const pinColumns = [
  'id',
  'name',
  'postal_code',
  'city',
  'latitude',
  'longitude',
  'coordinates_precision',
  'publish_exact_address',
] as const

/** Null when no point is stored. */
export function pinFromRow(row: Pick<PropertiesTable, (typeof pinColumns)[number]>): PropertyPin | null {
  const coordinates = coordinatesFromRow(row)
  return coordinates && { id: row.id, name: row.name, town: `${row.postal_code} ${row.city}`, ...coordinates }
}

export type PropertyParts = {
  certificate: EnergyCertificatesTable | undefined
  /** Those of the building itself, in their order. */
  pictures: (PictureRow & { role: string })[]
  available?: Available | undefined
}

/** A property as visitors may see it: a withheld street stays here. */
export function propertyFromRow(row: PropertiesTable, { certificate, pictures, available }: PropertyParts): Property {
  const withRole = (role: string) =>
    pictures.filter((picture) => picture.role === role).flatMap((picture) => pictureFromRow(picture) ?? [])
  const placed = withRole('header').slice(0, 3)
  // Uploaded without a place: the first stands for the house.
  const headers = placed.length > 0 ? placed : withRole('gallery').slice(0, 1)
  const preview = withRole('preview')[0] ?? headers[0] ?? null
  const urls = headers.map(pictureUrl)
  return {
    ...listedFromRow(row, preview, available),
    locationId: row.location_id,
    addressCountry: row.country,
    heatingSystem: row.heating_system,
    energyCarriers: JSON.parse(row.energy_carriers),
    nearby: readNearby(JSON.parse(row.nearby)),
    previewImageUrl: preview && pictureUrl(preview),
    headerImage1Url: urls[0] ?? null,
    headerImage2Url: urls[1] ?? null,
    headerImage3Url: urls[2] ?? null,
    headerPictures: headers,
    energyCertificate: certificate ? recordFromRow<EnergyCertificate>(shownOfCertificate, certificate) : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function listedFromRow(
  row: PropertiesTable,
  previewPicture: Picture | null,
  available: Available = { count: 0, warmRentFromEuro: null },
): ListedProperty {
  return {
    id: row.id,
    name: row.name,
    addressStreet: row.publish_exact_address === 1 ? [row.street, row.house_number].filter(Boolean).join(' ') : null,
    addressPostalCode: row.postal_code,
    addressCity: row.city,
    propertyType: row.property_type,
    constructionYear: row.construction_year,
    renovationYear: row.renovation_year,
    heatingType: row.heating_type,
    totalUnits: row.total_units,
    available,
    description: row.description,
    previewPicture,
    coordinates: coordinatesFromRow(row),
  }
}
