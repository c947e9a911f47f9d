import type { Db } from '#platform/database/database.server.ts'

/** Flats that have an exposé, those first that were changed last, or whose house was. */
export async function flatsWithExpose(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('apartments')
    .innerJoin('properties', 'properties.id', 'apartments.property_id')
    .select('apartments.id')
    .where('apartments.is_listed', '=', 1)
    .where('apartments.availability_status', '!=', 'rented')
    .orderBy(
      ({ case: when, ref }) =>
        when()
          .when('apartments.updated_at', '>', ref('properties.updated_at'))
          .then(ref('apartments.updated_at'))
          .else(ref('properties.updated_at'))
          .end(),
      'desc',
    )
    .orderBy('apartments.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
