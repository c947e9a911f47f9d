/**
 * PostgreSQL is gone, says nothing, or is killed while visitors write. `node tests/faults/postgres.ts [--long]`
 * A server of its own that writes with fsync, so that what it acknowledged must be there after a kill.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { fault } from './harness/fault.ts'
import { newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { startTcpProxy } from './harness/tcp-proxy.ts'
import { checkPage, checkRecovery, checkRefusal, healthBecomes, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const isLong = process.argv.includes('--long')
const postgres = await startPostgres({ isDurable: true })
const direct = new URL(postgres.url)
const line = await startTcpProxy({ host: direct.hostname, port: Number(direct.port) })
const through = new URL(postgres.url)
through.port = String(line.port)

const dataDir = newFolder('postgres-faults')
const site = await startSite(dataDir, { DATABASE_URL: through.href })
const people = visitor()

await fault('PostgreSQL hangs up and takes nobody', async (check) => {
  check((await people.send(site))?.status === 201, 'a message is taken before')
  line.become('gone')
  await checkRefusal(check, site, await people.send(site))
  await checkPage(check, site)
  line.become('open')
  await checkRecovery(check, site, people)
})

await fault('PostgreSQL says nothing any more', async (check) => {
  line.become('silent')
  const begin = performance.now()
  const [sent] = await Promise.all([people.send(site), checkPage(check, site)])
  check(performance.now() - begin < 12_000, 'nobody waits longer than 12 s')
  await checkRefusal(check, site, sent)
  line.become('open')
  await checkRecovery(check, site, people)
})

await fault('the line is cut again and again under sixteen writers', async (check) => {
  const over = new AbortController()
  const unknown: string[] = []
  const writers = Array.from({ length: 16 }, async () => {
    while (!over.signal.aborted) {
      const sent = await people.send(site)
      if (sent && sent.status >= 500) unknown.push(sent.key)
    }
  })
  for (let round = 0; round < (isLong ? 30 : 4); round++) {
    await wait(150 + Math.random() * 200)
    line.become('gone')
    await wait(50 + Math.random() * 100)
    line.become('open')
  }
  over.abort()
  await Promise.all(writers)
  await healthBecomes(site, (status) => status === 200, 5000)
  // Whoever was refused asks again under the same key: stored once, whatever had become of the first try.
  for (const key of unknown.slice(0, 100)) check((await people.send(site, { key }))?.status === 201, `${key} is taken`)
  check(people.acknowledged.size > 20, `enough was stored: ${people.acknowledged.size}`)
})

await fault('PostgreSQL is killed and comes back', async (check) => {
  for (let round = 0; round < (isLong ? 20 : 1); round++) {
    const writing = Array.from({ length: 8 }, () => people.send(site))
    await wait(20 + Math.random() * 40)
    await postgres.kill()
    await Promise.all(writing)
    await checkRefusal(check, site, await people.send(site))
    await postgres.restart()
    await checkRecovery(check, site, people)
  }
})

await fault('afterwards everything is there once', async (check) => {
  await site.stop()
  await verify(check, { dataDir, databaseUrl: postgres.url, acknowledged: people.acknowledged })
})
line.stop()
await postgres.stop()
