import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Mailer } from '../mail/mailer.server.ts'
import { outbox } from '../outbox/repository.server.ts'
import { startOutboxWorker } from '../outbox/worker.server.ts'
import { exampleKind, exampleMessage } from '../request/example-kind.ts'
import { receiveRequest } from '../request/receive.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { webhookKey } from '../outbox/post-webhook.server.ts'

const kind = exampleKind({
  describe: ({ vorname, email, nachricht }) => ({
    contactName: vorname,
    contactEmail: email,
    alarm: { isEmergency: nachricht.includes('brennt'), isDanger: nachricht.includes('Hilfe') },
  }),
})

type Call = { headers: NodeJS.Dict<string | string[]>; body: string }

/** A gateway that answers its calls with these statuses, one after another, the last one for ever. */
async function startGateway(...statuses: number[]) {
  const calls: Call[] = []
  const server = createServer(async (httpRequest, answer) => {
    let body = ''
    for await (const part of httpRequest) body += String(part)
    calls.push({ headers: httpRequest.headers, body })
    answer.writeHead(statuses[Math.min(calls.length, statuses.length) - 1] ?? 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?key=geheim` }
}

const NIGHT = '2026-03-02T22:00:00.000Z'
const DAY = '2026-03-02T08:00:00.000Z'

async function received(
  moment: string,
  url: string,
  nachricht = 'Es brennt, Hilfe',
  quarantine: 'too-fast' | null = null,
) {
  const config = readConfig({
    SITE_URL: 'https://www.example.de',
    EMERGENCY_MAIL_TO: 'dienst@example.org, chefin@example.org',
    EMERGENCY_WEBHOOK_URL: url,
  })
  const app = await testApp({ config, clock: clockAt(moment) })
  const payload = exampleMessage({ nachricht })
  await receiveRequest(app, kind, { payload, idempotencyKey: 'key-12345', quarantine })
  return { app, mails: await outbox(app.db).list() }
}

const sent = (mails: readonly { purpose: string; toAddress: string }[]) =>
  mails.filter(({ purpose }) => purpose !== 'receipt').map(({ toAddress }) => toAddress)
const mailTo = 'buero@firma.example'

test('an emergency calls a list and a gateway at night, and by day or for less the mailbox alone', async () => {
  const { url } = await startGateway(204)
  const host = new URL(url).host
  expect(sent((await received(NIGHT, url)).mails).toSorted()).toEqual(
    [host, 'chefin@example.org', 'dienst@example.org', mailTo].toSorted(),
  )
  expect(sent((await received(DAY, url)).mails)).toEqual([mailTo])
  expect(sent((await received(NIGHT, url, 'Das Licht flackert')).mails)).toEqual([mailTo])
  // Mailed, for it may be one; no telephone rings for what a robot sends.
  const suspected = (await received(NIGHT, url, undefined, 'too-fast')).mails
  expect(sent(suspected)).toHaveLength(3)
  expect(sent(suspected)).not.toContain(host)
})

test('the gateway gets a signed call that says where to look and nothing of who wrote, again until it takes it', async () => {
  const gateway = await startGateway(503, 204)
  const { app } = await received(NIGHT, gateway.url)
  const mailer: Mailer = { send: async () => {}, close: () => {} }
  const worker = startOutboxWorker(app, { mailer, pollMs: 20 })
  onTestFinished(() => worker.stop())
  await vi.waitFor(() => expect(gateway.calls).toHaveLength(1), { timeout: 5000 })
  await vi.waitFor(async () => {
    const call = (await outbox(app.db).list()).find(({ channel }) => channel === 'webhook')
    expect(call).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('EWEBHOOK 503') })
    await outbox(app.db).retry(app.clock.now(), call?.id)
  })
  worker.wake()
  await vi.waitFor(() => expect(gateway.calls).toHaveLength(2), { timeout: 5000 })
  const [first, second] = gateway.calls
  const { headers, body = '' } = second ?? {}
  expect(JSON.parse(body)).toMatchObject({ event: 'emergency', alarm: ['Notfall', 'Gefahr'], received_at: NIGHT })
  for (const personal of ['Änne', 'aenne@example.de', 'brennt']) expect(body).not.toContain(personal)
  const signed = createHmac('sha256', Buffer.from(webhookKey(app.secret, 'emergency'), 'hex')).update(
    `${headers?.['x-timestamp']}.${body}`,
  )
  expect(headers?.['x-signature']).toBe(`sha256=${signed.digest('hex')}`)
  expect(headers?.['idempotency-key']).toBe(first?.headers['idempotency-key'])
  await vi.waitFor(async () =>
    expect((await outbox(app.db).list()).find(({ channel }) => channel === 'webhook')?.state).toBe('sent'),
  )
})
