import type { Picture } from '#ui/picture/picture.ts'
import type { OpenViewing } from '../viewings/booking/booking.ts'
import type { Location, Media, Property } from '../properties/property.ts'
import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Apartment, ApartmentListItem } from '../apartments/apartment.ts'

/** The content of a flat's page: the flat, its building, its town and free flats like it. */
export type ApartmentDetail = Apartment & {
  property: Property
  location: Location | null
  similar: ApartmentListItem[]
  /** To download: the flat's own and those of its building. */
  documents: Media[]
  /** Of the flat, from our own server; none of a let one. */
  videos: Media[]
  /** When anybody may see it who books from its page; the next first. */
  viewings: OpenViewing[]
}

export const apartmentDetailQuery = (id: string): ApiQuery<ApartmentDetail> => ({
  queryKey: ['apartment', id],
  queryFn: ({ signal }) => fetchApi(`/api/apartments/${encodeURIComponent(id)}`, signal),
})

/** Chooses the picture in a video's or tour's place until it is loaded. */
export const stillOf = ({ galleryPictures, property }: ApartmentDetail): Picture | null =>
  galleryPictures[0] ?? property.headerPictures[0] ?? null
