import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('units of a commercial building that were there before are known as such', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0018-what-waits')
  for (const type of ['Gewerbe', 'Mehrfamilienhaus']) {
    await sql`insert into properties (id, name, property_type, street, postal_code, city, country, city_folded, search_text, total_units,
      is_published, publish_exact_address, version, created_at, updated_at, energy_carriers)
      values (${type}, '', ${type}, '', '', '', '', '', '', 1, 1, 1, 1, '', '', '[]')`.execute(db)
    await sql`insert into apartments (id, property_id, name, availability_status, is_published, is_listed, heating_included, wbs_required,
      city, city_folded, postal_code, search_text, amenity_codes, version, created_at, updated_at)
      values (${type}, ${type}, '', 'available', 1, 1, 0, 0, '', '', '', '', '', 1, '', '')`.execute(db)
  }
  await migrate(db)
  const found = await db.selectFrom('apartments').select(['id', 'is_commercial']).orderBy('id').execute()
  expect(found).toEqual([
    { id: 'Gewerbe', is_commercial: 1 },
    { id: 'Mehrfamilienhaus', is_commercial: 0 },
  ])
})
