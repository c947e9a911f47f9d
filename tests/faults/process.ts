/**
 * The process is stopped, ended under load, out of file descriptors, or wakes in another time. `node tests/faults/process.ts [--long]`
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fault } from './harness/fault.ts'
import { must, newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { checkPage, checkRecovery, health, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

const isLong = process.argv.includes('--long')
const standstillMs = isLong ? 30_000 : 4000

await fault(`SIGSTOP for ${standstillMs / 1000} s`, async (check) => {
  const dataDir = newFolder('sigstop')
  const site = await startSite(dataDir)
  const people = visitor()
  const waiting = Array.from({ length: 8 }, () => people.send(site, { timeoutMs: standstillMs + 15_000 }))
  site.signal('SIGSTOP')
  check((await health(site, 2000)) !== 200, '/healthz does not say that all is well')
  await wait(standstillMs - 2000)
  site.signal('SIGCONT')
  check(
    (await Promise.all(waiting)).every((answer) => answer?.status === 201),
    'whoever waited is answered',
  )
  await checkRecovery(check, site, people)
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

await fault('SIGTERM under sixteen writers', async (check) => {
  const dataDir = newFolder('sigterm')
  const people = visitor()
  let unanswered = 0
  for (let round = 0; round < (isLong ? 10 : 2); round++) {
    const site = await startSite(dataDir)
    const over = new AbortController()
    const writers = Array.from({ length: 16 }, async () => {
      while (!over.signal.aborted) if ((await people.send(site)) === null) return void unanswered++
    })
    const enough = people.acknowledged.size + 30
    while (people.acknowledged.size < enough) await wait(10)
    const begin = performance.now()
    site.signal('SIGTERM')
    const { code } = await site.ended
    over.abort()
    await Promise.all(writers)
    check(code === 0, `ended with ${code}`)
    check(performance.now() - begin < 11_000, 'within 11 s')
  }
  check(people.acknowledged.size >= 60, `enough was stored: ${people.acknowledged.size}`)
  console.log(`    ${people.acknowledged.size} acknowledged; the last request of ${unanswered} writers found nobody`)
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

await fault('out of file descriptors', async (check) => {
  const dataDir = newFolder('descriptors')
  const site = await startSite(dataDir)
  const people = visitor()
  check((await people.send(site))?.status === 201, 'a message is taken before')
  // Not one more than are open now, and this script's own connection is among them.
  const open = readdirSync(`/proc/${site.pid}/fd`).length
  must('prlimit', '--pid', String(site.pid), `--nofile=${open}:`)
  const crowd: Socket[] = []
  for (let count = 0; count < 200; count++) crowd.push(connect(site.port, '127.0.0.1').on('error', () => {}))
  await wait(1500)
  await checkPage(check, site, '/impressum') // Whoever has a connection already is answered, also with a page nobody has seen yet.
  for (const socket of crowd) socket.destroy()
  await wait(300)
  must('prlimit', '--pid', String(site.pid), '--nofile=1024:')
  await checkRecovery(check, site, people)
  await checkPage(check, site, '/impressum')
  await checkPage(check, site, '/vermietung')
  check((await people.sendFile(site, 200_000))?.status === 201, 'a file is taken')
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
})

await fault('the clock jumps two years ahead, and back behind yesterday', async (check) => {
  const dataDir = newFolder('clock')
  const clock = join(dataDir, '..', `clock-${process.pid}`)
  writeFileSync(clock, '0')
  const shift = join(import.meta.dirname, 'harness/shifted-clock.ts')
  const site = await startSite(dataDir, { NODE_OPTIONS: `--import=${shift}`, FAULTS_CLOCK: clock })
  const people = visitor()
  const year = 365 * 24 * 60 * 60 * 1000
  for (const shiftMs of [0, 2 * year, -2 * year, 0]) {
    writeFileSync(clock, String(shiftMs))
    await wait(50)
    await checkRecovery(check, site, people)
    await checkPage(check, site)
  }
  await site.stop()
  await verify(check, { dataDir, acknowledged: people.acknowledged })
  check(people.acknowledged.size === 4, `four messages, all kept: ${people.acknowledged.size}`)
})
