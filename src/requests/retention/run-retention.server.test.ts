import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { berlinDay } from '#platform/berlin-day.ts'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { openSqlite } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { mailFile } from '../mail/mailer.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { receiveRequest } from '../request/receive.server.ts'
import { requests } from '../request/repository.server.ts'
import { msUntilNextRun } from './daily.server.ts'
import { retention } from './repository.server.ts'
import { runRetention } from './run-retention.server.ts'
import { DAY, yearOfMessages } from './test-year.server.ts'

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'retention-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const countOf = async (app: App) => (await requests(app.db).list()).length

test('what was kept long enough goes with its mails and events, and the deletion is logged without names', async () => {
  const { app } = await yearOfMessages(110)
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 11, isForgotten: true })
  expect(await countOf(app)).toBe(99)
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(198)
  expect(await app.db.selectFrom('submission_events').selectAll().execute()).toHaveLength(99)
  expect(await app.db.selectFrom('deletion_log').select(['kind', 'rule', 'count']).orderBy('rule').execute()).toEqual([
    { kind: 'example_message', rule: 'retention', count: 11 },
    { kind: '*', rule: 'run', count: 11 },
  ])
})

test('a dry run deletes nothing and says what it would', async () => {
  const { app } = await yearOfMessages(110)
  expect(await runRetention(app, { dryRun: true })).toEqual({
    kind: 'planned',
    total: 11,
    aged: [],
    refusal: null,
    groups: [{ kind: 'example_message', rule: 'retention', count: 11 }],
  })
  expect(await countOf(app)).toBe(110)
})

test('more than a fifth at once is refused until somebody confirms the very number', async () => {
  const { app, pass } = await yearOfMessages(20)
  pass(85 * DAY)
  await receiveRequest(app, exampleKind(), {
    payload: exampleMessage(),
    idempotencyKey: 'key-recent',
    quarantine: null,
  })
  expect(await runRetention(app)).toMatchObject({ kind: 'refused', total: 6, refusal: expect.stringContaining('20 %') })
  expect(await runRetention(app, { confirmed: 5 })).toMatchObject({ kind: 'refused' })
  expect(await countOf(app)).toBe(21)
  expect(await runRetention(app, { confirmed: 6 })).toMatchObject({ kind: 'done', total: 6 })
})

test('after a clock jump nothing is deleted', async () => {
  const { app, pass } = await yearOfMessages(110)
  pass(365 * DAY)
  expect(await runRetention(app)).toMatchObject({ kind: 'refused', refusal: expect.stringContaining('366 Tage') })
  pass(-2 * 365 * DAY)
  expect(await runRetention(app)).toMatchObject({ kind: 'refused', refusal: expect.stringContaining('Uhr geht nach') })
  expect(await countOf(app)).toBe(110)
})

test('a request under legal hold stays', async () => {
  const { app } = await yearOfMessages(110, { everyDays: 5 })
  await app.db.updateTable('submissions').set({ legal_hold: 1 }).where('received_at', '<', '2026-01-07').execute()
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 1 })
})

test('what is due is listed page by page, longest overdue first', async () => {
  const { app } = await yearOfMessages(110)
  const now = app.clock.now()
  const first = await retention(app.db).listDue(now, 6)
  const rest = await retention(app.db).listDue(now, 6, first.at(-1))
  expect([...first, ...rest].map(({ deleteAfter }) => berlinDay(new Date(deleteAfter)))).toEqual(
    Array.from({ length: 11 }, (_, day) => `2026-04-${String(11 + day).padStart(2, '0')}`),
  )
})

test('the files of what is deleted go too, and others stay', async () => {
  const dataDir = await newFolder()
  const { app } = await yearOfMessages(110, { everyDays: 5, config: readConfig({ DATA_DIR: dataDir }) })
  const mails = await app.db.selectFrom('outbox').select('id').orderBy('created_at').execute()
  await mkdir(join(dataDir, 'mail'))
  const [old, recent] = [mailFile(dataDir, mails[0]?.id ?? ''), mailFile(dataDir, mails.at(-1)?.id ?? '')]
  for (const file of [old, recent]) await writeFile(file, 'Erika Muster')
  await runRetention(app)
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
})

test('a deleted name can be read in no file of the database any more', async () => {
  const folder = await newFolder()
  const db = openSqlite(join(folder, 'site.sqlite'))
  onTestFinished(() => db.destroy())
  await migrate(db)
  const { app } = await yearOfMessages(6, { db })
  const secretName = exampleMessage({ vorname: 'Unverwechselbar', nachricht: 'Unverwechselbar '.repeat(500) })
  await receiveRequest(app, exampleKind({ keepFor: { days: 0 } }), {
    payload: secretName,
    idempotencyKey: 'key-of-the-deleted',
    quarantine: null,
  })
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 1, isForgotten: true })
  for (const name of ['site.sqlite', 'site.sqlite-wal']) {
    expect((await readFile(join(folder, name))).includes('Unverwechselbar')).toBe(false)
  }
})

test('the daily run waits for the next early morning', () => {
  expect(msUntilNextRun(new Date('2026-03-02T01:40:00Z'))).toBe(60 * 60_000)
  expect(msUntilNextRun(new Date('2026-03-02T02:40:00Z'))).toBe(DAY)
})
