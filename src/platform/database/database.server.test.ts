import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from './database.server.ts'
import { isMigrated, migrate } from './migrate.server.ts'
import { raiseContentVersion, readContentVersion } from './content-version.server.ts'
import { testDatabase } from './test-database.server.ts'

const now = new Date('2026-03-02T08:00:00Z')

test('a fresh database is migrated once and knows it', async () => {
  const db = await testDatabase()
  expect(await isMigrated(db)).toBe(true)
  expect(await migrate(db)).toEqual([])
})

test('what is not text, number or null is refused instead of stored as NULL', async () => {
  const db = openSqlite(':memory:')
  onTestFinished(() => db.destroy())
  await migrate(db)
  const values = { id: 'a', kind: 'k', rule: 'r', count: 1, deleted_at: now as unknown as string }
  await expect(db.insertInto('deletion_log').values(values).execute()).rejects.toThrow('Cannot bind a Date')
})

test('the content version rises and says when', async () => {
  const db = await testDatabase()
  const before = await readContentVersion(db)
  await raiseContentVersion(db, now)
  expect(await readContentVersion(db)).toEqual({
    contentVersion: before.contentVersion + 1,
    changedAt: now.toISOString(),
  })
})

test('two writers on one file wait for each other instead of failing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'site.sqlite')
  const one = openSqlite(file)
  const two = openSqlite(file)
  onTestFinished(async () => {
    await one.destroy()
    await two.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate(one)
  const before = await readContentVersion(one)

  const raises = Array.from({ length: 40 }, (_, turn) =>
    (turn % 2 ? one : two).transaction().execute((transaction) => raiseContentVersion(transaction, now)),
  )
  await Promise.all(raises)

  expect((await readContentVersion(two)).contentVersion).toBe(before.contentVersion + 40)
})

test('a single statement waits for another process, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'site.sqlite')
  const one = openSqlite(file)
  const other = new DatabaseSync(file)
  onTestFinished(async () => {
    other.close()
    await one.destroy()
    rmSync(folder, { recursive: true })
  })
  await migrate(one)
  other.exec('begin immediate')
  const deleted = one.deleteFrom('deletion_log').executeTakeFirst()
  await new Promise((resolve) => setTimeout(resolve, 100))
  other.exec('commit')
  expect(Number((await deleted).numDeletedRows)).toBe(0)
})
