import { tourOf } from '../tours/tour.ts'
import { TourSection } from '../tours/tour-section.tsx'
import { type ApartmentDetail, stillOf } from './detail.ts'

/** The flat's video or tour behind its first picture; nothing when its address is of no company that we know. */
export function TourOfFlat({ titleId, detail }: { titleId: string; detail: ApartmentDetail }) {
  const tour = tourOf(detail.tourUrl)
  return tour && <TourSection titleId={titleId} tour={tour} still={stillOf(detail)} />
}
