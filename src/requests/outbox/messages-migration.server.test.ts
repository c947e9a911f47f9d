import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { migrate, NeedsRestartError, refuseBesideOlder } from '#platform/database/migrate.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { emptyTestDatabase } from '#platform/database/test-database.server.ts'
import { ofRequest, type OwnerKind } from './message.ts'
import { outbox } from './repository.server.ts'
import { claimMessage } from './stored/repository.server.ts'

/** More than one step of the migration takes at once. */
const COUNT = 1203
const DAY = '2026-03-01T08:00:00.000Z'
const now = new Date('2026-03-02T08:00:00.000Z')

type Db = Kysely<Tables>

/** As the version before wrote it. */
async function databaseOfBefore(): Promise<Db> {
  const db = await emptyTestDatabase()
  await migrate(db, '0048-portfolio-imports')
  for (const id of ['a', 'b'])
    await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
      contact_name, contact_email, search_text, received_at, version)
      values (${id}, 'damage_report', ${id}, ${id}, 'neu', 0, '{}', 1, '', '', '', ${DAY}, 1)`.execute(db)
  await db.insertInto('staff').values(exampleStaffRow('jana')).execute()
  await sql`insert into staff_push_devices (id, staff_id, name, endpoint, p256dh, auth, created_at)
    values ('d', 'jana', '', 'https://push.example.org/d', '', '', ${DAY})`.execute(db)
  await sql`insert into saved_searches (id, email, query, frequency, created_at, ends_at)
    values ('s', 's@example.org', '', 'daily', ${DAY}, '2027-03-01')`.execute(db)
  await sql`insert into properties (id, name, street, postal_code, city, country, property_type, energy_carriers, total_units,
    publish_exact_address, is_published, search_text, city_folded, created_at, updated_at)
    values ('p', '', '', '', '', 'DE', '', '[]', 0, 0, 0, '', '', ${DAY}, ${DAY})`.execute(db)
  await sql`insert into incidents (id, property_id, title, since_on, created_at, updated_at)
    values ('i', 'p', '', '2026-03-01', ${DAY}, ${DAY})`.execute(db)
  await sql`insert into incident_listeners (id, incident_id, email, created_at, mailed_at)
    values ('l', 'i', 'l@example.org', ${DAY}, ${DAY})`.execute(db)
  await sql`insert into viewing_slots (id, about, starts_at, ends_at, places, meeting_point, agent_name, sequence, version,
    created_at, updated_at) values ('v', 'f', ${DAY}, ${DAY}, 1, '', '', 0, 1, ${DAY}, ${DAY})`.execute(db)
  await sql`insert into viewing_bookings (id, slot_id, email, name, state, created_at, mailed_at)
    values ('k', 'v', 'k@example.org', '', 'booked', ${DAY}, ${DAY})`.execute(db)
  const mails = [
    ['answer', 'submission_id', 'a'],
    ['webhook', 'submission_id', 'b'],
    ['push', 'device_id', 'd'],
    ['search', 'search_id', 's'],
    ['incident', 'listener_id', 'l'],
    ['viewing', 'booking_id', 'k'],
    // Its booking is gone.
    ['viewing', 'booking_id', null],
    ['test', 'submission_id', null],
  ] as const
  for (const [index, [purpose, column, owner]] of mails.entries())
    await sql`insert into outbox (id, purpose, ${sql.ref(column)}, to_address, subject, text_body, created_at, next_attempt_at, message_id)
      values (${`m${index}`}, ${purpose}, ${owner}, 'x@example.org', '', '', ${DAY}, ${DAY}, ${`<${index}>`})`.execute(
      db,
    )
  await sql`insert into mail_attachments (outbox_id, position, name, content_type, content)
    values ('m0', 0, 'a.ics', 'text/calendar', '')`.execute(db)
  const sent = Array.from({ length: COUNT }, (_, index) => `s${index}`)
  for (let from = 0; from < COUNT; from += 300)
    await sql`insert into outbox (id, purpose, submission_id, to_address, subject, text_body, created_at, sent_at, message_id) values ${sql.join(
      sent.slice(from, from + 300).map((id) => sql`(${id}, 'receipt', 'b', '', '', '', ${DAY}, ${DAY}, ${id})`),
    )}`.execute(db)
  return db
}

const rowsOf = (db: Db) =>
  db
    .selectFrom('outbox')
    .select(['id', 'channel', 'purpose', 'owner_kind', 'owner_id'])
    .where('id', 'like', 'm%')
    .orderBy('id')
    .execute()

test('a version that follows one that still serves waits with this step', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0048-portfolio-imports')
  await expect(refuseBesideOlder(db)).rejects.toThrow(NeedsRestartError)
  await migrate(db)
  await refuseBesideOlder(db)
})

test('every message that was there keeps its owner, and what was not sent is sent once', async () => {
  const db = await databaseOfBefore()
  await migrate(db)
  expect((await rowsOf(db)).map((row) => Object.values(row).join(' '))).toEqual([
    'm0 mail answer request a',
    'm1 webhook emergency request b',
    'm2 push alert device d',
    'm3 mail search search s',
    'm4 mail incident listener l',
    'm5 mail viewing booking k',
    'm6 mail viewing booking ',
    'm7 mail test  ',
  ])
  expect(await outbox(db).list({ of: ofRequest('b') }, now)).toHaveLength(COUNT + 1)

  const claimed: string[] = []
  for (;;) {
    const message = await claimMessage(db, { now, leaseMs: 60_000, mostAttempts: 8 })
    if (message === null) break
    claimed.push(message.id)
    expect(await outbox(db).markSent(message.id, now)).toBe(true)
  }
  expect(claimed.toSorted()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7'])
})

test('messages go with their request or device; of what else is deleted they stay without its id', async () => {
  const db = await databaseOfBefore()
  await migrate(db)
  const files = () => db.selectFrom('mail_attachments').select('outbox_id').execute()
  expect(await files()).toEqual([{ outbox_id: 'm0' }])
  const left = async (kind: OwnerKind) =>
    (await rowsOf(db)).filter((row) => row.owner_kind === kind).map((row) => `${row.id} ${row.owner_id}`)

  await db.deleteFrom('submissions').where('id', '=', 'a').execute()
  expect(await left('request')).toEqual(['m1 b'])
  expect(await files()).toEqual([])
  // By the account that it belongs to.
  await db.deleteFrom('staff').execute()
  expect(await left('device')).toEqual([])
  await db.deleteFrom('saved_searches').execute()
  expect(await left('search')).toEqual(['m3 null'])
  // By the building and the slot that they belong to.
  await db.deleteFrom('properties').execute()
  expect(await left('listener')).toEqual(['m4 null'])
  await db.deleteFrom('viewing_slots').execute()
  expect(await left('booking')).toEqual(['m5 null', 'm6 null'])
})
