import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openPostgres, openSqlite } from './database.server.ts'
import { migrate } from './migrate.server.ts'

/**
 * A fresh, migrated database: one per test, so that no test sees another. SQLite in memory; with TEST_DATABASE_URL a
 * schema of its own on that PostgreSQL server. Closed (and dropped) when the test ends.
 */
export async function testDatabase() {
  const db = await emptyTestDatabase()
  await migrate(db)
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

  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const setup = openPostgres(url)
  await sql`create schema ${sql.id(schema)}`.execute(setup)
  const db = openPostgres(url, { schema })
  onTestFinished(async () => {
    await db.destroy()
    await sql`drop schema ${sql.id(schema)} cascade`.execute(setup)
    await setup.destroy()
  })
  return db
}
