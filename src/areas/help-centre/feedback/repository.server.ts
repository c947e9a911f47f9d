import type { AnswerFeedback, Feedback, Missing } from '#company/content/feedback.ts'
import type { Db } from '#platform/database/database.server.ts'

/** Subject of a „Ja“ or „Nein“: an article by its id, or an answer of the assistant by its question. */
export type FeedbackTopic = { articleId: string; question: null } | { articleId: null; question: string }

/** The table help_feedback: whether an article or an answer of the assistant helped, without who. */
export function helpFeedback(db: Db) {
  return {
    async add(id: string, { articleId, question }: FeedbackTopic, isHelpful: boolean, now: Date): Promise<void> {
      const about = { article_id: articleId, question }
      const row = { id, ...about, is_helpful: isHelpful ? (1 as const) : (0 as const), missing: null }
      await db
        .insertInto('help_feedback')
        .values({ ...row, created_at: now.toISOString() })
        .execute()
    },

    /** Said once: a second press changes nothing. `articleId` null: of an answer of the assistant. */
    async addMissing(id: string, articleId: string | null, missing: string): Promise<void> {
      await db
        .updateTable('help_feedback')
        .set({ missing })
        .where('id', '=', id)
        .where('article_id', articleId === null ? 'is' : '=', articleId)
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
      return new Map(rows.map((row) => [row.article_id ?? '', feedbackOf(row)]))
    },

    /** Of the assistant's answers. */
    async answerCounts(): Promise<Feedback> {
      return feedbackOf(
        await db
          .selectFrom('help_feedback')
          .select(({ fn }) => [
            fn.countAll<number | string>().as('all'),
            fn.sum<number | string | null>('is_helpful').as('yes'),
          ])
          .where('article_id', 'is', null)
          .executeTakeFirstOrThrow(),
      )
    },

    /** Answers of the assistant, first those that did not help, newest first. */
    async listAnswers(limit: number): Promise<AnswerFeedback[]> {
      const rows = await db
        .selectFrom('help_feedback')
        .select(['id', 'question', 'is_helpful', 'missing', 'created_at'])
        .where('article_id', 'is', null)
        .orderBy('is_helpful')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id, question, is_helpful: helpful, missing, created_at: at }) => ({
        id,
        question: question ?? '',
        isHelpful: helpful === 1,
        missing,
        at,
      }))
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

const feedbackOf = ({ all, yes }: { all: number | string; yes: number | string | null }): Feedback => ({
  yes: Number(yes ?? 0),
  no: Number(all) - Number(yes ?? 0),
})
