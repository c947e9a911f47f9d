/**
 * The database's file is built anew after a deletion and becomes smaller, the process that does it is killed, or there is no room for the copy.
 * `node tests/faults/rebuild.ts [--rounds 5]`; without the right to mount only the first two.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Db, openDatabase } from '#platform/database/database.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { forgetDeletedPages } from '#platform/database/deleted-pages.server.ts'
import { fault } from './harness/fault.ts'
import { canMount, enterMountNamespace, must, newFolder } from './harness/folder.ts'
import { startSite } from './harness/site.ts'
import { checkRecovery, health, visitor } from './harness/visitor.ts'
import { verify } from './harness/verify.ts'

enterMountNamespace()

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })

/** As another process would, beside the server. */
async function inDatabase<Result>(dataDir: string, act: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ databaseUrl: null, dataDir, as: 'tool' })
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

/** 20 MB, so that building them anew takes long enough to be killed in its midst. */
const fill = (dataDir: string) =>
  inDatabase(dataDir, async (db) => {
    await sql`create table ballast (page blob)`.execute(db)
    await sql`insert into ballast with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000) select randomblob(4000) from n`.execute(
      db,
    )
  })

const empty = (dataDir: string) => inDatabase(dataDir, (db) => sql`delete from ballast`.execute(db))

const rebuild = (dataDir: string) => inDatabase(dataDir, (db) => forgetDeletedPages({ db, log: silentLog }))

/** Another process that builds the file anew again and again, as the office's command does after it deleted a person. */
function startRebuilding(dataDir: string) {
  return spawn(process.execPath, [join(import.meta.dirname, 'rebuilding.ts')], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function killWhileRebuilding(): Promise<void> {
  await fault('killed while it builds the file anew, and visitors send meanwhile', async (check) => {
    const dataDir = newFolder('rebuild-killed')
    const site = await startSite(dataDir)
    await fill(dataDir)
    const people = visitor()
    const over = new AbortController()
    const writers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) await people.send(site)
    })
    for (let round = 0; round < Number(values.rounds); round++) {
      const child = startRebuilding(dataDir)
      const ended = once(child, 'exit')
      const [line] = await Promise.race([once(child.stdout, 'data'), ended])
      check(String(line) === 'begins\n', `the other process builds: ${line}`)
      await wait(Math.random() * 300)
      child.kill('SIGKILL')
      await ended
    }
    over.abort()
    await Promise.all(writers)
    await checkRecovery(check, site, people)
    check(people.acknowledged.size > 20, `enough was stored to prove something: ${people.acknowledged.size}`)
    check(await rebuild(dataDir), 'the next run builds it anew')
    await site.stop()
    await verify(check, { dataDir, acknowledged: people.acknowledged })
  })
}

async function smallerThanBefore(): Promise<void> {
  await fault(
    'much was deleted, so that the file is smaller than before, and visitors go on sending',
    async (check) => {
      const dataDir = newFolder('rebuild-smaller')
      const file = join(dataDir, 'site.sqlite')
      const site = await startSite(dataDir)
      await fill(dataDir)
      const people = visitor()
      check((await people.send(site))?.status === 201, 'a message is taken before')
      const before = statSync(file).size
      await empty(dataDir)
      check(await rebuild(dataDir), 'the file is built anew')
      check(statSync(file).size < before / 10, `it is smaller: ${statSync(file).size} of ${before} bytes`)
      const sent = await people.send(site)
      check(sent?.status === 201, `a message is taken after, not ${sent?.status} ${sent?.title}`)
      check((await health(site)) === 200, '/healthz is well')
      await site.stop()
      await verify(check, { dataDir, acknowledged: people.acknowledged })
    },
  )
}

async function noRoomForTheCopy(): Promise<void> {
  await fault('there is no room to build the file anew', async (check) => {
    const dataDir = newFolder('rebuild-full')
    must('mount', '-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', dataDir)
    try {
      const site = await startSite(dataDir)
      await fill(dataDir)
      const people = visitor()
      check((await people.send(site))?.status === 201, 'a message is taken before')
      check(await rebuild(dataDir), 'with room it can')
      const ballast = join(dataDir, 'ballast')
      const { bavail, bsize } = statfsSync(dataDir)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - 10 * 1024 * 1024))
      check(!(await rebuild(dataDir)), 'it says that it could not')
      check((await people.send(site))?.status === 201, 'a message is taken all the same')
      truncateSync(ballast)
      check(await rebuild(dataDir), 'with room again it can')
      await checkRecovery(check, site, people)
      await site.stop()
      await verify(check, { dataDir, acknowledged: people.acknowledged })
    } finally {
      must('umount', '-l', dataDir)
    }
  })
}

await smallerThanBefore()
await killWhileRebuilding()
if (canMount()) await noRoomForTheCopy()
