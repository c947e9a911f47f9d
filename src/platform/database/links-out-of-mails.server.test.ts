import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exampleStaffRow } from './example-staff-row.ts'
import { migrate } from './migrate.server.ts'
import { emptyTestDatabase } from './test-database.server.ts'

/** More than one step of the migration takes at once. */
const COUNT = 1101

const linkOf = (number: number) => `https://www.example.de/vorgang/7K42PXR8-${number.toString(16).padStart(40, 'a')}`

test('links that mails and texts held before are gone, and everything else stands as it stood', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0015-text-drafts')
  await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
    contact_name, contact_email, search_text, received_at, version)
    values ('id', 'contact_message', '7K42PXR8', 'key', 'neu', 0, '{}', 1, '', '', '', '2026-03-01', 1)`.execute(db)
  for (let from = 0; from < COUNT; from += 300) {
    const mails = Array.from({ length: Math.min(300, COUNT - from) }, (_, index) => {
      const id = String(from + index).padStart(5, '0')
      const link = linkOf(from + index)
      return sql`(${id}, 'id', 'receipt', 'a@example.org', 'Betreff', ${`Zu Ihrem Vorgang: ${link}\n\nÜbel, ${link}.`},
        ${`<p><a href="${link}">Zu Ihrem Vorgang</a></p>`}, '2026-03-01', ${`<${id}>`}, '')`
    })
    await sql`insert into outbox (id, submission_id, purpose, to_address, subject, text_body, html_body, created_at, message_id, search_text)
      values ${sql.join(mails)}`.execute(db)
  }
  const link = linkOf(7)
  const other = 'https://www.example.de/vorgang/neuer-link'
  await sql`insert into outbox (id, submission_id, purpose, to_address, subject, text_body, created_at, message_id, search_text)
    values ('other', 'id', 'notice', 'b@example.org', 'Betreff', ${other}, '2026-03-01', '<other>', '')`.execute(db)
  await sql`insert into submission_messages (id, submission_id, origin, body, created_at)
    values ('m', 'id', 'office', ${`Hier:\n${link}`}, '2026-03-01')`.execute(db)
  await db.insertInto('staff').values(exampleStaffRow('anna')).execute()
  await sql`insert into answer_drafts (submission_id, staff_id, subject, body, saved_at)
    values ('id', 'anna', 'S', ${`${link}\nBis bald`}, '2026-03-01')`.execute(db)
  const folded = `BEGIN:VCALENDAR\r\nDESCRIPTION:${link.slice(0, 60)}\r\n ${link.slice(60)}\r\nEND:VCALENDAR\r\n`
  await sql`insert into mail_attachments (outbox_id, position, name, content_type, content)
    values ('other', 0, 'a.ics', 'text/calendar', ${folded})`.execute(db)

  await migrate(db)

  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'text_body', 'html_body'])
    .where('id', '<>', 'other')
    .execute()
  expect(mails).toHaveLength(COUNT)
  for (const { text_body: text, html_body: html } of mails) {
    expect(text).toBe('Zu Ihrem Vorgang: (Link des Absenders)\n\nÜbel, (Link des Absenders).')
    expect(html).toBe('<p><a href="(Link des Absenders)">Zu Ihrem Vorgang</a></p>')
  }
  const kept = await db.selectFrom('outbox').select('text_body').where('id', '=', 'other').executeTakeFirst()
  expect(kept?.text_body).toBe(other)
  const written = await db.selectFrom('submission_messages').select('body').executeTakeFirst()
  expect(written?.body).toBe('Hier:\n(Link des Absenders)')
  const draft = await db.selectFrom('answer_drafts').select('body').executeTakeFirst()
  expect(draft?.body).toBe('(Link des Absenders)\nBis bald')
  const file = await db.selectFrom('mail_attachments').select('content').executeTakeFirst()
  expect(file?.content).toBe('BEGIN:VCALENDAR\r\nDESCRIPTION:(Link des Absenders)\r\nEND:VCALENDAR\r\n')
})
