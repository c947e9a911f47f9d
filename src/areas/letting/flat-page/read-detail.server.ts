import { documents } from '../properties/documents/repository.server.ts'
import { properties } from '../properties/repository.server.ts'
import { openViewings } from '../viewings/booking/open-viewings.server.ts'
import { videos } from '../videos/repository.server.ts'
import type { App } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import type { Db } from '#platform/database/database.server.ts'
import { canBeAppliedFor, isRented } from '../apartments/availability.ts'
import { apartments } from '../apartments/repository.server.ts'
import { similarFlats } from './similar/repository.server.ts'
import type { ApartmentDetail } from './detail.ts'

/** Null when there is no such flat, or it is not published; with `drafts` also what nobody but staff may see. */
export async function readApartmentDetail(
  db: Db,
  id: string,
  { drafts = false } = {},
): Promise<ApartmentDetail | null> {
  const apartment = await apartments(db, { drafts }).findById(id)
  const property = apartment && (await properties(db, { drafts }).findById(apartment.propertyId))
  if (!apartment || !property) return null
  const [location, similar, files, films] = await Promise.all([
    property.locationId === null ? null : properties(db, { drafts }).findLocation(property.locationId),
    similarFlats(db, apartment),
    documents(db, { drafts }).listFor({ propertyId: property.id, apartmentId: id }),
    isRented(apartment) ? [] : videos(db, { drafts }).listFor(id),
  ])
  return { ...apartment, property, location, similar, documents: files, videos: films, viewings: [] }
}

/** For visitors, with the viewings that they may book. */
export async function readShownDetail(app: App, id: string): Promise<ApartmentDetail | null> {
  const detail = await readApartmentDetail(app.db, id)
  if (detail === null) return null
  const isOpen = canBeAppliedFor(detail) && offers('viewing_bookings')
  const open = isOpen ? await openViewings(app.db, id, app.clock.now()) : []
  return { ...detail, viewings: open }
}
