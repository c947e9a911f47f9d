import { type Kysely, sql } from 'kysely'
import { engineOf } from '#platform/database/engine.server.ts'

/**
 * The overview's filters are statements again (decision 0040): the table of changes and its triggers go, and two indexes cover count and
 * page. Measured with 100,000 flats on SQLite: numbers 2 to 20 ms a statement, a word 20 ms, two amenities 25 ms.
 */
export async function up(db: Kysely<never>): Promise<void> {
  if (engineOf(db) === 'sqlite')
    for (const event of ['insert', 'update', 'delete'])
      await sql`drop trigger ${sql.id(`apartments_change_${event}`)}`.execute(db)
  else {
    await sql`drop trigger apartments_change on apartments`.execute(db)
    await sql`drop function note_apartment_change()`.execute(db)
  }
  await db.schema.dropTable('apartment_changes').execute()

  // Texts stand early, because SQLite steps over all columns before the one that it reads.
  await db.schema.dropIndex('apartments_overview').execute()
  await db.schema
    .createIndex('apartments_overview')
    .on('apartments')
    .columns([
      'is_listed',
      'created_at',
      'id',
      'search_text',
      'amenity_codes',
      'availability_status',
      'city_folded',
      'postal_code',
      'room_count',
      'living_area_sqm',
      'total_rent_cents',
      'available_from',
      'pets',
    ])
    .execute()
  // Without the building: SQLite would look for a building's flats here instead of in `apartments_by_property`.
  await db.schema.dropIndex('apartments_by_city').execute()
  await db.schema
    .createIndex('apartments_by_city')
    .on('apartments')
    .columns([
      'is_listed',
      'city_folded',
      'availability_status',
      'amenity_codes',
      'room_count',
      'living_area_sqm',
      'total_rent_cents',
      'available_from',
      'pets',
      'cold_rent_cents',
      'postal_code',
      'created_at',
      'id',
    ])
    .execute()
  // Numbers that are known of the old indexes and unknown of the new ones mislead the planner.
  await sql`analyze apartments`.execute(db)
}
