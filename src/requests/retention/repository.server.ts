import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { beyond, countOf, engineOf } from '#platform/database/engine.server.ts'
import type { StoredRequest } from '../request/repository.server.ts'

/** Why something went: its time was over, it was taken for spam, the person wanted it, its line in a log was old. */
export type DeletionRule = 'retention' | 'quarantine' | 'person' | 'age'

/** A request that is about to go, with the names of the files that belong to it. */
export type DoomedRequest = Pick<StoredRequest, 'id' | 'kind' | 'quarantined'> & {
  outboxIds: string[]
  storageKeys: string[]
}

/** A request whose time has come, as staff look through them. */
export type DueRequest = Pick<StoredRequest, 'id' | 'kind' | 'reference' | 'quarantined' | 'receivedAt'> & {
  deleteAfter: string
}

type NewDeletion = { id: string; kind: string; rule: DeletionRule | 'run'; count: number; now: Date }
export type DeletionLogEntry = { id: string; kind: string; rule: string; count: number; deletedAt: string }
export type DeletionLogCursor = { deletedAt: string; id: string }

/**
 * Reads and deletes for retention. A request under legal hold is never due; one that was merged into another goes no sooner
 * than that one, and is held with it.
 */
export function retention(db: Db) {
  const isPostgres = engineOf(db) === 'postgres'
  const goesOn = (until: Expression<SqlBool>) =>
    db
      .selectFrom('submissions as other')
      .select('other.id')
      .where('other.id', '=', sql.ref<string>('submissions.merged_into'))
      .where(({ eb, or }) => or([eb('other.legal_hold', '=', 1), until]))
  const due = (now: Date) =>
    db
      .selectFrom('submissions')
      .where('delete_after', '<=', now.toISOString())
      .where('legal_hold', '=', 0)
      .where(({ not, exists }) =>
        not(exists(goesOn(sql`(other.delete_after is null or other.delete_after > ${now.toISOString()})`))),
      )

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

    countAll: (): Promise<number> => countOf(db.selectFrom('submissions')),

    /** Longest due first; `after` is the last one of the page before. */
    async listDue(now: Date, limit: number, after?: { deleteAfter: string; id: string }): Promise<DueRequest[]> {
      let query = due(now).select([
        'id',
        'kind',
        'reference',
        'quarantined',
        'received_at as receivedAt',
        'delete_after',
      ])
      if (after) query = query.where(beyond(['delete_after', 'id'], '>', [after.deleteAfter, after.id]))
      const rows = await query.orderBy('delete_after').orderBy('id').limit(limit).execute()
      return rows.map(({ quarantined, delete_after, ...row }) => ({
        ...row,
        quarantined: quarantined === 1,
        deleteAfter: delete_after ?? '',
      }))
    },

    async findDue(now: Date, limit: number): Promise<DoomedRequest[]> {
      const rows = await due(now)
        .select(['id', 'kind', 'quarantined'])
        .orderBy('delete_after')
        .orderBy('id')
        .limit(limit)
        .$if(isPostgres, (query) => query.forUpdate())
        .execute()
      return withFiles(rows)
    },

    countHeld: (): Promise<number> => countOf(db.selectFrom('submissions').where(sql<boolean>`legal_hold = 1`)),

    /** Those of the ids that are not held. */
    async findFree(ids: readonly string[]): Promise<DoomedRequest[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'kind', 'quarantined'])
        .where('id', 'in', ids)
        .where('legal_hold', '=', 0)
        .where(({ not, exists }) => not(exists(goesOn(sql`1 = 0`))))
        .$if(isPostgres, (query) => query.forUpdate())
        .execute()
      return withFiles(rows)
    },

    /** Events, file rows and mails go with their request. */
    async delete(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.deleteFrom('submissions').where('id', 'in', ids).execute()
    },

    /** Lists deletions by time and rule, without personal data. `run` counts what a whole run deleted. */
    async log({ now, ...entry }: NewDeletion): Promise<void> {
      await db
        .insertInto('deletion_log')
        .values({ ...entry, deleted_at: now.toISOString() })
        .execute()
    },

    /** Newest first; `after` is the last one of the page before. */
    async listLog(query: { limit: number; rule?: 'run'; after?: DeletionLogCursor }): Promise<DeletionLogEntry[]> {
      const { limit, rule, after } = query
      let rows = db.selectFrom('deletion_log').select(['id', 'kind', 'rule', 'count', 'deleted_at as deletedAt'])
      if (rule !== undefined) rows = rows.where('rule', '=', rule)
      if (after) rows = rows.where(beyond(['deleted_at', 'id'], '<', [after.deletedAt, after.id]))
      return rows.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
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

  async function withFiles(rows: readonly { id: string; kind: string; quarantined: number }[]) {
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return []
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'owner_id'])
      .where('owner_kind', '=', 'request')
      .where('owner_id', 'in', ids)
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
      outboxIds: mails.filter((mail) => mail.owner_id === row.id).map((mail) => mail.id),
      storageKeys: files.filter((file) => file.submission_id === row.id).map((file) => file.storage_key),
    }))
  }
}

/**
 * Takes today's run of a job for this server.
 * @param day `YYYY-MM-DD`.
 * @returns false when some server has it already.
 */
export async function claimDailyRun(db: Db, name: string, day: string): Promise<boolean> {
  const row = await db
    .insertInto('job_runs')
    .values({ name, day })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ day }).where('job_runs.day', '<', day))
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}
