import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { databaseFacts } from '#platform/database/facts.server.ts'
import { outbox } from '../repository.server.ts'
import { mailList, type MailQuery } from './repository.server.ts'

const NOW = new Date('2026-03-02T08:00:00.000Z')

async function filledList() {
  const app = await testApp()
  for (let number = 0; number < 6; number++) {
    await outbox(app.db).add({
      id: `mail-${number}`,
      submissionId: null,
      purpose: 'test',
      toName: number === 3 ? 'Jürgen Übel' : null,
      toAddress: `p${number}@example.org`,
      replyTo: null,
      subject: `Betreff ${number}`,
      text: 'Guten Tag',
      html: null,
      // Two at a time at the same moment.
      createdAt: new Date(NOW.getTime() + Math.floor(number / 2) * 1000),
      held: number === 5,
      messageId: `<${number}@example.org>`,
    })
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
  expect(await find('Übel')).toEqual(['mail-3'])
  expect(await find('betreff 2')).toEqual(['mail-2'])
  expect(await find('%')).toHaveLength(6)
  expect(await mailList(db).unsent()).toEqual({ waiting: 3, failed: 1, held: 1 })
})

test('which database it is', async () => {
  const { db } = await testApp()
  const facts = await databaseFacts(db, '/gibt-es-nicht')
  expect(facts.version).toMatch(/^\d+\.\d+/)
  expect(facts.engine).toBe(process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite')
  // In memory there is no file.
  expect(facts.bytes > 1000).toBe(facts.engine === 'PostgreSQL')
})
