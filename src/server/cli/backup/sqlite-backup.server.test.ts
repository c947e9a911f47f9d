import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { receiveRequest } from '#requests/request/receive.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { BackupError, backUpSqlite, restoreSqlite } from '#platform/database/backup.server.ts'
import { openSqlite } from '#platform/database/database.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

async function siteWith(messages: number) {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'site.sqlite')
  const db = openSqlite(path)
  await migrate(db)
  const app = await testApp({ db })
  const receive = (key: string) =>
    receiveRequest(app, exampleKind(), { payload: exampleMessage(), idempotencyKey: key, quarantine: null })
  for (let count = 0; count < messages; count++) await receive(`message-${count}`)
  return { folder, path, db, receive }
}

async function countIn(path: string): Promise<number> {
  const db = openSqlite(path)
  try {
    expect(await findDamage(db, { thorough: true })).toEqual({ pages: [], orphans: [] })
    return (await requests(db).list()).length
  } finally {
    await db.destroy()
  }
}

test('a copy that is made while a server writes is whole, and one file', async () => {
  const { folder, path, db, receive } = await siteWith(5)
  const target = join(folder, 'copy.sqlite')
  let written = 0
  const done = new AbortController()
  const writing = (async () => {
    while (!done.signal.aborted) {
      await receive(`during-${written++}`)
      await setImmediate() // The copy's end is an event, and this loop would leave no room for any.
    }
  })()
  await backUpSqlite(path, target)
  done.abort()
  await writing
  await db.destroy()
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
  expect(await countIn(target)).toBeGreaterThanOrEqual(5)
})

test('a copy takes the place of the database, which is kept beside it', async () => {
  const { folder, path, db, receive } = await siteWith(2)
  const target = join(folder, 'copy.sqlite')
  await backUpSqlite(path, target)
  await receive('after-the-copy')
  await db.destroy()

  const { keptAs } = await restoreSqlite(target, path, now)
  expect(keptAs).toBe(`${path}.vor-20260302T080000000Z`)
  expect(await countIn(path)).toBe(2)
  expect(await countIn(keptAs ?? '')).toBe(3)
})

test('a damaged database is replaced as well', async () => {
  const { folder, path, db } = await siteWith(2)
  const target = join(folder, 'copy.sqlite')
  await backUpSqlite(path, target)
  await db.destroy()
  writeFileSync(path, 'this was a database')
  await restoreSqlite(target, path, now)
  expect(await countIn(path)).toBe(2)
})

test('what is no sound copy, or a database in use, changes nothing', async () => {
  const { folder, path, db } = await siteWith(2)
  const broken = join(folder, 'broken.sqlite')
  writeFileSync(broken, 'no database at all, but long enough to be looked at'.repeat(100))
  await expect(restoreSqlite(broken, path, now)).rejects.toThrow(BackupError)

  const target = join(folder, 'copy.sqlite')
  await backUpSqlite(path, target)
  await expect(restoreSqlite(target, path, now)).rejects.toThrow('Ein anderes Programm')
  expect((await requests(db).list()).length).toBe(2)
  await db.destroy()
  expect(await countIn(path)).toBe(2)
})
