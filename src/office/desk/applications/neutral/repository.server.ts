import type { Db } from '#platform/database/database.server.ts'

/** The table application_reveals: who asked to see whose name before the shortlist, and when last. */
export function reveals(db: Db) {
  return {
    async set(requestId: string, staffId: string, now: Date): Promise<void> {
      const revealedAt = now.toISOString()
      await db
        .insertInto('application_reveals')
        .values({ submission_id: requestId, staff_id: staffId, revealed_at: revealedAt })
        .onConflict((conflict) =>
          conflict.columns(['submission_id', 'staff_id']).doUpdateSet({ revealed_at: revealedAt }),
        )
        .execute()
    },

    /** @returns ISO 8601, or null when this person never asked. */
    async revealedAt(requestId: string, staffId: string): Promise<string | null> {
      const row = await db
        .selectFrom('application_reveals')
        .select('revealed_at')
        .where('submission_id', '=', requestId)
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      return row?.revealed_at ?? null
    },
  }
}
