import type { Location, Media, Property } from '#areas/letting/properties/property.ts'
import type { Apartment, ApartmentListItem } from '../apartment.ts'

/** What the page of a flat shows: the flat, its building, its town and, for a rented one, free flats like it. */
export type ApartmentDetail = Apartment & {
  property: Property
  location: Location | null
  similar: ApartmentListItem[]
  /** To download: the flat's own and those of its building. */
  documents: Media[]
}
