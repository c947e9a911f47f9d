import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { createMailer, mailFile } from '../mail/mailer.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { receiveRequest, type QuarantineReason } from '../request/receive.server.ts'
import { requests } from '../request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { startSmtpServer } from '../mail/test-smtp.server.ts'
import { claimDue, deliver, LEASE_MS } from './deliver.server.ts'
import { outbox } from './repository.server.ts'
import { startOutboxWorker } from './worker.server.ts'

const MINUTE = 60_000

async function appWith(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mails-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  let now = new Date('2026-03-02T08:00:00Z')
  const app = await testApp({
    clock: { now: () => now },
    config: readConfig({
      MAIL_TO: 'buero@example.de',
      MAIL_FROM: 'website@example.de',
      DATA_DIR: dataDir,
      ...environment,
    }),
  })
  return { app, pass: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

async function smtp() {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  return server
}

const receive = (app: App, key = 'key-12345', quarantine: QuarantineReason | null = null) =>
  receiveRequest(app, exampleKind(), { payload: exampleMessage(), idempotencyKey: key, quarantine })

async function deliverAll(app: App, mailer = createMailer(app.config)) {
  const deliveries: string[] = []
  for (;;) {
    const mail = await claimDue(app)
    if (!mail) return deliveries
    deliveries.push(await deliver(app, { mailer }, mail))
  }
}

const statesOf = async (app: App) =>
  (await outbox(app.db).list({}, app.clock.now()))
    .map((mail) => `${mail.purpose} ${mail.state} ${mail.attempts}`)
    .toSorted()

test('both mails arrive, each at one address, and the timeline says so', async () => {
  const server = await smtp()
  const { app } = await appWith({ SMTP_URL: server.url })
  await receive(app)
  expect(await deliverAll(app)).toEqual(['sent', 'sent'])

  const [receipt, notice] = server.received.toSorted((one, other) =>
    (one.subject ?? '').localeCompare(other.subject ?? ''),
  )
  expect(receipt).toMatchObject({
    to: [{ name: '', address: 'aenne@example.de' }],
    from: { name: 'Rheinbogen Immobilien', address: 'website@example.de' },
    messageId: expect.stringMatching(/^<[\w-]{36}@example\.de>$/),
  })
  expect(receipt?.headers.find((header) => header.key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(notice).toMatchObject({
    subject: 'Nachricht von Änne',
    to: [{ address: 'buero@example.de' }],
    replyTo: [{ address: 'aenne@example.de' }],
  })
  expect(notice?.text).toContain('Ist die Wohnung noch frei?')

  const [request] = await requests(app.db).list()
  const events = await requests(app.db).listEvents(request?.id ?? '')
  expect(events.map((event) => `${event.kind} ${event.detail ?? ''}`).toSorted()).toEqual([
    'mail_sent notice',
    'mail_sent receipt',
    'received ',
  ])
})

test('a mail server that is down loses nothing: the waits grow, and when it is back everything arrives', async () => {
  const server = await startSmtpServer()
  const { app, pass } = await appWith({ SMTP_URL: server.url })
  await server.stop()
  await receive(app)

  expect(await deliverAll(app)).toEqual(['server-down', 'server-down'])
  expect(await deliverAll(app)).toEqual([])
  pass(MINUTE)
  expect(await deliverAll(app)).toEqual(['server-down', 'server-down'])
  pass(4 * MINUTE)
  expect(await deliverAll(app)).toEqual([])
  pass(MINUTE)

  const back = await startSmtpServer(server.port)
  onTestFinished(() => back.stop())
  expect(await deliverAll(app)).toEqual(['sent', 'sent'])
  expect(back.received).toHaveLength(2)
  expect(await statesOf(app)).toEqual(['notice sent 3', 'receipt sent 3'])
})

test('a mail that is refused for good is given up after eight tries, is seen, and can be tried again', async () => {
  const server = await smtp()
  server.become({ code: 550, text: 'No such user' })
  const { app, pass } = await appWith({ SMTP_URL: server.url })
  await receive(app)
  for (let attempt = 0; attempt < 10; attempt++) {
    await deliverAll(app)
    pass(48 * 60 * MINUTE)
  }
  expect(await statesOf(app)).toEqual(['notice failed 8', 'receipt failed 8'])
  expect(await outbox(app.db).health(app.clock.now())).toMatchObject({ failed: 2, oldestDueAt: null })
  expect((await outbox(app.db).list())[0]?.lastError).toContain('550')

  server.become('accept')
  expect(await outbox(app.db).retry(app.clock.now())).toBe(2)
  expect(await deliverAll(app)).toEqual(['sent', 'sent'])
})

test('a mail that is put off (450) is sent when its time has come', async () => {
  const server = await smtp()
  server.become({ code: 450, text: 'Greylisted' })
  const { app, pass } = await appWith({ SMTP_URL: server.url })
  await receive(app)
  expect(await deliverAll(app)).toEqual(['failed', 'failed'])
  server.become('accept')
  pass(MINUTE)
  expect(await deliverAll(app)).toEqual(['sent', 'sent'])
})

test('a mail server that takes the mail and is silent is given up on in time', async () => {
  const server = await smtp()
  server.become('silent')
  const { app } = await appWith({ SMTP_URL: server.url })
  await receive(app)
  const startedAt = performance.now()
  expect(await deliverAll(app, createMailer(app.config, 500))).toEqual(['server-down', 'server-down'])
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(await statesOf(app)).toEqual(['notice waiting 1', 'receipt waiting 1'])
})

test('a process that dies between sending and marking sends again, under the same Message-ID', async () => {
  const server = await smtp()
  const { app, pass } = await appWith({ SMTP_URL: server.url })
  await receive(app)
  const mail = await claimDue(app)
  if (!mail) throw new Error('nothing to claim')
  await createMailer(app.config).send(mail) // … and here it dies.

  expect(await deliverAll(app)).toEqual(['sent'])
  pass(LEASE_MS + 1)
  expect(await deliverAll(app)).toEqual(['sent'])
  expect(server.received).toHaveLength(3)
  expect(new Set(server.received.map((received) => received.messageId)).size).toBe(2)
})

test('a mail whose every try ends in a crash is given up instead of crashing for ever', async () => {
  const { app, pass } = await appWith()
  await receive(app)
  for (let attempt = 0; attempt < 20; attempt++) {
    await claimDue(app)
    pass(LEASE_MS + 1)
  }
  expect(await statesOf(app)).toEqual(['notice failed 8', 'receipt failed 8'])
})

test('several workers share the work and send nothing twice', async () => {
  const server = await smtp()
  const { app } = await appWith({ SMTP_URL: server.url })
  for (let count = 0; count < 10; count++) await receive(app, `key-1234${count}`)
  await Promise.all(Array.from({ length: 4 }, () => deliverAll(app)))
  expect(new Set(server.received.map((mail) => mail.messageId)).size).toBe(20)
  expect(server.received).toHaveLength(20)
})

test('the receipt of probable spam stays where it is', async () => {
  const server = await smtp()
  const { app, pass } = await appWith({ SMTP_URL: server.url })
  await receive(app, 'key-12345', 'honeypot')
  pass(60 * MINUTE)
  expect(await deliverAll(app)).toEqual(['sent'])
  expect(await statesOf(app)).toEqual(['notice sent 1', 'receipt held 0'])
})

test('without a mail server each mail becomes one private file, even when it is written twice', async () => {
  const { app, pass } = await appWith()
  await receive(app)
  const mail = await claimDue(app)
  await createMailer(app.config).send(mail!)
  pass(LEASE_MS + 1)
  await deliverAll(app)

  const folder = join(app.config.dataDir, 'mail')
  expect(await readdir(folder)).toHaveLength(2)
  const file = mailFile(app.config.dataDir, mail!.id)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect((await PostalMime.parse(await readFile(file))).messageId).toBe(mail!.messageId)
})

test('the running worker sends at once when woken, and stops when told to', async () => {
  const server = await smtp()
  const { app } = await appWith({ SMTP_URL: server.url })
  const worker = startOutboxWorker(app, { pollMs: 60_000 })
  await wait(50)
  await receive({ ...app, wakeOutbox: worker.wake })
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 3000 })
  await worker.stop()
  await receive({ ...app, wakeOutbox: worker.wake }, 'key-after-stop')
  await wait(100)
  expect(server.received).toHaveLength(2)
})

/** A database that can be out of reach. */
function fragile({ db }: App) {
  const state = { isGone: false }
  const proxy = new Proxy(db, {
    get: (target, name) => {
      if (state.isGone) throw new Error('database is gone')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: proxy, state }
}

test('a worker whose database is gone goes on when it is back', async () => {
  const { app } = await appWith()
  await receive(app)
  const { db, state } = fragile(app)
  state.isGone = true
  const worker = startOutboxWorker({ ...app, db }, { pollMs: 20 })
  await wait(60)
  state.isGone = false
  await vi.waitFor(async () => expect(await statesOf(app)).toEqual(['notice sent 1', 'receipt sent 1']), {
    timeout: 3000,
  })
  await worker.stop()
})

test('a mail whose claim was stored though it was refused leaves without waiting for its lease', async () => {
  const { app } = await appWith()
  const { db, state } = fragile(app)
  const worker = startOutboxWorker({ ...app, db }, { pollMs: 20, isOnlySender: true })
  onTestFinished(() => worker.stop())
  await wait(100)
  state.isGone = true
  await receive(app)
  expect(await claimDue(app)).not.toBeNull() // What the worker heard nothing of.
  await wait(200)
  state.isGone = false
  const areSent = async () => (await statesOf(app)).every((mail) => mail.includes(' sent '))
  await vi.waitFor(async () => expect(await areSent()).toBe(true), { timeout: 3000 })
})
