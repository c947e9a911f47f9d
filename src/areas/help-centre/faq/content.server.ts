import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** The questions that tenants ask often, for staff. */
export function questionContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'faq_items',
    columns: { question: 'plain', answer: 'plain', sort_order: 'plain', is_published: 'flag' },
    order: ['sort_order'],
    hasCreatedAt: false,
  })
}
