import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exampleStaffRow } from './example-staff-row.ts'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

test('what somebody was told by mail before devices came is not told again, and their choices stay', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0034-public-viewings')
  await db.insertInto('staff').values(exampleStaffRow('jana')).execute()
  await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
    contact_name, contact_email, search_text, received_at, version)
    values ('a', 'damage_report', 'A', 'a', 'neu', 0, '{}', 1, '', '', '', '2026-03-01', 1)`.execute(db)
  await sql`insert into staff_alerts (staff_id, submission_id, event, key, due_at, told_at)
    values ('jana', 'a', 'reply', 'k', '2026-03-01', '2026-03-02')`.execute(db)
  await sql`insert into staff_alert_choices (staff_id, event, how) values ('jana', 'reply', 'none')`.execute(db)

  await migrate(db)

  expect(await db.selectFrom('staff_alerts').select(['event', 'channel', 'told_at']).execute()).toEqual([
    { event: 'reply', channel: 'mail', told_at: '2026-03-02' },
  ])
  expect(await db.selectFrom('staff_alert_choices').select(['how', 'push']).execute()).toEqual([
    { how: 'none', push: 1 },
  ])
})
