import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { retentionView } from '#office/desk/retention/retention-view.server.ts'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import { lockDataDir } from '#platform/database/data-dir.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { claimMessage } from '#requests/outbox/stored/repository.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { exampleKind, exampleMessage, type ExampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { createApp } from '../create-app.server.ts'
import { runOffice } from './run-office.server.ts'

let migrated: string
beforeAll(async () => {
  migrated = await mkdtemp(join(tmpdir(), 'office-'))
  const silent = { out: async () => {}, error: () => {} }
  if ((await runOffice(['migrate'], { DATA_DIR: migrated }, silent)) !== 0) throw new Error('It was not migrated')
})
afterAll(() => rm(migrated, { recursive: true }))

/** A data directory of its own, with the tool and the running server's side of it. */
async function newSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await cp(migrated, dataDir, { recursive: true })
  const environment = { DATA_DIR: dataDir }

  const office = async (...words: string[]) => {
    let out = ''
    let error = ''
    const terminal = {
      out: async (text: string) => void (out += text),
      error: (text: string) => void (error += text),
    }
    const code = await runOffice(words, environment, terminal)
    return { code, out, error }
  }
  const app = createApp(readConfig(environment), { log: silentLog })
  onTestFinished(() => app.db.destroy())
  const receive = async (message: Partial<ExampleMessage> = {}) => {
    const outcome = await receiveRequest(app, exampleKind(), {
      payload: exampleMessage(message),
      idempotencyKey: app.newId(),
      quarantine: null,
    })
    return outcome.kind === 'received' ? outcome.reference : ''
  }
  return { dataDir, office, app, receive }
}

test('a wrong call explains itself and ends with 2', async () => {
  const { office } = await newSite()
  for (const words of [[], ['user', 'add'], ['submissions'], ['submissions', 'list', '--what'], ['backup']]) {
    const { code, out, error } = await office(...words)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain('npm run office --')
  }
})

test('every command has a help', async () => {
  const { office } = await newSite()
  expect((await office('--help')).out).toContain('retention run')
  expect((await office('mail', '--help')).out).not.toContain('retention run')
  for (const words of [
    'migrate',
    'submissions list',
    'submissions export',
    'mail retry',
    'backup',
    'restore',
    'doctor',
  ]) {
    const { code, out } = await office(...words.split(' '), '--help')
    expect([code, out.startsWith(`Aufruf: npm run office -- ${words}`)]).toEqual([0, true])
  }
})

test('a mistyped data directory makes no new database', async () => {
  const { office, dataDir } = await newSite()
  await rm(join(dataDir, 'site.sqlite'))
  const { code, error } = await office('submissions', 'list')
  expect([code, error]).toEqual([1, expect.stringContaining('DATA_DIR')])
})

test('requests are listed, shown and found, and looking leaves a trace', async () => {
  const { office, receive } = await newSite()
  const reference = await receive({ vorname: 'Über\u001B[31mmut' })
  expect(JSON.parse((await office('submissions', 'list', '--json')).out)).toMatchObject([
    { reference, kind: 'example_message', status: 'neu', contact_email: 'aenne@example.de', quarantined: false },
  ])
  const listed = await office('submissions', 'list', '--search', 'ueber')
  expect(listed.out).toContain(reference)
  expect(listed.out).not.toContain('\u001B')
  expect(JSON.parse((await office('submissions', 'list', '--json', '--kind', 'other')).out)).toEqual([])

  await office('submissions', 'show', reference.toLowerCase())
  const shown = JSON.parse((await office('submissions', 'show', reference, '--json')).out)
  expect(shown.payload.nachricht).toBe('Ist die Wohnung noch frei?')
  expect(shown.events.map((event: { kind: string }) => event.kind)).toEqual(['received', 'viewed', 'viewed'])
  expect(shown.mails).toHaveLength(2)
  expect((await office('submissions', 'show', '7K42-PXR8')).code).toBe(1)
})

test('an export holds every request, exact as JSON and tame as CSV', async () => {
  const { office, receive } = await newSite()
  await receive({ vorname: '=HYPERLINK("https://spam.example")' })
  await receive({ vorname: 'Bert' })
  const json = JSON.parse((await office('submissions', 'export')).out)
  expect(json.map((row: { payload: ExampleMessage }) => row.payload.vorname)).toEqual([
    '=HYPERLINK("https://spam.example")',
    'Bert',
  ])

  const csv = (await office('submissions', 'export', '--format', 'csv', '--kind', 'example_message')).out
  expect(csv.split('\r\n')[0]).toContain('"reference","kind","status"')
  expect(csv).toContain(`"'=HYPERLINK(""https://spam.example"")"`)
  expect(csv.split('\r\n')).toHaveLength(4)
  expect((await office('submissions', 'export', '--kind', 'other')).out).toBe('[]\n')
})

test('an export of more than one batch loses and repeats nothing', async () => {
  const { office, receive } = await newSite()
  // At once they are stored in groups: one sync of the disk for many.
  for (let group = 0; group < 5; group++)
    await Promise.all(Array.from({ length: 101 }, (_, person) => receive({ vorname: `Person ${group}-${person}` })))
  const rows = JSON.parse((await office('submissions', 'export')).out) as { reference: string }[]
  expect(new Set(rows.map((row) => row.reference)).size).toBe(505)
  expect(rows).toHaveLength(505)
})

