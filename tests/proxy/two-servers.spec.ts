import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import { openPostgres } from '#platform/database/database.server.ts'
import { freePort } from '../../scripts/testing/free-port.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { newFolder } from '../faults/harness/folder.ts'
import { startSite } from '../faults/harness/site.ts'
import { ask } from './harness/ask.ts'
import { NAME } from './harness/certificates.ts'
import { startProxy } from './harness/start.ts'

test('behind the file for two servers one may die and come back: pages come, every form arrives once', async () => {
  test.setTimeout(180_000)
  const postgres = await startPostgres()
  const ports = [await freePort(), await freePort()] as const
  const proxy = await startProxy('nginx', [...ports])
  const folders = ports.map(() => newFolder('two-servers'))
  const start = (at: 0 | 1) =>
    startSite(folders[at] ?? '', {
      PORT: String(ports[at]),
      DATABASE_URL: postgres.url,
      SECRET: 'a secret that both servers share',
      SITE_URL: `https://${NAME}`,
      TRUST_PROXY: 'on',
      RATE_LIMITS: 'on',
    })
  const sites = [await start(0), await start(1)]
  const db = openPostgres(postgres.url)
  const sent: string[] = []
  const send = async () => {
    const key = randomUUID()
    const answer = await ask(proxy, {
      path: '/api/contact-messages',
      method: 'POST',
      // Each of another visitor, or the limits would end it.
      from: `127.0.${Math.floor(sent.length / 200)}.${(sent.length % 200) + 2}`,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(exampleMessage()),
    })
    expect(answer.status).toBe(201)
    sent.push(key)
  }
  const look = async () => expect((await ask(proxy, { path: '/kontakt' })).status).toBe(200)
  const some = async () => {
    for (let count = 0; count < 10; count++) {
      await look()
      await send()
    }
  }
  try {
    await some()
    sites[0]?.signal('SIGKILL')
    await sites[0]?.ended
    await some()
    sites[0] = await start(0)
    // nginx leaves it out for two seconds after it was refused.
    await wait(2500)
    sites[1]?.signal('SIGKILL')
    await sites[1]?.ended
    await some()
    const rows = await db.selectFrom('submissions').select('idempotency_key').execute()
    const stored = rows.map(({ idempotency_key: key }) => key.replace(/^[^:]+:/, ''))
    expect(stored.toSorted()).toEqual(sent.toSorted())
  } finally {
    await db.destroy()
    await Promise.all([proxy.stop(), ...sites.map((site) => site.stop())])
    await postgres.stop()
  }
})
