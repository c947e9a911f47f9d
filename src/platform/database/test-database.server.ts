import { Kysely } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openPostgres, openSqlite } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { directDialect } from './sqlite-dialect.server.ts'
import { openFile } from './sqlite/connection.server.ts'
import type { Tables } from './tables.server.ts'
import { borrowCopy, createEmpty, giveBack } from './test-postgres.server.ts'

const inMemory = () => openFile(':memory:', { busyTimeoutMs: 0, cacheKib: 32_000 })

/** Migrated once per worker: a copy of the bytes takes 1 ms, the migrations 39. */
let template: Promise<Uint8Array> | undefined

async function migratedBytes(): Promise<Uint8Array> {
  const database = inMemory()
  const db = new Kysely<Tables>({ dialect: directDialect(database) })
  await migrate(db)
  const bytes = database.serialize()
  await db.destroy()
  return bytes
}

/**
 * A fresh, migrated database: one per test, so that no test sees another. SQLite in memory; with TEST_DATABASE_URL a database
 * of its own on that PostgreSQL server. Closed (and emptied) when the test ends.
 */
export async function testDatabase() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return testPostgres(url)
  const database = inMemory()
  const db = new Kysely<Tables>({ dialect: directDialect(database) })
  onTestFinished(() => db.destroy())
  // A machine's own Node may be older than copies in memory.
  if (!('deserialize' in database)) {
    await migrate(db)
    return db
  }
  template ??= migratedBytes()
  database.deserialize(await template)
  // Deserializing puts these two back to SQLite's defaults.
  database.exec('pragma secure_delete = on; pragma cache_size = -32000')
  return db
}

async function testPostgres(url: string) {
  const made = inject('postgres')
  if (!made) throw new Error('tests/support/postgres-template.ts has not run')
  const copy = await borrowCopy(url, made)
  const db = openPostgres(copy.address)
  onTestFinished(async () => {
    await db.destroy()
    await giveBack(copy, made)
  })
  return db
}

/** The same before any migration. */
export async function emptyTestDatabase() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const db = openSqlite(':memory:')
    onTestFinished(() => db.destroy())
    return db
  }
  const { address, drop } = await createEmpty(url)
  const db = openPostgres(address)
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  return db
}