test('a mail that was given up is listed and tried again', async () => {
  const { office, receive, app } = await newSite()
  await receive()
  const now = new Date()
  const mail = await claimMessage(app.db, { now, leaseMs: 1000, mostAttempts: 8 })
  await outbox(app.db).markUnsent(mail!.id, { error: 'EENVELOPE 550', nextAttemptAt: null, now })
  const failed = async () => JSON.parse((await office('mail', 'list', '--state', 'failed', '--json')).out)
  expect(await failed()).toMatchObject([{ id: mail!.id, state: 'failed', last_error: 'EENVELOPE 550' }])
  expect((await office('mail', 'list')).out).toContain('⚠ aufgegeben')
  expect((await office('doctor')).code).toBe(1)
  expect((await office('mail', 'retry')).out).toContain('Eine Mail')
  expect(await failed()).toEqual([])
  expect((await office('mail', 'retry', '--id', 'unknown')).code).toBe(1)
})

test('a backup is taken while the server runs; a restore waits until it has stopped', async () => {
  const { office, receive, app, dataDir } = await newSite()
  const lock = lockDataDir(dataDir)
  await receive()
  const file = join(dataDir, 'backup.sqlite')
  expect((await office('backup', file)).code).toBe(0)
  expect((await readFile(file)).subarray(0, 15).toString()).toBe('SQLite format 3')
  expect((await office('backup', file)).code).toBe(1)
  expect((await office('backup', file, '--force')).code).toBe(0)

  await receive()
  expect((await office('restore', file)).code).toBe(73)
  lock.release()
  await app.db.destroy()
  expect((await office('restore', file)).code).toBe(0)
  expect(JSON.parse((await office('submissions', 'list', '--json')).out)).toHaveLength(1)
})

test('retention refuses too much at once and says how to go on', async () => {
  const { office, receive, app } = await newSite()
  await receive()
  await app.db.updateTable('submissions').set({ delete_after: '2020-01-01T00:00:00.000Z' }).execute()
  expect((await office('retention', 'run', '--dry-run')).out).toContain('Zu löschen: 1')
  const { code, error } = await office('retention', 'run')
  expect([code, error]).toEqual([1, expect.stringContaining('--confirm 1')])
  expect((await office('retention', 'run', '--confirm', '1')).out).toContain('Gelöscht: 1')
  expect(JSON.parse((await office('submissions', 'list', '--json')).out)).toEqual([])
})

test('a dry run prints the figures of the office page, and its list names the same requests', async () => {
  const { office, receive, app } = await newSite()
  for (let count = 0; count < 12; count++) await receive({ vorname: `Person ${count}` })
  const due = (await requests(app.db).list()).slice(0, 2)
  const past = { delete_after: '2020-01-01T00:00:00.000Z' }
  for (const { id } of due) await app.db.updateTable('submissions').set(past).where('id', '=', id).execute()
  await app.db
    .updateTable('submissions')
    .set({ legal_hold: 1 })
    .where('id', '=', due[0]?.id ?? '')
    .execute()
  await recordAudit({ ...app, clock: clockAt('2020-01-01T08:00:00.000Z') }, app.db, null, { action: 'sign-in' })

  const { kind, ...printed } = JSON.parse((await office('retention', 'run', '--dry-run', '--json')).out)
  const page = await retentionView(app)
  expect(kind).toBe('planned')
  expect(page.plan).toEqual(printed)
  expect(page.plan).toMatchObject({ total: 1, aged: [{ kind: 'audit_log', count: 1 }], refusal: null })
  const listed = (await office('retention', 'run', '--dry-run', '--list')).out
  expect(page.due.map(({ reference }) => reference)).toEqual([showReference(due[1]?.reference ?? '')])
  expect(listed).toContain(page.due[0]?.reference)
})

test('a person is found, given out and deleted by e-mail address, and nothing goes without the right number', async () => {
  const { office, receive, app, dataDir } = await newSite()
  const reference = await receive({ email: 'marta@example.org' })
  await receive({ email: 'bert@example.org' })
  const email = ['--email', 'Marta@example.org']
  expect((await office('person', 'find', ...email)).out).toContain(reference)
  expect((await office('person', 'find')).code).toBe(2)
  const file = join(dataDir, 'auskunft.zip')
  expect((await office('person', 'export', ...email, '--out', file)).code).toBe(0)
  expect((await readFile(file)).toString('utf8')).toContain(`vorgaenge/${reference}/angaben.html`)
  expect((await office('person', 'export', ...email, '--out', file)).code).toBe(1)
  expect((await readFile(file)).toString('utf8')).toContain(reference)

  expect(await office('person', 'delete', ...email)).toMatchObject({
    code: 1,
    error: expect.stringContaining('--confirm 1'),
  })
  expect(await requests(app.db).list()).toHaveLength(2)
  expect((await office('person', 'delete', ...email, '--confirm', '1')).out).toContain('Gelöscht: 1')
  expect((await requests(app.db).list()).map(({ contactEmail }) => contactEmail)).toEqual(['bert@example.org'])
})

test('a password among the words of a move is refused before anything is opened, and not said again', async () => {
  const { office } = await newSite()
  const addresses = ['site:geheim@db.example.de/site', 'site:geheim@/site?host=/run', 'site@[::1]/site?password=geheim']
  for (const address of addresses) {
    const { code, error } = await office('move', '--to', `postgres://${address}`)
    expect([code, error.includes('PGPASSWORD'), error.includes('geheim')]).toEqual([2, true, false])
  }
  expect((await office('move', '--to', 'postgres://site@127.0.0.1:9/site')).error).not.toContain('PGPASSWORD')
})

test('the doctor finds a healthy site healthy and a damaged one damaged', async () => {
  const { office, dataDir } = await newSite()
  const healthy = await office('doctor', '--json')
  expect(healthy.code).toBe(0)
  expect(JSON.parse(healthy.out)).toContainEqual({ what: 'Datenbank', state: 'ok', detail: 'SQLite, unbeschädigt' })
  await rm(join(dataDir, 'site.sqlite'))
  expect((await office('doctor')).code).toBe(1)
})
