import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('what was there before keeps its payload, and stands as it was sent', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0048-portfolio-imports')
  await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
    contact_name, contact_email, search_text, received_at, version)
    values ('a', 'damage_report', 'a', 'damage_report:key', 'neu', 0, '{"a":1}', 1, '', '', '', '2026-03-01', 1)`.execute(
    db,
  )

  expect(await migrate(db)).toContain('0050-sent-content')
  expect(await db.selectFrom('submissions').select(['payload', 'sent_hash']).execute()).toEqual([
    { payload: '{"a":1}', sent_hash: null },
  ])
})
