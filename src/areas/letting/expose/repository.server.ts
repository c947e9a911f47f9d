import type { Db } from '#platform/database/database.server.ts'

/** Flats that have an exposé, those that were changed last first. */
export async function flatsWithExpose(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('apartments')
    .innerJoin('properties', 'properties.id', 'apartments.property_id')
    .select('apartments.id')
    .where('apartments.is_listed', '=', 1)
    .where('apartments.availability_status', '!=', 'rented')
    .orderBy('properties.updated_at', 'desc')
    .orderBy('apartments.updated_at', 'desc')
    .orderBy('apartments.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
