import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** Keeps customers' words, by the page that shows them: for staff. */
export function testimonialContent(db: Db): ContentStore {
  return contentTable(db, {
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
  })
}
