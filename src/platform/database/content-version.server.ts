import { CompiledQuery, sql } from 'kysely'
import type { Db } from './database.server.ts'
import type { Tables } from './tables.server.ts'

/** Put together once: what is kept of the content asks for it at every use. */
const newest = CompiledQuery.raw('select content_version, changed_at from content_state')

type Newest = Pick<Tables['content_state'], 'content_version' | 'changed_at'>

/** Raised by every write to the portfolio, in its transaction: what is cached anywhere carries it and expires with it. */
export async function raiseContentVersion(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('content_state')
    .set({ content_version: sql<number>`content_version + 1`, changed_at: now.toISOString() })
    .where('id', '=', 1)
    .execute()
}

/** The portfolio's version and when it was raised last. */
export async function readContentVersion(db: Db): Promise<{ contentVersion: number; changedAt: string }> {
  const [row] = (await db.executeQuery<Newest>(newest)).rows
  if (!row) throw new Error('The content has no version')
  return { contentVersion: row.content_version, changedAt: row.changed_at }
}
