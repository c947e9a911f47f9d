import { keptByVersion } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'

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
