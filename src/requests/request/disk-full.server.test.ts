import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSqlite } from '#platform/database/database.server.ts'
import { findDamage } from '#platform/database/integrity.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleKind, exampleMessage } from './example-kind.ts'
import { receiveRequest } from './receive.server.ts'
import { requests } from './repository.server.ts'

test('on a full disk nothing is stored by half, and with room again the next one is received without a restart', async () => {
  const db = openSqlite(':memory:')
  await migrate(db)
  const app = await testApp({ db })
  const receive = (key: string) => {
    const payload = exampleMessage({ nachricht: 'Guten Tag. '.repeat(1000) })
    return receiveRequest(app, exampleKind(), { payload, idempotencyKey: key, quarantine: null })
  }
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 20)}`.execute(db)

  let stored = 0
  const full = async () => {
    for (; stored < 100; stored++) await receive(`key-number-${stored}`)
  }
  await expect(full()).rejects.toThrow('full')
  expect(stored).toBeGreaterThan(0)
  await expect(receive(`key-number-${stored}`)).rejects.toThrow('full')
  expect(await requests(db).list()).toHaveLength(stored)
  expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2 * stored)
  expect(await findDamage(db)).toEqual({ pages: [], orphans: [] })

  await sql`pragma max_page_count = 1073741823`.execute(db)
  expect(await receive(`key-number-${stored}`)).toMatchObject({ kind: 'received', repeated: false })
  await db.destroy()
})
