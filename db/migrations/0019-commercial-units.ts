import { type Kysely, sql } from 'kysely'

/**
 * Offices, shops and workshops stand in a list of their own: a flat copies from its building that it is one, and both indexes of the
 * overview hold it, so that count and page still read an index alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('apartments')
    .addColumn('is_commercial', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update apartments set is_commercial = 1
    where property_id in (select id from properties where property_type = 'Gewerbe')`.execute(db)

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
      'cold_rent_cents',
      'postal_code',
      'created_at',
      'id',
    ])
    .execute()
  await sql`analyze apartments`.execute(db)
}
