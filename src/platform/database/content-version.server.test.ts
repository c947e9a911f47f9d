import { mkdtempSync, rmSync, stat } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentVersionSource, keptByVersion, raiseContentVersion } from './content-version.server.ts'
import { databaseFile } from './data-dir.server.ts'
import { openSqlite } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { testDatabase } from './test-database.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

test('what is kept is read once, for all who ask at once too, and anew when the content has changed', async () => {
  const db = await testDatabase()
  const keep = keptByVersion<number>(10)
  let reads = 0
  const ask = () => keep(db, 'count', async () => (reads += 1))
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
  await raiseContentVersion(db, now)
  expect(await ask()).toBe(2)
})

test('each key and each database has its own, and no more than the most are kept', async () => {
  const [db, other] = [await testDatabase(), await testDatabase()]
  const keep = keptByVersion<string>(2)
  const read = vi.fn<() => Promise<string>>(async () => 'read')
  for (const key of ['a', 'b', 'b', 'c', 'c', 'b']) await keep(db, key, read)
  expect(read).toHaveBeenCalledTimes(3)
  await keep(db, 'a', read)
  await keep(other, 'c', read)
  expect(read).toHaveBeenCalledTimes(5)
})

test('what could not be read is read again', async () => {
  const db = await testDatabase()
  const keep = keptByVersion<string>(2)
  await expect(keep(db, 'a', () => Promise.reject(new Error('locked')))).rejects.toThrow('locked')
  expect(await keep(db, 'a', async () => 'read')).toBe('read')
})

test('who knows the version from elsewhere asks the database nothing until it changes', async () => {
  const db = await testDatabase()
  const keep = keptByVersion<number>(2)
  let version = 1
  let reads = 0
  const versions = { read: () => version, close: () => {} }
  const ask = () => keep(db, 'count', async () => (reads += 1), versions)
  await db.schema.dropTable('content_state').execute()
  expect([await ask(), await ask()]).toEqual([1, 1])
  version += 1
  expect(await ask()).toBe(2)
})

/** A migrated file of SQLite, as the running server reads it. */
async function versionsOfFile() {
  const dataDir = mkdtempSync(join(tmpdir(), 'version-'))
  const db = openSqlite(databaseFile(dataDir))
  await migrate(db)
  onTestFinished(async () => {
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })
  return { dataDir, versions: contentVersionSource({ config: { dataDir, databaseUrl: null }, db }) }
}

test('a file of SQLite tells what another process has committed to whoever comes in the next iteration of the event loop', async () => {
  const { dataDir, versions } = await versionsOfFile()
  const other = new DatabaseSync(databaseFile(dataDir))
  // Requests that had to wait begin in `setImmediate`; what arrives next comes before the following `setImmediate`.
  const seen = await new Promise<unknown[]>((resolve) => {
    setImmediate(() => {
      const before = versions.read()
      other.exec('update content_state set content_version = content_version + 1')
      stat(dataDir, () => resolve([before, versions.read()]))
      for (const begin = performance.now(); performance.now() < begin + 5; );
    })
  })
  versions.close()
  other.close()
  expect(seen).toEqual([1, 2])
})

test('a file that cannot be read is said to everybody who asks in that moment', async () => {
  const { versions } = await versionsOfFile()
  versions.close()
  for (let visitor = 1; visitor <= 2; visitor++) expect(() => versions.read()).toThrow('finalized')
})
