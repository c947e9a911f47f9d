import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { databaseFacts } from '#platform/database/facts.server.ts'
import { ofRequest } from '../message.ts'
import { newMail } from '../new-message.server.ts'
import { outbox } from '../repository.server.ts'
import { mailList, type MailQuery } from './repository.server.ts'

const NOW = new Date('2026-03-02T08:00:00.000Z')

async function filledList() {
  const app = await testApp()
  for (let number = 0; number < 6; number++) {
    const to = {
      purpose: 'test',
      name: number === 3 ? 'Jürgen Übel' : null,
      address: `p${number}@example.org`,
      // Two at a time at the same moment.
      createdAt: new Date(NOW.getTime() + Math.floor(number / 2) * 1000),
      held: number === 5,
    } as const
    const letter = { subject: `Betreff ${number}`, text: 'Guten Tag', html: null }
    await outbox(app.db).add({ ...newMail(app, to, letter), id: `mail-${number}` })
  }
  await outbox(app.db).markSent('mail-0', NOW)
  await outbox(app.db).markUnsent('mail-1', { error: 'EENVELOPE 550', nextAttemptAt: null, now: NOW })
  await outbox(app.db).markUnsent('mail-2', { error: 'ESOCKET', nextAttemptAt: NOW, now: NOW })
  return app
}

const all: MailQuery = { choice: 'all', kinds: [], limit: 50 }

test.each([
  ['all', ['mail-5', 'mail-4', 'mail-3', 'mail-2', 'mail-1', 'mail-0']],
  ['undelivered', ['mail-2', 'mail-1']],
  ['waiting', ['mail-4', 'mail-3', 'mail-2']],
  ['held', ['mail-5']],
  ['sent', ['mail-0']],
] as const)('the mails that are „%s“, newest first', async (choice, ids) => {
  const { db } = await filledList()
  const { mails } = await mailList(db).page({ ...all, choice }, NOW)
  expect(mails.map(({ id }) => id)).toEqual(ids)
  expect(await mailList(db).count({ choice, kinds: [] })).toBe(ids.length)
})

test('pages show every mail once', async () => {
  const { db } = await filledList()
  const first = await mailList(db).page({ ...all, limit: 3 }, NOW)
  const last = first.mails.at(-1)
  if (!last) throw new Error('The first page is empty')
  const second = await mailList(db).page({ ...all, limit: 3, after: last }, NOW)
  expect([...first.mails, ...second.mails].map(({ id }) => id)).toHaveLength(6)
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
})

test('a mail is found by address, name and subject, and unsent ones are counted', async () => {
  const { db } = await filledList()
  const find = async (search: string) => (await mailList(db).page({ ...all, search }, NOW)).mails.map(({ id }) => id)
  expect(await find('P3@EXAMPLE')).toEqual(['mail-3'])
  expect(await find('jürgen')).toEqual(['mail-3'])
  for (const spelling of ['Übel', 'übel', 'ÜBEL', 'uebel', 'rgen üb']) expect(await find(spelling)).toEqual(['mail-3'])
  expect(await find('betreff 2')).toEqual(['mail-2'])
  expect(await find('%')).toHaveLength(6)
  expect(await mailList(db).unsent()).toEqual({ waiting: 3, failed: 1, held: 1 })
})

test('until the shortlist no mail about an application says to whom, about what, or why it did not arrive', async () => {
  const { db } = await applicationWithMails()
  const kinds = ['tenant_application']
  const { mails } = await mailList(db).page({ ...all, kinds }, NOW)
  const found = await Promise.all(mails.map(({ id }) => mailList(db).find(id, kinds, NOW)))
  expect(found).toHaveLength(3)
  expect(JSON.stringify({ mails, found })).not.toMatch(/Zwölfnagel|zwoelfnagel|Vorgang sagt/i)
  for (const mail of found) expect(mail).toMatchObject({ isHidden: true, replyTo: null, lastError: 'EENVELOPE 550' })
  expect(mails.map(({ toAddress }) => toAddress).toSorted()).toEqual(['(verborgen)', '(verborgen)', 'buero@example.de'])

  await db.updateTable('submissions').set({ shortlisted_at: NOW.toISOString() }).execute()
  const shown = await mailList(db).page({ ...all, kinds }, NOW)
  expect(JSON.stringify(shown)).toMatch(/"toName":"Dora Zwölfnagel"/)
  expect(JSON.stringify(shown)).toMatch(/"subject":"Termin mit Frau Zwölfnagel"/)
  expect(shown.mails.every(({ isHidden }) => !isHidden)).toBe(true)
})

test('until the shortlist no search finds a mail by the name that the list hides, only by the reference', async () => {
  const { db } = await applicationWithMails()
  const { reference } = await db.selectFrom('submissions').select('reference').executeTakeFirstOrThrow()
  const count = async (search: string) =>
    (await mailList(db).page({ ...all, kinds: ['tenant_application'], search }, NOW)).mails.length
  expect([await count('Zwölfnagel'), await count('zwoelfnagel@example.org'), await count(reference)]).toEqual([0, 0, 3])
  await db.updateTable('submissions').set({ shortlisted_at: NOW.toISOString() }).execute()
  expect(await count('Zwölfnagel')).toBe(1)
})

/** Receipt, notice and an answer about an application by Dora Zwölfnagel, none of them delivered. */
async function applicationWithMails() {
  const app = await testApp()
  const stored = await receiveRequest(app, exampleKind(), {
    payload: exampleMessage(),
    idempotencyKey: 'key-0-padded-enough',
    quarantine: null,
  })
  if (stored.kind !== 'received') throw new Error('The example was refused')
  await app.db.updateTable('submissions').set({ kind: 'tenant_application' }).execute()
  const { id } = await app.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow()
  const person = { toName: 'Dora Zwölfnagel', toAddress: 'zwoelfnagel@example.org' }
  await outbox(app.db).add(
    newMail(
      app,
      { purpose: 'answer', owner: ofRequest(id), name: person.toName, address: person.toAddress, createdAt: NOW },
      { subject: 'Termin mit Frau Zwölfnagel', text: 'Vorgang sagt', html: null },
    ),
  )
  await app.db
    .updateTable('outbox')
    .set({ to_name: person.toName, to_address: person.toAddress })
    .where('purpose', '=', 'receipt')
    .execute()
  await app.db
    .updateTable('outbox')
    .set({ subject: 'Dora Zwölfnagel hat zugesagt', reply_to: person.toAddress })
    .where('purpose', '=', 'notice')
    .execute()
  const lastError = 'EENVELOPE: 550 5.1.1 <Zwoelfnagel@example.org>: user zwoelfnagel unknown'
  await app.db.updateTable('outbox').set({ last_error: lastError, failed_at: NOW.toISOString() }).execute()
  return app
}

test('which database it is', async () => {
  const { db } = await testApp()
  const facts = await databaseFacts(db, '/gibt-es-nicht')
  expect(facts.version).toMatch(/^\d+\.\d+/)
  expect(facts.engine).toBe(process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite')
  // In memory there is no file.
  expect(facts.bytes > 1000).toBe(facts.engine === 'PostgreSQL')
})
