import { foldText } from '#platform/fold.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type {
  MediaTable,
  EnergyCertificatesTable,
  PropertiesTable,
} from '#platform/database/portfolio-tables.server.ts'
import type { NewEnergyCertificate, NewMedia, NewProperty } from './new-property.ts'
import type { Available, Coordinates, EnergyCertificate, ListedProperty, Property, PropertyPin } from './property.ts'
import { readNearby } from './nearby/nearby.ts'
import { pictureFromRow, type PictureRow, pictureUrl } from './picture-row.server.ts'

/** Kept on one line each, so that a search term never matches from one into the other: a folded term has no line break. */
const searchText = (...lines: string[]) => lines.map(foldText).join('\n')

type Address = Pick<NewProperty, 'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'publishExactAddress'>

/** The folded columns, which follow from the others. */
export function propertyFolds({ name, street, houseNumber, postalCode, city, publishExactAddress }: Address) {
  // Visitors search in this column: a street that is withheld must not be guessed by searching for it.
  const publicStreet = publishExactAddress ? `${street} ${houseNumber ?? ''}` : ''
  return {
    search_text: searchText(name, `${publicStreet} ${postalCode} ${city}`),
    city_folded: foldText(city),
  }
}

export function propertyToRow(property: NewProperty): Omit<PropertiesTable, 'version'> {
  const { street, houseNumber, postalCode, city, coordinates, publishExactAddress } = property
  return {
    id: property.id,
    location_id: property.locationId,
    name: property.name,
    street,
    house_number: houseNumber,
    postal_code: postalCode,
    city,
    country: property.country,
    property_type: property.propertyType,
    construction_year: property.constructionYear,
    renovation_year: property.renovationYear,
    heating_type: property.heatingType,
    heating_system: property.heatingSystem,
    energy_carriers: JSON.stringify(property.energyCarriers),
    total_units: property.totalUnits,
    description: property.description,
    nearby: JSON.stringify(property.nearby),
    latitude: coordinates?.lat ?? null,
    longitude: coordinates?.lng ?? null,
    coordinates_precision: coordinates?.precision ?? null,
    publish_exact_address: publishExactAddress ? 1 : 0,
    is_published: property.isPublished ? 1 : 0,
    ...propertyFolds(property),
    created_at: property.createdAt,
    updated_at: property.createdAt,
  }
}

export function mediaToRow(media: NewMedia): MediaTable {
  return {
    id: media.id,
    property_id: media.propertyId,
    apartment_id: media.apartmentId,
    location_id: media.locationId,
    media_type: media.mediaType,
    role: media.role,
    sort_order: media.sortOrder,
    is_primary: media.isPrimary ? 1 : 0,
    title: media.title,
    description: media.description,
    alt_text: media.altText,
    storage_key: media.storageKey,
    width: media.width,
    height: media.height,
    color: media.color,
    widths: JSON.stringify(media.widths),
    focus: media.focus ?? null,
    size_bytes: null,
    version: 1,
    updated_at: null,
    created_at: media.createdAt,
  }
}

export function certificateToRow(certificate: NewEnergyCertificate): EnergyCertificatesTable {
  return {
    id: certificate.id,
    property_id: certificate.propertyId,
    kind: certificate.kind,
    value_kwh_per_sqm_year: certificate.valueKwhPerSqmYear,
    energy_carriers: JSON.stringify(certificate.energyCarriers),
    building_year: certificate.buildingYear,
    efficiency_class: certificate.efficiencyClass,
    includes_hot_water: certificate.includesHotWater ? 1 : 0,
    issued_on: certificate.issuedOn,
    valid_until: certificate.validUntil,
    document_media_id: null,
    exemption: certificate.exemption,
    scheme: certificate.scheme,
  }
}

export function certificateFromRow(row: EnergyCertificatesTable): EnergyCertificate {
  return {
    kind: row.kind as EnergyCertificate['kind'],
    valueKwhPerSqmYear: row.value_kwh_per_sqm_year,
    energyCarriers: JSON.parse(row.energy_carriers),
    buildingYear: row.building_year,
    efficiencyClass: row.efficiency_class,
    includesHotWater: row.includes_hot_water === 1,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    exemption: row.exemption as EnergyCertificate['exemption'],
    scheme: row.scheme,
  }
}

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
    energyCertificate: certificate ? certificateFromRow(certificate) : null,
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
