import { sql, type Kysely } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { engineOf } from '#platform/database/engine.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'

/** A submission whose time has come, with the names of the files that belong to it. */
export type DueSubmission = {
  id: string
  kind: string
  quarantined: boolean
  outboxIds: string[]
  storageKeys: string[]
}

/** What retention reads and deletes. A submission under legal hold is never due. */
export function retention(db: Db) {
  const due = (now: Date) =>
    db.selectFrom('submissions').where('delete_after', '<=', now.toISOString()).where('legal_hold', '=', 0)

  return {
    async countDue(now: Date): Promise<{ kind: string; quarantined: boolean; count: number }[]> {
      const rows = await due(now)
        .select(['kind', 'quarantined'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(['kind', 'quarantined'])
        .orderBy('kind')
        .orderBy('quarantined')
        .execute()
      return rows.map((row) => ({ kind: row.kind, quarantined: row.quarantined === 1, count: row.count }))
    },

    async countAll(): Promise<number> {
      const { count } = await db
        .selectFrom('submissions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    async findDue(now: Date, limit: number): Promise<DueSubmission[]> {
      const rows = await due(now).select(['id', 'kind', 'quarantined']).orderBy('delete_after').limit(limit).execute()
      const ids = rows.map((row) => row.id)
      if (ids.length === 0) return []
      const mails = await db
        .selectFrom('outbox')
        .select(['id', 'submission_id'])
        .where('submission_id', 'in', ids)
        .execute()
      const files = await db
        .selectFrom('submission_files')
        .select(['storage_key', 'submission_id'])
        .where('submission_id', 'in', ids)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        quarantined: row.quarantined === 1,
        outboxIds: mails.filter((mail) => mail.submission_id === row.id).map((mail) => mail.id),
        storageKeys: files.filter((file) => file.submission_id === row.id).map((file) => file.storage_key),
      }))
    },

    /** Events, file rows and mails go with their submission. A hold that was set meanwhile still counts. @returns the ids that went. */
    async delete(ids: readonly string[], now: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('submissions')
        .where('id', 'in', ids)
        .where('delete_after', '<=', now.toISOString())
        .where('legal_hold', '=', 0)
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    /** What was deleted when and by which rule, without personal data. */
    async log(entry: { id: string; kind: string; rule: string; count: number; now: Date }): Promise<void> {
      await db
        .insertInto('deletion_log')
        .values({
          id: entry.id,
          kind: entry.kind,
          rule: entry.rule,
          count: entry.count,
          deleted_at: entry.now.toISOString(),
        })
        .execute()
    },

    /** The newest moment that anything here was written at, or null in an empty database. */
    async lastActivityAt(): Promise<string | null> {
      const newest = await Promise.all([
        db
          .selectFrom('submissions')
          .select(({ fn }) => fn.max('received_at').as('at'))
          .executeTakeFirst(),
        db
          .selectFrom('submission_events')
          .select(({ fn }) => fn.max('happened_at').as('at'))
          .executeTakeFirst(),
        db
          .selectFrom('deletion_log')
          .select(({ fn }) => fn.max('deleted_at').as('at'))
          .executeTakeFirst(),
      ])
      return (
        newest
          .map((row) => row?.at ?? '')
          .toSorted()
          .at(-1) || null
      )
    },
  }
}

/**
 * Empties SQLite's write-ahead log, where deleted rows are still readable. Readers can delay it; it is tried for a second.
 * @returns false when something kept reading; the next run tries again.
 */
export async function forgetDeletedPages(db: Kysely<Tables>): Promise<boolean> {
  if (engineOf(db) === 'postgres') return true
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
