import type { Coordinates } from '../properties/property.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type { ApartmentValues } from './fields.ts'

/**
 * A flat (Wohnung) as visitors may see it, with the names of the specification's chapter 3 in camelCase. Money in euros,
 * areas in m². Of a rented flat every price is null.
 */
export type Apartment = Omit<ApartmentValues, 'isPublished'> & {
  id: string
  galleryImages: string[]
  galleryPictures: Picture[]
  createdAt: string
  updatedAt: string
}

/**
 * An apartment before it is stored: the repository adds the total rent and what its stored property tells (town, search
 * text, whether it is listed). Money in euros, areas in m². Pictures are stored apart, as media.
 */
export type NewApartment = ApartmentValues & Pick<Apartment, 'id' | 'createdAt'>

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
  /** Of the building. */
  coordinates: Coordinates | null
  roomCount: number | null
  livingAreaSqm: number | null
  picture: Picture | null
  description: string
  coldRentEuro: number | null
  /** Computed (`rent.ts`). */
  warmRentEuro: number | null
  /** Of the building, A+ to H; null when its certificate names none. */
  efficiencyClass: string | null
  availableFrom: string | null
  availabilityStatus: string
  amenities: string[]
}
