import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('what was there before calls as loudly as it would have, and messages that nobody answered wait', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0017-flats-by-sql')
  const payloads: [string, string, string | null][] = [
    ['a', '{"urgency_level":"emergency","is_safety_risk":true}', null],
    ['b', '{"urgency_level":"emergency","is_safety_risk":false}', null],
    ['c', '{"urgency_level":"low","is_safety_risk":true}', null],
    ['d', '{"urgency_level":"low"}', null],
    ['e', '{"urgency_level":"low"}', '2026-03-05'],
  ]
  for (const [id, payload, closedAt] of payloads)
    await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
      contact_name, contact_email, search_text, received_at, version, closed_at)
      values (${id}, 'damage_report', ${id}, ${id}, ${closedAt ? 'erledigt' : 'neu'}, 0, ${payload}, 1, '', '', '', '2026-03-01', 1, ${closedAt})`.execute(
      db,
    )
  const messages = [
    ['a', 'sender', '2026-03-02'],
    ['a', 'office', '2026-03-03'],
    ['a', 'sender', '2026-03-04'],
    ['b', 'sender', '2026-03-02'],
    ['b', 'office', '2026-03-03'],
    ['e', 'sender', '2026-03-02'],
  ]
  for (const [index, [id, origin, at]] of messages.entries())
    await sql`insert into submission_messages (id, submission_id, origin, body, created_at)
      values (${String(index)}, ${id}, ${origin}, 'Tür', ${at})`.execute(db)

  await migrate(db)

  const words = await db.selectFrom('submission_messages').select('search_text').where('id', '=', '0').execute()
  expect(words).toEqual([{ search_text: 'tuer' }])
  const rows = await db.selectFrom('submissions').select(['id', 'alarm', 'message_at']).orderBy('id').execute()
  expect(rows.map((row) => [row.id, row.alarm, row.message_at])).toEqual([
    ['a', 3, '2026-03-04'],
    ['b', 2, null],
    ['c', 1, null],
    ['d', 0, null],
    ['e', 0, null],
  ])
})
