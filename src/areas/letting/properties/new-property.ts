import type { Coordinates, EnergyCertificate, Media } from './property.ts'

/** A town or quarter before it is stored. Moments ISO 8601 UTC. */
export type NewLocation = {
  id: string
  name: string
  description: string | null
  createdAt: string
}

/** A property before it is stored: the repository adds the folded columns. Years are full years. */
export type NewProperty = {
  id: string
  locationId: string | null
  name: string
  /** Without the house number. */
  street: string
  houseNumber: string | null
  postalCode: string
  city: string
  country: string
  propertyType: string
  constructionYear: number | null
  renovationYear: number | null
  /** As visitors read it, for example „Gas-Zentralheizung“. */
  heatingType: string | null
  heatingSystem: HeatingSystem | null
  energyCarriers: string[]
  totalUnits: number
  description: string | null
  /** Lines as the office types them: „Haltestelle, Rathaus, 4 Min.“. */
  nearby: string[]
  coordinates: Coordinates | null
  publishExactAddress: boolean
  isPublished: boolean
  createdAt: string
}

export type HeatingSystem = 'zentral' | 'etage' | 'fern' | 'fussboden' | 'ofen'

/** One certificate per property; with an exemption the other facts may be missing (GEG § 87, § 79 (4), § 80). */
export type NewEnergyCertificate = EnergyCertificate & {
  id: string
  propertyId: string
  documentMediaId?: string | null
}

/** preview: one per property; header: at most three, by sort order; gallery; location: at most three. */
export type MediaRole = 'preview' | 'header' | 'gallery' | 'location'

/** A picture of exactly one property, apartment or location; its files were derived before (`derivePicture`). */
export type NewMedia = {
  id: string
  propertyId: string | null
  apartmentId: string | null
  locationId: string | null
  mediaType: Media['mediaType']
  role: MediaRole
  sortOrder: number
  isPrimary: boolean
  title: string | null
  description: string | null
  altText: string
  /** The derived files are `/media/<storageKey>-<width>.<format>`. */
  storageKey: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`. */
  color: string
  /** Derived widths in pixels, ascending. */
  widths: number[]
  focus?: string | null
  createdAt: string
}
