/**
 * The site is restarted while visitors read on kept connections and write: no request fails, nothing is lost, no mail goes twice.
 * `node tests/faults/restart.ts [--rounds 20]`. Needs the production build.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '#platform/database/database.server.ts'
import { startSmtpServer } from '#requests/mail/test-smtp.server.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { verify } from './harness/verify.ts'
import { visitor } from './harness/visitor.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '4' } } })
const rounds = Number(values.rounds)
const READERS = 6
const WRITERS = 3
const SUCCESSOR_WITHIN_MS = 60_000

const dataDir = newFolder('restart')
const mails = await startSmtpServer()
const site = await startSite(dataDir, { SMTP_URL: mails.url }, 'scripts/supervise.ts')
const people = visitor()

/** How often a server said its address: once for each that serves. */
const served = () => site.said().split(`http://localhost:${site.port}`).length - 1

await fault(`${rounds} restarts under load, and nobody notices`, async (check) => {
  const over = new AbortController()
  const wrong: string[] = []
  let [reads, writes] = [0, 0]
  const readers = Array.from({ length: READERS }, async () => {
    while (!over.signal.aborted) {
      const text = await fetch(`${site.url}/kontakt`).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        (error: unknown) => `failed: ${(error as Error).cause ?? error}`,
      )
      reads += 1
      if (!text.startsWith('200') || !text.includes('</html>')) wrong.push(text.slice(0, 120))
      await wait(Math.random() * 20)
    }
  })
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!over.signal.aborted) {
      const sent = await people.send(site)
      writes += 1
      if (sent?.status !== 201) wrong.push(`write: ${sent?.status ?? 'no answer'}`)
      await wait(300)
    }
  })
  for (let round = 1; round <= rounds; round++) {
    site.signal('SIGHUP')
    for (const begin = Date.now(); served() <= round && Date.now() - begin < SUCCESSOR_WITHIN_MS; ) await wait(50)
    check(served() === round + 1, `successor ${round} serves`)
    await wait(300)
  }
  over.abort()
  await Promise.all([...readers, ...writers])
  check(wrong.length === 0, `${wrong.length} of ${reads + writes} requests failed: ${wrong.slice(0, 3).join(' | ')}`)
  check(reads > rounds * 20 && writes > rounds * 3, `there was load: ${reads} reads, ${writes} writes`)
  console.log(`    ${reads} reads and ${writes} writes over ${rounds} restarts, ${wrong.length} failed`)
})

await fault('every message is stored once, and each of its mails came once', async (check) => {
  const db = openDatabase({ databaseUrl: null, dataDir, as: 'tool' })
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await db.destroy()
  for (const begin = Date.now(); mails.received.length < count && Date.now() - begin < 120_000; ) await wait(200)
  const ids = mails.received.map(({ messageId }) => messageId)
  check(
    ids.length === count && new Set(ids).size === count,
    `${ids.length} mails, ${new Set(ids).size} different, of ${count}`,
  )
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})
await mails.stop()
