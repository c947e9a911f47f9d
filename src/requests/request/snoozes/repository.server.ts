import type { Db } from '#platform/database/database.server.ts'

/** The table submission_snoozes: which requests are to be seen again, and when. */
export function snoozes(db: Db) {
  return {
    async set(requestId: string, until: Date): Promise<void> {
      const row = { submission_id: requestId, snoozed_until: until.toISOString() }
      await db
        .insertInto('submission_snoozes')
        .values(row)
        .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ snoozed_until: row.snoozed_until }))
        .execute()
    },

    /** Ends it; with `over` only when its moment has come by then. @returns false when there was none. */
    async end(requestId: string, over?: string): Promise<boolean> {
      let query = db.deleteFrom('submission_snoozes').where('submission_id', '=', requestId)
      if (over !== undefined) query = query.where('snoozed_until', '<=', over)
      return (await query.returning('submission_id').executeTakeFirst()) !== undefined
    },

    /** ISO 8601 by the request's id; who has none is not in the map. */
    async of(requestIds: readonly string[]): Promise<Map<string, string>> {
      if (requestIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_snoozes')
        .select(['submission_id as id', 'snoozed_until as until'])
        .where('submission_id', 'in', requestIds)
        .execute()
      return new Map(rows.map(({ id, until }) => [id, until]))
    },
  }
}
