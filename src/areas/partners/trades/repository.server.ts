import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable, type ContentTable, insertRecords } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import type { Trade } from './trade.ts'

// SQLite and PostgreSQL order umlauts differently, and neither as a German reader expects.
const german = new Intl.Collator('de')

const table: ContentTable = {
  table: 'trades',
  columns: { name: 'plain', description: 'plain', icon_name: 'plain', is_active: 'flag' },
  order: ['name'],
  hasCreatedAt: false,
}

/** All trades, also those that are not sought: for staff. */
export const tradeContent = (db: Db): ContentStore => contentTable(db, table)

/** The table trades: the one place that knows its columns. */
export function trades(db: Db) {
  return {
    insert: (news: readonly Trade[], now: Date) => insertRecords(db, table, news, now),

    /** Those that are sought now, by name, and for a preview the one of this id. */
    async listSought(draft?: string): Promise<Trade[]> {
      const rows = await db
        .selectFrom('trades')
        .select(['id', 'name', 'description', 'icon_name as iconName', 'is_active'])
        .where(isShownOr('is_active', draft))
        .execute()
      return rows
        .map(({ is_active: isActive, ...trade }) => ({ ...trade, isActive: isActive === 1 }))
        .toSorted((a, b) => german.compare(a.name, b.name))
    },

    /** Whether a trade of this name is sought now. */
    async isSought(name: string): Promise<boolean> {
      const found = db.selectFrom('trades').select('id').where('name', '=', name).where('is_active', '=', 1)
      return (await found.executeTakeFirst()) !== undefined
    },
  }
}
