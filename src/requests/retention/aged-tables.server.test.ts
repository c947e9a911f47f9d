import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { mailFile } from '../mail/mailer.server.ts'
import { newMail } from '../outbox/new-message.server.ts'
import { outbox } from '../outbox/repository.server.ts'
import { planRetention, runRetention } from './run-retention.server.ts'
import { DAY, yearOfMessages } from './test-year.server.ts'

test('lines of the audit log go after a year, and the deletion log says how many', async () => {
  const { app } = await yearOfMessages(400, { everyDays: 8 })
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

test('the history of content loses its names after a year and keeps the changes, and imports keep their word', async () => {
  const { app } = await yearOfMessages(400, { everyDays: 8 })
  const change = (id: string, happenedAt: string, staffId: string | null, staffName: string) => ({
    id,
    happened_at: happenedAt,
    staff_id: staffId,
    staff_name: staffName,
    kind: 'trade',
    subject_id: 'maler',
    subject_title: 'Maler',
    version: 2,
    before_values: '{"name":"Anstreicher"}',
    after_values: '{"name":"Maler"}',
  })
  await app.db
    .insertInto('content_history')
    .values([
      change('old', '2026-01-01T08:00:00.000Z', 'anna', 'Anna Groß'),
      change('import', '2026-01-01T08:00:00.000Z', null, 'Import aus Datei'),
      change('recent', '2026-12-31T08:00:00.000Z', 'anna', 'Anna Groß'),
    ])
    .execute()
  const { aged, total: confirmed } = await planRetention(app)
  expect(aged).toEqual([{ kind: 'content_history', count: 1 }])
  const { before_values, after_values } = change('', '', null, '')
  const left = () =>
    app.db
      .selectFrom('content_history')
      .select(['id', 'staff_id', 'staff_name', 'before_values', 'after_values'])
      .orderBy('id')
      .execute()
  await runRetention(app, { dryRun: true })
  expect((await left()).map(({ staff_name }) => staff_name)).toEqual(['Import aus Datei', 'Anna Groß', 'Anna Groß'])
  expect(await runRetention(app, { confirmed })).toMatchObject({ kind: 'done', aged })
  expect(await left()).toEqual([
    { id: 'import', staff_id: null, staff_name: 'Import aus Datei', before_values, after_values },
    { id: 'old', staff_id: null, staff_name: '', before_values, after_values },
    { id: 'recent', staff_id: 'anna', staff_name: 'Anna Groß', before_values, after_values },
  ])
  expect((await planRetention(app)).aged).toEqual([])
  expect(await app.db.selectFrom('deletion_log').select(['kind', 'count']).where('rule', '=', 'age').execute()).toEqual(
    [{ kind: 'content_history', count: 1 }],
  )
})

test('appointments go half a year after they ended, once nobody who was invited is kept any more', async () => {
  const { app } = await yearOfMessages(110, { everyDays: 10 })
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
  // Now it is 2026-04-21: six months before is 2025-10-21.
  await app.db
    .insertInto('viewing_slots')
    .values([slot('old', '2025-10-21'), slot('invited', '2025-10-20'), slot('recent', '2025-10-22')])
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
  const dataDir = await mkdtemp(join(tmpdir(), 'retention-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { app } = await yearOfMessages(60, { config: readConfig({ DATA_DIR: dataDir }) })
  const mail = (id: string, createdAt: Date) => {
    const letter = { subject: 'Testmail', text: 'Test', html: null }
    return { ...newMail(app, { purpose: 'test', address: 'anna@example.org', createdAt }, letter), id }
  }
  const old = new Date(app.clock.now().getTime() - 31 * DAY)
  await outbox(app.db).add(mail('old', old))
  const recent = new Date(app.clock.now().getTime() - 29 * DAY)
  await outbox(app.db).add(mail('recent', recent))
  await mkdir(join(dataDir, 'mail'))
  for (const id of ['old', 'recent']) await writeFile(mailFile(dataDir, id), 'Testmail')
  expect(await runRetention(app)).toMatchObject({ kind: 'done', total: 0, aged: [{ kind: 'outbox', count: 1 }] })
  const loose = await app.db.selectFrom('outbox').select('id').where('owner_kind', 'is', null).execute()
  expect(loose).toEqual([{ id: 'recent' }])
  expect(await app.db.selectFrom('outbox').select('id').execute()).toHaveLength(121)
  expect([existsSync(mailFile(dataDir, 'old')), existsSync(mailFile(dataDir, 'recent'))]).toEqual([false, true])
})
