import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable, insertRecords } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import { renderMarkdown } from '#company/markdown/render-markdown.server.ts'
import type { NewQuestion, Question } from './question.ts'

const table: ContentTable = {
  table: 'faq_items',
  columns: { question: 'plain', answer: 'plain', sort_order: 'plain', is_published: 'flag' },
  order: ['sort_order'],
  hasCreatedAt: false,
}

/** The questions that tenants ask often, for staff. */
export const questionContent = (db: Db): ContentStore => contentTable(db, table)

/** The table faq_items: the one place that knows its columns. */
export function questions(db: Db) {
  return {
    insert(news: readonly NewQuestion[], now: Date): Promise<void> {
      const shown = news.map((question) => ({ ...question, isPublished: true }))
      return insertRecords(db, table, shown, now)
    },

    /** Those that are shown, and for a preview the one of this id. */
    async list(draft?: string): Promise<Question[]> {
      const rows = await db
        .selectFrom('faq_items')
        .select(['id', 'question', 'answer', 'sort_order as sortOrder'])
        .where(isShownOr('is_published', draft))
        .orderBy('sort_order')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, answerHtml: renderMarkdown(row.answer).html }))
    },
  }
}
