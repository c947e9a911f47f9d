import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('requests of before are found by their number in every spelling, and keep their other words', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0048-portfolio-imports')
  const stored: [string, unknown, string][] = [
    ['a', { reporter_phone: '+49 (0)261 / 123456' }, 'erika muster 49 0 261 123456'],
    ['b', { applicant_phone: '0261-123456', landlord_phone: '0171 1234567' }, 'tom 0261 123456'],
    ['c', { telefon: '0171 1234567' }, 'anna 0171 1234567 491711234567'],
    ['d', { telefon: null, phone: 'bitte nicht anrufen' }, 'ole'],
    ['e', null, 'ina'],
    ...Array.from({ length: 600 }, (_, number): [string, unknown, string] => [
      `f${1000 + number}`,
      { phone: `0261 ${200_000 + number}` },
      'x',
    ]),
  ]
  for (const [id, payload, words] of stored)
    await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
      contact_name, contact_email, search_text, received_at, version)
      values (${id}, 'contact', ${id}, ${id}, 'neu', 0, ${JSON.stringify(payload)}, 1, '', '', ${words}, '2026-03-01', 1)`.execute(
      db,
    )

  await migrate(db)

  const rows = await db.selectFrom('submissions').select(['id', 'search_text']).orderBy('id').execute()
  expect(rows.slice(0, 5).map((row) => row.search_text)).toEqual([
    'erika muster 49 0 261 123456 49261123456',
    'tom 0261 123456 49261123456',
    'anna 0171 1234567 491711234567',
    'ole',
    'ina',
  ])
  expect(rows.at(-1)).toEqual({ id: 'f1599', search_text: 'x 49261200599' })
})
