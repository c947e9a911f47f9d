import { sql, type Kysely } from 'kysely'
import { engineOf } from './engine.server.ts'
import type { Tables } from './tables.server.ts'

/**
 * Writes a number into the file's head that nothing else uses: that needs the lock, the log beside the file and the disk's yes.
 * Nothing on PostgreSQL, whose disk is watched where it stands.
 * @throws what a submission would meet now.
 */
export async function assertWritable(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) !== 'sqlite') return
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx)
    await sql`pragma user_version = ${sql.lit(rows[0]?.user_version === 0 ? 1 : 0)}`.execute(trx)
  })
}
