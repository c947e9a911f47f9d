import type { Picture } from '#ui/picture/picture.ts'

/**
 * A flat (Wohnung) as visitors may see it, with the names of the specification's chapter 3 in camelCase. Money in euros,
 * areas in m². Of a rented flat every price is null.
 */
export type Apartment = {
  id: string
  propertyId: string
  name: string
  description: string | null
  floorLevel: string | null
  totalAreaSqm: number | null
  livingAreaSqm: number | null
  roomCount: number | null
  bedroomCount: number | null
  bathroomCount: number | null
  coldRentEuro: number | null
  /** Only what the office typed; what is shown is computed (`rent.ts`). */
  warmRentEuro: number | null
  utilitiesEuro: number | null
  heatingCostsEuro: number | null
  depositEuro: number | null
  /** True when the utilities already contain the heating. */
  heatingIncluded: boolean
  availableFrom: string | null
  /** available, rented, reserved; any other value is shown raw. */
  availabilityStatus: string
  maxOccupants: number | null
  wbsRequired: boolean
  pets: 'ja' | 'nein' | 'nach_absprache' | null
  amenities: string[]
  galleryImages: string[]
  galleryPictures: Picture[]
  createdAt: string
  updatedAt: string
}

/**
 * One row of the apartment overview: the flat with what the list shows of its building. Of a rented flat rooms, size and
 * rent are null: they are shown to nobody any more.
 */
export type ApartmentListItem = {
  id: string
  propertyId: string
  apartmentName: string
  propertyName: string
  /** Postal code and city. */
  location: string
  /** Street and house number; null when the building's address is withheld. */
  address: string | null
  /** The building's type. */
  type: string
  roomCount: number | null
  livingAreaSqm: number | null
  picture: Picture | null
  description: string
  coldRentEuro: number | null
  /** Computed (`rent.ts`). */
  warmRentEuro: number | null
  availableFrom: string | null
  availabilityStatus: string
  amenities: string[]
}
