import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isMigrated } from './migrate.server.ts'
import { testDatabase } from './test-database.server.ts'

const fresh = { rows: [], migrated: true }

/** Looks for rows, and leaves one. */
async function found(db: Awaited<ReturnType<typeof testDatabase>>) {
  const rows = await db.selectFrom('job_runs').selectAll().execute()
  await db.insertInto('job_runs').values({ name: 'night', day: '2026-03-02' }).execute()
  return { rows, migrated: await isMigrated(db) }
}

// On PostgreSQL a database goes from one test to the next: whatever the first leaves, the second must not see.
test.each(['rows', 'rows again'])('a test leaves %s, and the next one finds none', async () => {
  expect(await found(await testDatabase())).toEqual(fresh)
})

test('a test takes a table away', async () => {
  const db = await testDatabase()
  expect(await found(db)).toEqual(fresh)
  await db.schema.alterTable('job_runs').renameTo('job_runs_away').execute()
})

test('the next one has it, and two at once see nothing of each other', async () => {
  const both = await Promise.all([testDatabase(), testDatabase()])
  for (const db of both) expect(await found(db)).toEqual(fresh)
})

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a copy in memory is held to what the file of a server is held to',
  async () => {
    const db = await testDatabase()
    const read = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows
    expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1 }])
    expect(await read('secure_delete')).toEqual([{ secure_delete: 1 }])
  },
)
