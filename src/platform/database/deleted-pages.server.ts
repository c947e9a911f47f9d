import { sql } from 'kysely'
import type { Log } from '#platform/log.server.ts'
import type { Db } from './database.server.ts'
import { engineOf } from './engine.server.ts'

/** Pages in the log, and how many of them are in the file. */
type Checkpoint = { busy: number; log: number; checkpointed: number }

/**
 * Builds SQLite's file anew, without what is deleted: `secure_delete` overwrites rows, but not the copies that stay in the free part of a
 * page when SQLite moves its entries to another (decision 0069). Who writes waits meanwhile, some 7 ms for each MB; who reads does not.
 * @returns false when something kept it from that or goes on reading; the next run tries again.
 */
export async function forgetDeletedPages({ db, log }: { db: Db; log: Log }): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true
  try {
    // The copy that VACUUM makes would need as much memory as the file is large.
    await sql`pragma temp_store = file`.execute(db)
    await sql`vacuum`.execute(db)
    await sql`pragma temp_store = memory`.execute(db)
  } catch (error) {
    log.error('database not built anew', error)
    return false
  }
  return emptyWriteAheadLog(db)
}

/**
 * Empties SQLite's write-ahead log, where deleted rows are still readable. Somebody who reads for long keeps it from that: it is tried
 * for a second. Truncating waits for readers and lets nobody write meanwhile, so the log's pages go into the file before, which does neither.
 * @returns false when something kept reading.
 */
export async function emptyWriteAheadLog(db: Db): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true
  for (let attempt = 0; attempt < 10; attempt++) {
    const passive = await sql<Checkpoint>`pragma wal_checkpoint(passive)`.execute(db)
    if (passive.rows.every(({ log, checkpointed }) => log === checkpointed)) {
      const { rows } = await sql<Checkpoint>`pragma wal_checkpoint(truncate)`.execute(db)
      if (rows[0]?.busy === 0) return true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
