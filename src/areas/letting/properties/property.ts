import type { Picture } from '#ui/picture/picture.ts'
import type { NearbyPlace } from './nearby/nearby.ts'

/** Where a property lies. `precision` says how exact the point is; a withheld address is shown as its town. */
export type Coordinates = { lat: number; lng: number; precision: 'exact' | 'street' | 'town' }

/** GEG § 87: what an advert must state, or why no certificate is needed. */
export type EnergyCertificate = {
  kind: 'bedarf' | 'verbrauch' | null
  valueKwhPerSqmYear: number | null
  energyCarriers: string[]
  buildingYear: number | null
  efficiencyClass: string | null
  includesHotWater: boolean
  issuedOn: string | null
  validUntil: string | null
  exemption: 'none' | 'denkmal' | 'noch_nicht_ausgestellt' | 'nicht_noetig'
  scheme: string | null
}

/** How many of a building's flats can be applied for, and the least warm rent of those that name one. */
export type Available = { count: number; warmRentFromEuro: number | null }

/** A building (Immobilie), with the names of the specification's chapter 3 in camelCase. Years are full years, moments ISO 8601. */
export type Property = {
  id: string
  name: string
  locationId: string | null
  /** Street and house number joined; null when the landlord withholds the exact address. `address.ts` joins what is shown. */
  addressStreet: string | null
  addressPostalCode: string
  addressCity: string
  addressCountry: string
  /** Mehrfamilienhaus, Einfamilienhaus, Gewerbe, or whatever the office typed. */
  propertyType: string
  constructionYear: number | null
  renovationYear: number | null
  heatingType: string | null
  heatingSystem: string | null
  energyCarriers: string[]
  totalUnits: number
  available: Available
  description: string | null
  previewImageUrl: string | null
  headerImage1Url: string | null
  headerImage2Url: string | null
  headerImage3Url: string | null
  previewPicture: Picture | null
  /** At most three. */
  headerPictures: Picture[]
  coordinates: Coordinates | null
  nearby: NearbyPlace[]
  energyCertificate: EnergyCertificate | null
  createdAt: string
  updatedAt: string
}

/** A building as its card in the listing and the map below show it: a third of it. */
export type ListedProperty = Pick<
  Property,
  | 'id'
  | 'name'
  | 'addressStreet'
  | 'addressPostalCode'
  | 'addressCity'
  | 'propertyType'
  | 'constructionYear'
  | 'renovationYear'
  | 'heatingType'
  | 'totalUnits'
  | 'available'
  | 'description'
  | 'previewPicture'
  | 'coordinates'
>

/** One page of the listing. `unfilteredTotal` and `locations` (cities, sorted) are of the whole portfolio. */
export type PropertyPage<Item = Property> = {
  items: Item[]
  total: number
  page: number
  pageSize: number
  unfilteredTotal: number
  locations: string[]
}

/** A building as the overview map shows it. `town` is „12345 Neustadt“. */
export type PropertyPin = Coordinates & { id: string; name: string; town: string }

/** A town or quarter with its own text and pictures. */
export type Location = {
  id: string
  name: string
  description: string | null
  locationImage1Url: string | null
  locationImage2Url: string | null
  locationImage3Url: string | null
  pictures: Picture[]
}

/** A file of a property or apartment, as the specification's Media. */
export type Media = {
  id: string
  propertyId: string | null
  apartmentId: string | null
  mediaType: 'image' | 'floor_plan' | 'document' | 'video'
  sortOrder: number
  fileUrl: string
  isPrimary: boolean
  title: string | null
  description: string | null
  /** Null for a document or video. */
  picture: Picture | null
  /** Of a document or video. */
  sizeBytes: number | null
}
