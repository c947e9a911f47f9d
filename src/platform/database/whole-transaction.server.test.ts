import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openServerSqlite, openSqlite, type RanQuery } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import type { Tables } from './tables.server.ts'
import { testDatabase } from './test-database.server.ts'
import { insertion, run, storeWhole } from './whole-transaction.server.ts'

async function serverDatabase(onQuery?: (ran: RanQuery) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  const db = openServerSqlite(join(folder, 'site.sqlite'), { onQuery })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate(db)
  return db
}

const row = (id: string) => ({ id, kind: 'k', rule: 'r', count: 1, deleted_at: '2026-03-02T08:00:00.000Z' })
const add = (db: Kysely<Tables>, id: string) => insertion(db, 'deletion_log', row(id))
const ifFree = (db: Kysely<Tables>, id: string) => insertion(db, 'deletion_log', row(id), { unlessTaken: true })
const ids = async (db: Kysely<Tables>) =>
  (await db.selectFrom('deletion_log').select('id').orderBy('id').execute()).map(({ id }) => id)

// Through the thread that writes, and on the engine that the tests run on.
for (const [name, open] of [
  ['in a server on SQLite', () => serverDatabase()],
  ['on one connection', testDatabase],
] as const) {
  test(`${name}, statements are stored together, and their rows come back in order`, async () => {
    const db = await open()
    expect(await storeWhole(db, [ifFree(db, 'a'), add(db, 'b')])).toEqual([[{ id: 'a' }], []])
    expect(await ids(db)).toEqual(['a', 'b'])
  })

  test(`${name}, a key that is taken takes the whole transaction with it`, async () => {
    const db = await open()
    await run(db, add(db, 'b'))
    expect(await storeWhole(db, [add(db, 'a'), ifFree(db, 'b'), add(db, 'c')])).toBeNull()
    expect(await ids(db)).toEqual(['b'])
  })

  test(`${name}, of thirty at once the one that fails is told so, and the others are stored`, async () => {
    const db = await open()
    const names = Array.from({ length: 30 }, (_, index) => `n${index + 10}`)
    const outcomes = await Promise.allSettled(
      names.map((id, index) => storeWhole(db, [add(db, id), ...(index % 3 === 0 ? [add(db, id)] : [])])),
    )
    const kept = names.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    expect(kept).toHaveLength(20)
    expect(await ids(db)).toEqual(kept)
  })
}

test('whole transactions and others take turns', async () => {
  const db = await serverDatabase()
  const stepwise = (id: string) =>
    db.transaction().execute(async (trx) => {
      await run(trx, insertion(trx, 'deletion_log', row(`${id}-1`)))
      expect(await trx.selectFrom('deletion_log').select('id').where('id', '=', `${id}-1`).execute()).toHaveLength(1)
      await run(trx, insertion(trx, 'deletion_log', row(`${id}-2`)))
    })
  const names = Array.from({ length: 40 }, (_, index) => `n${index + 10}`)
  await Promise.all(
    names.map((id, index) =>
      index % 2 ? storeWhole(db, [add(db, `${id}-1`), add(db, `${id}-2`)]).then(() => {}) : stepwise(id),
    ),
  )
  expect(await ids(db)).toEqual(names.flatMap((id) => [`${id}-1`, `${id}-2`]))
})

test('what writes whole is measured like any other statement', async () => {
  const ran: RanQuery[] = []
  const db = await serverDatabase((query) => ran.push(query))
  ran.length = 0
  await storeWhole(db, [add(db, 'a'), add(db, 'b')])
  await expect(storeWhole(db, [add(db, 'a')])).rejects.toMatchObject({ errcode: 1555 })
  expect(ran.map(({ sql, failed }) => [sql.match(/insert into "deletion_log"/g)?.length, failed])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('a database that only stored whole transactions is closed all the same, and takes none afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'site.sqlite')
  const tool = openSqlite(file)
  await migrate(tool)
  await tool.destroy()
  const db = openServerSqlite(file)
  await storeWhole(db, [add(db, 'a')])
  await db.destroy()
  // The last connection that closes takes the log with it.
  expect(existsSync(`${file}-wal`)).toBe(false)
  await expect(storeWhole(db, [add(db, 'b')])).rejects.toThrow('destroyed')
})
