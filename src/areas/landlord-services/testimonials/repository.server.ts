import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable, insertRecords } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import type { NewTestimonial, Testimonial } from './testimonial.ts'

const table: ContentTable = {
  table: 'testimonials',
  columns: {
    page: 'plain',
    author: 'plain',
    role: 'plain',
    quote: 'plain',
    sort_order: 'plain',
    is_published: 'flag',
  },
  order: ['page', 'sort_order'],
  hasCreatedAt: false,
}

/** Keeps customers' words, by the page that shows them: for staff. */
export const testimonialContent = (db: Db): ContentStore => contentTable(db, table)

/** The table testimonials: the one place that knows its columns. */
export function testimonials(db: Db) {
  return {
    insert(news: readonly NewTestimonial[], now: Date): Promise<void> {
      const shown = news.map((testimonial) => ({ ...testimonial, isPublished: true }))
      return insertRecords(db, table, shown, now)
    },

    /** Those that one page shows, in their order, and for a preview the one of this id. */
    async list(page: string, draft?: string): Promise<Testimonial[]> {
      return db
        .selectFrom('testimonials')
        .select(['id', 'author', 'role', 'quote'])
        .where('page', '=', page)
        .where(isShownOr('is_published', draft))
        .orderBy('sort_order')
        .orderBy('id')
        .execute()
    },
  }
}
