import { CompiledQuery, sql, type Kysely } from 'kysely'
import { CONTENT_CHANNEL } from './peers/peers.server.ts'
import type { Db } from './database.server.ts'
import { engineOf } from './engine.server.ts'
import type { Tables } from './tables.server.ts'

/** Put together once: what is kept of the content asks for it at every use. */
const newest = CompiledQuery.raw('select content_version, changed_at from content_state')

type Newest = Pick<Tables['content_state'], 'content_version' | 'changed_at'>

const raisedHere = new Set<() => void>()

/** Calls whenever this process raises the version, before that is committed. @returns what ends it. */
export function onOwnRaise(hear: () => void): () => void {
  raisedHere.add(hear)
  return () => raisedHere.delete(hear)
}

/**
 * Raised by every write to the portfolio, in its transaction: what is cached anywhere carries it and expires with it. PostgreSQL tells
 * the other servers when the transaction is committed.
 */
export async function raiseContentVersion(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('content_state')
    .set({ content_version: sql<number>`content_version + 1`, changed_at: now.toISOString() })
    .where('id', '=', 1)
    .execute()
  if (engineOf(db as Kysely<Tables>) === 'postgres') {
    await sql`select pg_notify(${CONTENT_CHANNEL}, content_version::text) from content_state where id = 1`.execute(db)
  }
  for (const hear of raisedHere) hear()
}

/** The portfolio's version and when it was raised last. */
export async function readContentVersion(db: Db): Promise<{ contentVersion: number; changedAt: string }> {
  const [row] = (await db.executeQuery<Newest>(newest)).rows
  if (!row) throw new Error('The content has no version')
  return { contentVersion: row.content_version, changedAt: row.changed_at }
}
