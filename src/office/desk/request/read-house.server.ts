import { type Incident, incidents, type Subject, thumbnailsOf } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Picture } from '#ui/picture/picture.ts'

type House = { picture: Picture | null; incidents: Incident[] }

/** Reads picture and known incidents of a request's flat or house. */
export async function readHouse({ db }: App, subject: Subject | null): Promise<House> {
  if (subject === null) return { picture: null, incidents: [] }
  const { apartment, propertyId } = subject
  const [pictures, open] = await Promise.all([
    apartment ? thumbnailsOf(db, 'apartment', [apartment.id]) : thumbnailsOf(db, 'property', [propertyId]),
    incidents(db).openOf(propertyId),
  ])
  return { picture: pictures.get(apartment?.id ?? propertyId) ?? null, incidents: open }
}
