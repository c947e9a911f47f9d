import type { Db } from '#platform/database/database.server.ts'

export type Feedback = { yes: number; no: number }

/** What was missing, and when it was said (ISO 8601). */
export type Missing = { id: string; text: string; at: string }

/** The table help_feedback: whether an article helped, without who. */
export function helpFeedback(db: Db) {
  return {
    async add(id: string, articleId: string, isHelpful: boolean, now: Date): Promise<void> {
      const row = { id, article_id: articleId, is_helpful: isHelpful ? (1 as const) : (0 as const), missing: null }
      await db
        .insertInto('help_feedback')
        .values({ ...row, created_at: now.toISOString() })
        .execute()
    },

    /** Said once: a second press changes nothing. */
    async addMissing(id: string, articleId: string, missing: string): Promise<void> {
      await db
        .updateTable('help_feedback')
        .set({ missing })
        .where('id', '=', id)
        .where('article_id', '=', articleId)
        .where('missing', 'is', null)
        .execute()
    },

    /** By article; one that nobody answered is not in it. */
    async counts(articleIds: readonly string[]): Promise<Map<string, Feedback>> {
      if (articleIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('help_feedback')
        .select('article_id')
        .select(({ fn }) => [fn.countAll<number | string>().as('all'), fn.sum<number | string>('is_helpful').as('yes')])
        .where('article_id', 'in', articleIds)
        .groupBy('article_id')
        .execute()
      return new Map(
        rows.map((row) => [row.article_id, { yes: Number(row.yes), no: Number(row.all) - Number(row.yes) }]),
      )
    },

    /** Newest first. */
    async listMissing(articleId: string, limit: number): Promise<Missing[]> {
      const rows = await db
        .selectFrom('help_feedback')
        .select(['id', 'missing', 'created_at'])
        .where('article_id', '=', articleId)
        .where('missing', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.id, text: row.missing ?? '', at: row.created_at }))
    },
  }
}
