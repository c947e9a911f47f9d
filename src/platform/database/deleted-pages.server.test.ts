import { statSync, truncateSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { watchDatabaseFile } from './data-dir.server.ts'
import { openServerSqlite } from './database.server.ts'
import { silentLog } from '#platform/log.server.ts'
import { emptyWriteAheadLog, forgetDeletedPages } from './deleted-pages.server.ts'

/** A table of 120 people in whose pages a deleted Marta is left, as the server opens it. */
async function databaseWithLeftovers() {
  const folder = await mkdtemp(join(tmpdir(), 'deleted-pages-'))
  const path = join(folder, 'site.sqlite')
  const db = openServerSqlite(path)
  onTestFinished(async () => {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  })
  await sql`create table people (id integer primary key, name text, said text)`.execute(db)
  await sql`create index people_by_name on people (name, said)`.execute(db)
  let seed = 1
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  await db.transaction().execute(async (trx) => {
    for (let id = 0; id < 120; id++) {
      const name = id % 2 === 0 ? 'marta kaestner' : 'aenne'
      await sql`insert into people values (${id}, ${name}, ${`${random(1e9)} `.repeat(1 + random(60))})`.execute(trx)
    }
  })
  await sql`delete from people where name = 'marta kaestner'`.execute(db)
  const holds = async (text: string) =>
    (await Promise.all([path, `${path}-wal`].map((file) => readFile(file)))).some((file) => file.includes(text))
  return { db, path, holds }
}

test('nothing that is deleted stays in the free part of a page', async () => {
  const { db, holds } = await databaseWithLeftovers()
  expect(await emptyWriteAheadLog(db)).toBe(true)
  expect(await holds('marta'), 'secure_delete alone leaves it there').toBe(true)
  expect(await forgetDeletedPages({ db, log: silentLog })).toBe(true)
  expect(await holds('marta')).toBe(false)
  expect(await holds('aenne'), 'who was not deleted is still there').toBe(true)
})

test('a file that was built anew and is smaller is still the database, and one that was cut off is not', async () => {
  const { db, path } = await databaseWithLeftovers()
  await sql`insert into people with recursive n(i) as (select 1000 union all select i + 1 from n where i < 3000) select i, 'aenne', hex(randomblob(500)) from n`.execute(
    db,
  )
  expect(await emptyWriteAheadLog(db)).toBe(true)
  const check = watchDatabaseFile(path)
  const before = statSync(path).size
  await sql`delete from people where id >= 1000`.execute(db)
  expect(await forgetDeletedPages({ db, log: silentLog })).toBe(true)
  expect(statSync(path).size).toBeLessThan(before / 2)
  check()
  await sql`insert into people values (1000, 'aenne', ${'x'.repeat(20_000)})`.execute(db)
  expect(await emptyWriteAheadLog(db)).toBe(true)
  check()
  for (const pages of [3, 0]) {
    truncateSync(path, pages * 4096)
    expect(check).toThrow('cut off')
  }
})

test('who reads meanwhile sees what was there, and the next run empties the log', async () => {
  const { db, path, holds } = await databaseWithLeftovers()
  const reader = new DatabaseSync(path)
  reader.exec('begin')
  const count = () => reader.prepare('select count(*) as count from people').get()?.count
  expect(count()).toBe(60)
  expect(await forgetDeletedPages({ db, log: silentLog })).toBe(false)
  expect(count()).toBe(60)
  reader.exec('commit')
  reader.close()
  expect(await forgetDeletedPages({ db, log: silentLog })).toBe(true)
  expect(await holds('marta')).toBe(false)
})

test('when the file cannot be built anew the log says why, and what is stored stays', async () => {
  const { db } = await databaseWithLeftovers()
  const reasons: unknown[] = []
  await sql`pragma query_only = on`.execute(db)
  const log = { ...silentLog, error: (_event: string, error: unknown) => void reasons.push(error) }
  expect(await forgetDeletedPages({ db, log })).toBe(false)
  expect(reasons).toEqual([expect.objectContaining({ message: expect.stringContaining('readonly') })])
  const { rows } = await sql<{ count: number }>`select count(*) as count from people`.execute(db)
  expect(rows).toEqual([{ count: 60 }])
})
