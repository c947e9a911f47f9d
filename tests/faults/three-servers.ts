/**
 * Three servers on one PostgreSQL behind a small proxy; one is killed while visitors read and write. Counts what visitors saw, what is
 * stored, what was mailed, and how long a change stays unseen. `node tests/faults/three-servers.ts`. Needs the production build.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { openPostgres } from '#platform/database/database.server.ts'
import { startSmtpServer } from '#requests/mail/test-smtp.server.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { startBalancer } from './harness/balancer.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { type FaultSite, startSite } from './harness/site.ts'

const LONGEST_STALE_MS = 1000
/** A slow machine may take its time over a thousand mails, as long as they leave. */
const LONGEST_STANDSTILL_MS = 60_000
const READERS = 8
const WRITERS = 4

const postgres = await startPostgres({ isDurable: true })
const mails = await startSmtpServer()
const environment = {
  DATABASE_URL: postgres.url,
  SECRET: 'a secret that all three servers share',
  SMTP_URL: mails.url,
  TRUST_PROXY: 'on',
  RATE_LIMITS: 'on',
}
const sites: FaultSite[] = []
for (const name of ['one', 'two', 'three']) sites.push(await startSite(newFolder(`server-${name}`), environment))
const proxy = await startBalancer(sites.map(({ port }) => port))
const db = openPostgres(postgres.url)

/** A different visitor for every message, or the limits would stop the load. */
const newAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`

async function post(url: string, address = newAddress(), key: string = randomUUID()) {
  const answer = await fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    body: JSON.stringify(exampleMessage({ nachricht: 'Wann ist das Büro offen?' })),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': address },
    signal: AbortSignal.timeout(20_000),
  })
  const { reference } = (await answer.json().catch(() => ({}))) as { reference?: string }
  return { status: answer.status, reference, key }
}

async function trades(url: string): Promise<string> {
  return (await fetch(`${url}/api/trades`, { headers: { 'X-Forwarded-For': newAddress() } })).text()
}

async function addTrade(name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = new Date().toISOString()
    await trx
      .insertInto('trades')
      .values({ id: randomUUID(), name, description: null, icon_name: 'wrench', is_active: 1, updated_at: now })
      .execute()
    await raiseContentVersion(trx, new Date())
  })
}

await fault('a change shows on every server within a second, without a restart', async (check) => {
  for (const { url } of sites) await trades(url)
  let longest = 0
  for (let round = 0; round < 10; round++) {
    const name = `gewerk-${round}`
    await addTrade(name)
    const begin = performance.now()
    const waits = sites.map(async ({ url }) => {
      while (!(await trades(url)).includes(name)) {
        if (performance.now() - begin > 5 * LONGEST_STALE_MS) return
        await wait(5)
      }
      longest = Math.max(longest, performance.now() - begin)
    })
    await Promise.all(waits)
  }
  check(longest > 0 && longest <= LONGEST_STALE_MS, `a page was stale for ${Math.round(longest)} ms`)
})

await fault('limits count a visitor on all servers together', async (check) => {
  const statuses: number[] = []
  for (let count = 0; count < 7; count++) {
    statuses.push((await post(sites[count % sites.length]?.url ?? '', '10.9.9.9')).status)
    await wait(100)
  }
  check(statuses.join() === '201,201,201,201,201,429,429', statuses.join())
})

await fault('one server dies under load: nobody else notices, nothing is lost, no mail goes twice', async (check) => {
  const acknowledged = new Map<string, string>()
  let [failed, reads] = [0, 0]
  const over = new AbortController()
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${proxy.url}/kontakt`).catch(() => null)
      const text = await answer?.text().catch(() => '')
      reads += 1
      if (answer?.status !== 200 || !text?.includes('</html>')) failed += 1
    }
  })
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!over.signal.aborted) {
      const sent = await post(proxy.url).catch(() => null)
      if (sent?.status === 201 && sent.reference) acknowledged.set(sent.key, sent.reference)
      else failed += 1
    }
  })
  await wait(2000)
  sites[0]?.signal('SIGKILL')
  await wait(4000)
  over.abort()
  await Promise.all([...readers, ...writers])
  check(reads > 50 && acknowledged.size > 10, `there was load: ${reads} reads, ${acknowledged.size} messages`)
  check(failed <= proxy.dropped(), `${failed} requests failed, ${proxy.dropped()} were in the hands of the dead server`)

  const rows = await db.selectFrom('submissions').select(['id', 'idempotency_key']).execute()
  const keys = new Set(rows.map((row) => row.idempotency_key.replace(/^[^:]+:/, '')))
  const lost = [...acknowledged.keys()].filter((key) => !keys.has(key))
  check(lost.length === 0, `${lost.length} acknowledged messages are not stored`)

  // What the dead server had claimed is free again when its lease is over; the clock of the lease is moved on here.
  await db
    .updateTable('outbox')
    .set({ claimed_until: new Date(0).toISOString() })
    .where('sent_at', 'is', null)
    .where('claimed_until', 'is not', null)
    .execute()
  const expected = rows.length * 2
  let [arrived, since] = [0, Date.now()]
  while (mails.received.length < expected && Date.now() - since < LONGEST_STANDSTILL_MS) {
    if (mails.received.length > arrived) [arrived, since] = [mails.received.length, Date.now()]
    await wait(200)
  }
  await wait(500)
  const ids = mails.received.map((mail) => mail.messageId)
  const twice = ids.length - new Set(ids).size
  check(new Set(ids).size === expected, `${new Set(ids).size} of ${expected} mails arrived`)
  // At least once: the one that the dead server was sending may come again.
  check(twice <= 1, `${twice} mails came twice`)
  console.log(
    `    ${reads} reads, ${acknowledged.size} messages, ${proxy.dropped()} in the dead server's hands, ${twice} mails twice`,
  )
})

await proxy.stop()
await Promise.all(sites.map((site) => site.stop()))
await db.destroy()
await mails.stop()
await postgres.stop()
