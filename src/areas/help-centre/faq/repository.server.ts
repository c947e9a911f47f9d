import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import { renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import type { NewQuestion, Question } from './question.ts'

/** The table faq_items: the one place that knows its columns. */
export function questions(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('faq_items').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Stores all or none of them and raises the content version. */
    async insert(news: NewQuestion[], now: Date): Promise<void> {
      const rows = news.map(({ id, question, answer, sortOrder }) => ({
        id,
        question,
        answer,
        sort_order: sortOrder,
        updated_at: now.toISOString(),
      }))
      const run = async (trx: Trx) => {
        await trx.insertInto('faq_items').values(rows).execute()
        await raiseContentVersion(trx, now)
      }
      if (db.isTransaction) await run(db as Trx)
      else await db.transaction().execute(run)
    },

    /** Those that are shown, and for a preview the one of this id. */
    async list(draft?: string): Promise<Question[]> {
      const rows = await db
        .selectFrom('faq_items')
        .selectAll()
        .where(isShownOr('is_published', draft))
        .orderBy('sort_order')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        question: row.question,
        answer: row.answer,
        answerHtml: renderMarkdown(row.answer).html,
        sortOrder: row.sort_order,
      }))
    },
  }
}
