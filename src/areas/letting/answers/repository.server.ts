import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** A building with a listed flat, as a question may name it. `street` with house number; null when it is withheld. */
export type ListedBuilding = { id: string; name: string; street: string | null; city: string; postalCode: string }

export type ListedFlatName = { id: string; name: string; propertyId: string }

/** More than a question could tell apart; beyond them the search box finds more. */
const MOST_BUILDINGS = 1000
const MOST_FLATS = 2000

const towns = keptByVersion<Town[]>(1)

/** Where our houses stand. */
export type Town = { postalCode: string; city: string }

export function readTowns(db: Db): Promise<Town[]> {
  return towns(db, 'published', async () => {
    const rows = await db
      .selectFrom('properties')
      .select(['postal_code', 'city'])
      .distinct()
      .where('is_published', '=', 1)
      .orderBy('postal_code')
      .execute()
    return rows.map(({ postal_code: postalCode, city }) => ({ postalCode, city }))
  })
}

/** The words by which questions name what is let. */
export function listedNames(db: Db) {
  return {
    async buildings(): Promise<ListedBuilding[]> {
      const rows = await db
        .selectFrom('properties')
        .select(['id', 'name', 'street', 'house_number', 'publish_exact_address', 'city', 'postal_code'])
        .where('is_published', '=', 1)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('apartments')
              .select('apartments.id')
              .whereRef('apartments.property_id', '=', 'properties.id')
              .where('apartments.is_listed', '=', 1),
          ),
        )
        .orderBy('id')
        .limit(MOST_BUILDINGS)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        street: row.publish_exact_address === 1 ? [row.street, row.house_number].filter(Boolean).join(' ') : null,
        city: row.city,
        postalCode: row.postal_code,
      }))
    },

    async flats(): Promise<ListedFlatName[]> {
      const rows = await db
        .selectFrom('apartments')
        .select(['id', 'name', 'property_id'])
        .where('is_listed', '=', 1)
        .orderBy('id')
        .limit(MOST_FLATS)
        .execute()
      return rows.map((row) => ({ id: row.id, name: row.name, propertyId: row.property_id }))
    },
  }
}
