import { type Kysely, sql } from 'kysely'

/** What somebody needs to know who cannot climb stairs. Both indexes of the overview hold it, so that count and page still read an index alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('apartments').addColumn('step_free', 'text').execute()
  await db.schema.alterTable('apartments').addColumn('narrowest_door_cm', 'integer').execute()
  await db.schema.alterTable('apartments').addColumn('level_shower', 'text').execute()

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
      'is_commercial',
      'availability_status',
      'city_folded',
      'postal_code',
      'room_count',
      'living_area_sqm',
      'total_rent_cents',
      'available_from',
      'pets',
      'step_free',
      'narrowest_door_cm',
      'level_shower',
    ])
    .execute()
  await db.schema.dropIndex('apartments_by_city').execute()
  await db.schema
    .createIndex('apartments_by_city')
    .on('apartments')
    .columns([
      'is_listed',
      'city_folded',
      'availability_status',
      'is_commercial',
      'amenity_codes',
      'room_count',
      'living_area_sqm',
      'total_rent_cents',
      'available_from',
      'pets',
      'step_free',
      'narrowest_door_cm',
      'level_shower',
      'cold_rent_cents',
      'postal_code',
      'created_at',
      'id',
    ])
    .execute()
  await sql`analyze apartments`.execute(db)
}
