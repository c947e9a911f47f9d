import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'

/** All trades, also those that are not sought: for staff. */
export function tradeContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'trades',
    columns: { name: 'plain', description: 'plain', icon_name: 'plain', is_active: 'flag' },
    order: ['name'],
    hasCreatedAt: false,
  })
}
