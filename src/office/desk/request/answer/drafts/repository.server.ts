import type { Db } from '#platform/database/database.server.ts'

/** An answer that somebody has begun: kept on the server, so that no device holds it and every one of theirs shows it. */
export type Draft = { templateKey: string | null; subject: string; body: string; savedAt: string }

export function drafts(db: Db) {
  return {
    async find(requestId: string, staffId: string): Promise<Draft | null> {
      const row = await db
        .selectFrom('answer_drafts')
        .selectAll()
        .where('submission_id', '=', requestId)
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      return row ? { templateKey: row.template_key, subject: row.subject, body: row.body, savedAt: row.saved_at } : null
    },

    /** Without a template the one that was noted before stays noted. An empty draft is none. */
    async save(
      requestId: string,
      staffId: string,
      { templateKey, subject, body, savedAt }: Omit<Draft, 'templateKey'> & { templateKey?: string },
    ): Promise<void> {
      if (subject.trim() === '' && body.trim() === '') return this.remove(requestId, staffId)
      const texts = {
        subject,
        body,
        saved_at: savedAt,
        ...(templateKey === undefined ? {} : { template_key: templateKey }),
      }
      await db
        .insertInto('answer_drafts')
        .values({ submission_id: requestId, staff_id: staffId, template_key: null, ...texts })
        .onConflict((conflict) => conflict.columns(['submission_id', 'staff_id']).doUpdateSet(texts))
        .execute()
    },

    async remove(requestId: string, staffId: string): Promise<void> {
      await db
        .deleteFrom('answer_drafts')
        .where('submission_id', '=', requestId)
        .where('staff_id', '=', staffId)
        .execute()
    },
  }
}
