import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { openSqlite } from '#platform/database/database.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { mailFile } from '#platform/mail/mailer.server.ts'
import { exampleKind, exampleMessage } from '#platform/submissions/example-kind.ts'
import { outbox } from '#platform/outbox/repository.server.ts'
import { receiveSubmission } from '#platform/submissions/receive.server.ts'
import { submissions } from '#platform/submissions/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { msUntilNextRun } from '#platform/daily/daily.server.ts'
import { retention } from './repository.server.ts'
import { planRetention, runRetention } from './run-retention.server.ts'

const DAY = 24 * 60 * 60_000

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'retention-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A year of one message a day, and the clock at `day` of that year. */
async function yearOfMessages(days: number, different: Partial<App> = {}) {
  let now = new Date('2026-01-01T08:00:00Z')
  const app = await testApp({ clock: { now: () => now }, ...different })
  const kind = exampleKind({ keepForDays: 100 })
  for (let day = 0; day < days; day++) {
    await receiveSubmission(app, kind, {
      payload: exampleMessage(),
      idempotencyKey: `key-${day}-padded`,
      quarantine: null,
    })
    now = new Date(now.getTime() + DAY)
  }
  return { app, pass: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

const countOf = async (app: App) => (await submissions(app.db).list()).length

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
  await receiveSubmission(app, exampleKind(), {
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

test('a submission under legal hold stays', async () => {
  const { app } = await yearOfMessages(110)
  await app.db.updateTable('submissions').set({ legal_hold: 1 }).where('received_at', '<', '2026-01-03').execute()
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 9 })
})

test('lines of the audit log go after a year, and the deletion log says how many', async () => {
  const { app } = await yearOfMessages(400)
  const line = (id: string, happenedAt: string) => ({
    id,
    happened_at: happenedAt,
    staff_id: 'anna',
    staff_name: 'Anna Groß',
    action: 'request.read',
    subject_kind: null,
    subject_id: null,
    detail: null,
  })
  await app.db
    .insertInto('audit_log')
    .values([line('old', '2026-01-01T08:00:00.000Z'), line('recent', '2026-12-31T08:00:00.000Z')])
    .execute()
  const confirmed = (await planRetention(app)).total
  expect(await runRetention(app, { confirmed })).toMatchObject({
    kind: 'done',
    aged: [{ kind: 'audit_log', count: 1 }],
  })
  expect(await app.db.selectFrom('audit_log').select('id').execute()).toEqual([{ id: 'recent' }])
  expect(await app.db.selectFrom('deletion_log').select(['kind', 'count']).where('rule', '=', 'age').execute()).toEqual(
    [{ kind: 'audit_log', count: 1 }],
  )
})

test('appointments go half a year after they ended, once nobody who was invited is kept any more', async () => {
  const { app } = await yearOfMessages(110)
  const slot = (id: string, day: string) => ({
    id,
    about: 'wohnung',
    starts_at: `${day}T14:00:00.000Z`,
    ends_at: `${day}T14:20:00.000Z`,
    places: 1,
    meeting_point: 'Haustür',
    note: null,
    agent_id: 'anna',
    agent_name: 'Anna Groß',
    cancelled_at: null,
    sequence: 0,
    version: 1,
    created_at: `${day}T08:00:00.000Z`,
    updated_at: `${day}T08:00:00.000Z`,
  })
  // Now it is 2026-04-21: 180 days before is 2025-10-23.
  await app.db
    .insertInto('viewing_slots')
    .values([slot('old', '2025-10-22'), slot('invited', '2025-10-21'), slot('recent', '2025-10-24')])
    .execute()
  const newest = await app.db
    .selectFrom('submissions')
    .select('id')
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('viewing_invitations')
    .values({
      slot_id: 'invited',
      submission_id: newest.id,
      state: 'declined',
      invited_at: '2026-04-20',
      answered_at: null,
    })
    .execute()
  expect((await planRetention(app)).aged).toEqual([{ kind: 'viewing_slots', count: 1 }])
  expect(await runRetention(app)).toMatchObject({ kind: 'done', aged: [{ kind: 'viewing_slots', count: 1 }] })
  const left = await app.db.selectFrom('viewing_slots').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['invited', 'recent'])
  await app.db.deleteFrom('submissions').where('id', '=', newest.id).execute()
  expect((await planRetention(app)).aged).toEqual([{ kind: 'viewing_slots', count: 1 }])
})

test('a mail of no request goes after thirty days with its file, those of requests stay with these', async () => {
  const dataDir = await newFolder()
  const { app } = await yearOfMessages(60, { config: readConfig({ DATA_DIR: dataDir }) })
  const mail = {
    submissionId: null,
    purpose: 'test' as const,
    toName: null,
    toAddress: 'anna@example.org',
    replyTo: null,
    subject: 'Testmail',
    text: 'Test',
    html: null,
    held: false,
  }
  const old = new Date(app.clock.now().getTime() - 31 * DAY)
  await outbox(app.db).add({ ...mail, id: 'old', createdAt: old, messageId: '<old@example.org>' })
  const recent = new Date(app.clock.now().getTime() - 29 * DAY)
  await outbox(app.db).add({ ...mail, id: 'recent', createdAt: recent, messageId: '<recent@example.org>' })
  await mkdir(join(dataDir, 'mail'))
  for (const id of ['old', 'recent']) await writeFile(mailFile(dataDir, id), 'Testmail')
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 0, aged: [{ kind: 'outbox', count: 1 }] })
  const loose = await app.db.selectFrom('outbox').select('id').where('submission_id', 'is', null).execute()
  expect(loose).toEqual([{ id: 'recent' }])
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(121)
  expect([existsSync(mailFile(dataDir, 'old')), existsSync(mailFile(dataDir, 'recent'))]).toEqual([false, true])
})

test('what is due is listed page by page, longest overdue first', async () => {
  const { app } = await yearOfMessages(110)
  const now = app.clock.now()
  const first = await retention(app.db).listDue(now, 6)
  const rest = await retention(app.db).listDue(now, 6, first.at(-1))
  expect([...first, ...rest].map(({ deleteAfter }) => deleteAfter.slice(0, 10))).toEqual(
    Array.from({ length: 11 }, (_, day) => `2026-04-${String(11 + day).padStart(2, '0')}`),
  )
})

test('the files of what is deleted go too, and others stay', async () => {
  const dataDir = await newFolder()
  const { app } = await yearOfMessages(110, { config: readConfig({ DATA_DIR: dataDir }) })
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
  await receiveSubmission(app, exampleKind({ keepForDays: 0 }), {
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
