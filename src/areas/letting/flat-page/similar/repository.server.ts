import { sql } from 'kysely'
import { COMMERCIAL } from '#areas/letting/properties/rules.ts'
import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Apartment, ApartmentListItem } from '#areas/letting/apartments/apartment.ts'
import { isRented } from '#areas/letting/apartments/availability.ts'
import { apartmentOverview } from '#areas/letting/overview/repository.server.ts'
import { warmRentEuro } from '#areas/letting/apartments/rent.ts'

const SHOWN = 3
/** Towns further away are no neighbours. */
const NEAR_KM = 25
const MOST_TOWNS = 8
const KM_PER_DEGREE = 111

/**
 * Free flats for somebody who looks at this one: of the same building, of its town, then of the towns nearby, those of the nearest rent
 * first. Beside a flat that can be had they have as many rooms, one more or one less; who missed a rented one also sees others.
 */
export async function similarFlats(db: Db, flat: Apartment): Promise<ApartmentListItem[]> {
  const house = await db
    .selectFrom('properties')
    .select(['city_folded', 'property_type'])
    .where('id', '=', flat.propertyId)
    .executeTakeFirstOrThrow()
  const free = db
    .selectFrom('apartments')
    .select('id')
    .where('is_listed', '=', 1)
    .where('availability_status', '=', 'available')
    .where('id', '<>', flat.id)
    // No office for a home.
    .where('is_commercial', '=', house.property_type === COMMERCIAL ? 1 : 0)
  const towns = await townsNear(db, house.city_folded)
  const rank = sql.join(
    towns.map((town, index) => sql`when ${town} then ${sql.lit(index)}`),
    sql` `,
  )
  const rent = warmRentEuro(flat)
  const isMissed = isRented(flat)
  const rooms = isMissed ? null : flat.roomCount

  let near = free
    .where('city_folded', 'in', towns)
    .orderBy(sql`case city_folded ${rank} end`)
    .orderBy(sql`case when property_id = ${flat.propertyId} then 0 else 1 end`)
  if (rooms !== null) near = near.where('room_count', '>=', rooms - 1).where('room_count', '<=', rooms + 1)
  if (rent !== null) near = near.orderBy(sql`abs(coalesce(total_rent_cents, 0) - ${Math.round(rent * 100)})`)
  const found = await near
    .orderBy(sql`abs(coalesce(living_area_sqm, 0) - ${flat.livingAreaSqm ?? 0})`)
    .orderBy('id')
    .limit(SHOWN)
    .execute()
  const others =
    isMissed && found.length < SHOWN
      ? await free
          .where('city_folded', 'not in', towns)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(SHOWN - found.length)
          .execute()
      : []
  return apartmentOverview(db).items([...found, ...others].map(({ id }) => id))
}

type Town = { city: string; lat: number | null; lng: number | null }

const kept = keptByVersion<Town[]>(1)

/** This town and those around it, the nearest first, as the column `city_folded` has them. */
async function townsNear(db: Db, city: string): Promise<string[]> {
  const towns = await kept(db, 'towns', () =>
    db
      .selectFrom('properties')
      .select(({ fn }) => [
        'city_folded as city',
        fn.avg<number | null>('latitude').as('lat'),
        fn.avg<number | null>('longitude').as('lng'),
      ])
      .where('is_published', '=', 1)
      .groupBy('city_folded')
      .execute(),
  )
  const here = towns.find((town) => town.city === city)
  const around = towns
    .map((town) => ({ city: town.city, km: here ? kilometres(here, town) : Infinity }))
    .filter((town) => town.city !== city && town.km <= NEAR_KM)
    .toSorted((one, other) => one.km - other.km)
  return [city, ...around.slice(0, MOST_TOWNS).map((town) => town.city)]
}

/** On a plane, which is right to a per cent between neighbours. */
function kilometres(one: Town, other: Town): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) return Infinity
  const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(other.lat - one.lat, east) * KM_PER_DEGREE
}
