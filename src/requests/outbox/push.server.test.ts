import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '#platform/app.server.ts'
import type { Mailer } from '../mail/mailer.server.ts'
import { claimDue, deliver } from './deliver.server.ts'
import { newPush } from './new-message.server.ts'
import { outbox } from './repository.server.ts'
import { startOutboxWorker } from './worker.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { isPublicAddress, isPushEndpoint, publicLookup } from '#platform/push/public-host.server.ts'
import { pushDevices } from '#platform/push/repository.server.ts'
import { exampleDevice, startPushService } from './test-push-service.server.ts'
import { vapidKeys } from '#platform/push/vapid-keys.server.ts'

const mailer: Mailer = { send: async () => {}, close: () => {} }
const message = { title: 'Ihnen zugewiesen', body: 'Schadensmeldung 7K42-PXR8', path: '/verwaltung', isUrgent: false }

async function withDevice(...statuses: number[]) {
  const service = await startPushService(...statuses)
  onTestFinished(() => void service.stop())
  let now = new Date('2026-03-02T08:00:00Z')
  const app = await testApp({ clock: { now: () => now } })
  await exampleDevice(app, service)
  const next = async (ms = 0) => {
    now = new Date(now.getTime() + ms)
    const mail = await claimDue(app)
    return mail ? deliver(app, { mailer, push: service.push }, mail) : null
  }
  return { app, service, next }
}

const queue = (app: App, isUrgent = false) =>
  outbox(app.db).add(newPush(app, { id: 'd1', host: 'push.example.org' }, { ...message, isUrgent }))

test('a message reaches the device through the worker, for it alone to read, signed with our key', async () => {
  const { app, service } = await withDevice()
  await queue(app, true)
  const worker = startOutboxWorker(app, { mailer, push: service.push, pollMs: 20 })
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 5000 })
  const [call] = service.received
  expect(call).toMatchObject({
    path: '/send/d1',
    message: { ...message, isUrgent: true },
    headers: { urgency: 'high', ttl: '86400', 'content-encoding': 'aes128gcm' },
    signed: { aud: 'https://push.example.org', sub: 'mailto:buero@example.de', key: vapidKeys(app.secret).publicKey },
  })
  await vi.waitFor(async () =>
    expect(await pushDevices(app.db).listOf('jana')).toMatchObject([{ reachedAt: '2026-03-02T08:00:00.000Z' }]),
  )
})

test.each([404, 410])(
  'a device that its push service knows no longer (%i) goes, with what waits for it',
  async (status) => {
    const { app, service, next } = await withDevice(status)
    await queue(app)
    await queue(app)
    await next()
    expect(service.received).toHaveLength(1)
    expect(await pushDevices(app.db).listOf('jana')).toEqual([])
    expect(await outbox(app.db).list()).toEqual([])
  },
)

test('a push service that is busy is asked again, and after the fifth time the message goes without a trace', async () => {
  const { app, service, next } = await withDevice(503, 429, 500, 503, 503)
  await queue(app)
  expect(await next()).toBe('failed')
  expect(await outbox(app.db).list()).toMatchObject([
    { state: 'waiting', lastError: expect.stringContaining('EPUSH 503') },
  ])
  // No mail is late: neither probes nor the office's list say so.
  expect(await outbox(app.db).health(app.clock.now())).toEqual({ failed: 0, oldestDueAt: null })
  for (const _ of [2, 3, 4, 5]) await next(60 * 60_000)
  expect(service.received).toHaveLength(5)
  expect(await outbox(app.db).list()).toEqual([])
  expect(await pushDevices(app.db).listOf('jana')).toHaveLength(1)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:DEF', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://push.example.org/x', false],
  ['https://push.example.org:8443/x', false],
  ['https://user:word@push.example.org/x', false],
  ['https://localhost/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://[::1]/x', false],
  [`https://push.example.org/${'x'.repeat(1000)}`, false],
  ['file:///etc/passwd', false],
  ['', false],
])('%s as a place for messages: %s', (endpoint, isOne) => {
  expect(isPushEndpoint(endpoint)).toBe(isOne)
})

test('a name that leads into our own network is not followed', async () => {
  const closed = [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ]
  const closed6 = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
  ]
  for (const address of [...closed, ...closed6]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['142.250.74.10', '2a00:1450:4001::a']) expect(isPublicAddress(address), address).toBe(true)
  const found = new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)))
  expect(await found).toBe('The push service has no public address')
})

test('every server with the same secret has the same key', () => {
  const keys = vapidKeys(Buffer.alloc(32, 7))
  expect(vapidKeys(Buffer.alloc(32, 7))).toEqual(keys)
  expect(vapidKeys(Buffer.alloc(32, 8)).publicKey).not.toBe(keys.publicKey)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
})
