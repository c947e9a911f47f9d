import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseBusyError } from '../database-busy.server.ts'
import { openServerSqlite, openSqlite } from '../database.server.ts'
import { migrate } from '../migrate.server.ts'
import type { Tables } from '../tables.server.ts'
import { usualLimits } from './write-queue.server.ts'

async function openSite(limits = usualLimits) {
  const folder = mkdtempSync(join(tmpdir(), 'writer-'))
  const file = join(folder, 'site.sqlite')
  const db = openServerSqlite(file, { limits })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate(db)
  return { db, file }
}

const row = (id: string) => ({ id, kind: 'k', rule: 'r', count: 1, deleted_at: '2026-03-02T08:00:00.000Z' })
const add = (db: Kysely<Tables>, id: string) => db.insertInto('deletion_log').values(row(id)).execute()
const ids = async (db: Kysely<Tables>) =>
  (await db.selectFrom('deletion_log').select('id').orderBy('id').execute()).map(({ id }) => id)

test('what was stored is read at once, in a transaction and after it', async () => {
  const { db } = await openSite()
  const inside = await db.transaction().execute(async (trx) => {
    await trx.insertInto('deletion_log').values(row('a')).execute()
    return trx.selectFrom('deletion_log').select('id').execute()
  })
  expect(inside).toEqual([{ id: 'a' }])
  expect(await ids(db)).toEqual(['a'])
  const gone = await db.deleteFrom('deletion_log').where('id', '=', 'a').executeTakeFirst()
  expect(gone.numDeletedRows).toBe(1n)
  expect(await ids(db)).toEqual([])
})

test('nobody sees what is not committed, and reading waits for nobody who writes', async () => {
  const { db } = await openSite()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const stored = db.transaction().execute(async (trx) => {
    await trx.insertInto('deletion_log').values(row('a')).execute()
    await mayEnd
  })
  await wait(50)
  expect(await ids(db)).toEqual([])
  end()
  await stored
  expect(await ids(db)).toEqual(['a'])
})

test('a transaction that fails takes none of its group with it', async () => {
  const { db } = await openSite()
  const one = (id: string) =>
    db.transaction().execute(async (trx) => {
      await trx.insertInto('deletion_log').values(row(id)).execute()
      if (Number(id.slice(1)) % 3 === 0) throw new Error(`no ${id}`)
    })
  const names = Array.from({ length: 30 }, (_, index) => `n${index + 10}`)
  const outcomes = await Promise.allSettled(names.map(one))
  const kept = names.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(kept).toHaveLength(20)
  expect(await ids(db)).toEqual(kept)
})

test('a transaction that fails leaves the lock to other programs', async () => {
  const { db, file } = await openSite()
  const failed = db.transaction().execute(async (trx) => {
    await trx.insertInto('deletion_log').values(row('a')).execute()
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await add(db, 'b')
  await expect(db.transaction().execute(() => Promise.reject(new Error('never')))).rejects.toThrow('never')
  const other = new DatabaseSync(file, { timeout: 1000 })
  onTestFinished(() => other.close())
  other.exec('begin immediate; commit')
  expect(await ids(db)).toEqual(['b'])
})

test('a broken rule is told with its code, and only to who broke it', async () => {
  const { db } = await openSite()
  const outcomes = await Promise.allSettled(['a', 'b', 'a', 'c'].map((id) => add(db, id)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  await expect(add(db, 'a')).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 1555 })
  await expect(add(db, new Date() as unknown as string)).rejects.toThrow('Cannot bind a Date')
  expect(await ids(db)).toEqual(['a', 'b', 'c'])
})

test('a full disk refuses the whole group, stores nothing of it, and the next one is stored when there is room', async () => {
  const { db } = await openSite()
  const long = { ...row('x'), kind: 'k'.repeat(60_000) }
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 40)}`.execute(db)
  const store = (id: string) =>
    db.transaction().execute((trx) =>
      trx
        .insertInto('deletion_log')
        .values({ ...long, id })
        .execute(),
    )
  const names = Array.from({ length: 8 }, (_, index) => `n${index}`)
  const outcomes = await Promise.allSettled(names.map(store))
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
  expect(await ids(db)).toEqual(names.filter((_, index) => outcomes[index]?.status === 'fulfilled'))
  // One alone in its group fails as well, and nobody after it hears of that.
  await expect(store('alone')).rejects.toMatchObject({ errcode: 13 })
  await sql`pragma max_page_count = 1073741823`.execute(db)
  await store('later')
  expect(await ids(db)).toContain('later')
})

test('beyond the queue the next one is refused at once, and reading goes on', async () => {
  const { db, file } = await openSite({ ...usualLimits, mostWaiting: 5 })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const waiting = Array.from({ length: 6 }, (_, index) => add(db, `n${index}`))
  await wait(50)
  const begin = performance.now()
  await expect(add(db, 'late')).rejects.toThrow(DatabaseBusyError)
  expect(await ids(db)).toEqual([])
  expect(performance.now() - begin).toBeLessThan(200)
  other.exec('commit')
  await Promise.all(waiting)
  expect(await ids(db)).toHaveLength(6)
})

test('who waits too long is told so, and is never stored later', async () => {
  const { db, file } = await openSite({ ...usualLimits, refuseAfterMs: 150, longestWaitMs: 1500 })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  const outcomes = Promise.allSettled(['first', 'second'].map((id) => db.transaction().execute((trx) => add(trx, id))))
  await wait(200)
  await expect(add(db, 'late')).rejects.toThrow(DatabaseBusyError)
  const [first, second] = await outcomes
  const refused = { status: 'rejected', reason: { isUndecided: false } }
  expect([first, second]).toMatchObject([refused, refused])
  other.exec('commit')
  await vi.waitFor(() => add(db, 'after'), { timeout: 5000 })
  expect(await ids(db)).toEqual(['after'])
})

test('a transaction that never ends is given up, and nothing of it stays', async () => {
  const { db } = await openSite({ ...usualLimits, longestPauseMs: 100 })
  const stuck = db.transaction().execute(async (trx) => {
    await trx.insertInto('deletion_log').values(row('stuck')).execute()
    await wait(1000)
    await trx.insertInto('deletion_log').values(row('late')).execute()
  })
  const ended = stuck.catch((error: Error) => error.message)
  await wait(50)
  await add(db, 'next')
  expect(await ids(db)).toEqual(['next'])
  expect(await ended).toContain('was given up')
  expect(await ids(db)).toEqual(['next'])
})

test('bytes come back as they were, and a checkpoint empties the log', async () => {
  const { db } = await openSite()
  const bytes = Buffer.from('Grüße')
  const { rows } = await db
    .transaction()
    .execute((trx) => sql<{ given: Uint8Array }>`select ${bytes} as given`.execute(trx))
  expect(Buffer.from(rows[0]?.given ?? []).toString()).toBe('Grüße')
  await add(db, 'a')
  const log = await sql<{ busy: number; log: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  expect(log.rows[0]).toMatchObject({ busy: 0, log: 0 })
})

test('a database that only wrote is closed all the same, and takes nothing afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'writer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'site.sqlite')
  const tool = openSqlite(file)
  await migrate(tool)
  await tool.destroy()
  const db = openServerSqlite(file)
  await add(db, 'a')
  await db.destroy()
  // The last connection that closes takes the log with it.
  expect(existsSync(`${file}-wal`)).toBe(false)
  await expect(add(db, 'b')).rejects.toThrow('destroyed')
})
