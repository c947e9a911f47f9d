import type { Picture } from '#ui/picture/picture.ts'
import type { ApartmentDetail } from './detail.ts'

/** Chooses the picture in a video's or tour's place until it is loaded. */
export const stillOf = ({ galleryPictures, property }: ApartmentDetail): Picture | null =>
  galleryPictures[0] ?? property.headerPictures[0] ?? null
