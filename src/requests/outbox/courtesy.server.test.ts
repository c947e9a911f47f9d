import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { startSmtpServer } from '../mail/test-smtp.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { whileStoring } from '../request/in-flight.server.ts'
import { receiveRequest } from '../request/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { startOutboxWorker } from './worker.server.ts'

async function siteWithMail() {
  const server = await startSmtpServer()
  onTestFinished(() => server.stop())
  const app = await testApp({ config: readConfig({ SMTP_URL: server.url, MAIL_FROM: 'website@example.de' }) })
  await receiveRequest(app, exampleKind(), {
    payload: exampleMessage(),
    idempotencyKey: 'key-12345',
    quarantine: null,
  })
  return { app, server }
}

test('mails wait while somebody sends a form, and leave when it is stored', async () => {
  const { app, server } = await siteWithMail()
  const storing = Promise.withResolvers<void>()
  const stored = whileStoring(app, () => storing.promise)
  const worker = startOutboxWorker(app)
  onTestFinished(() => worker.stop())
  await wait(400)
  expect(server.received).toHaveLength(0)
  storing.resolve()
  await stored
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 5000 })
})

test('however many send, mails leave', async () => {
  const { app, server } = await siteWithMail()
  void whileStoring(app, () => new Promise<void>(() => {}))
  const worker = startOutboxWorker(app)
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 10_000 })
}, 15_000)
