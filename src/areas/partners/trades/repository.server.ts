import type { Selectable } from 'kysely'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import type { TradesTable } from '#platform/database/portfolio-tables.server.ts'
import { isShownOr } from '#platform/database/engine.server.ts'
import type { Trade } from './trade.ts'

// SQLite and PostgreSQL order umlauts differently, and neither as a German reader expects.
const german = new Intl.Collator('de')

/** The table trades: the one place that knows its columns. */
export function trades(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('trades').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Stores all or none of them and raises the content version. */
    async insert(news: Trade[], now: Date): Promise<void> {
      const rows = news.map(({ id, name, description, iconName, isActive }) => ({
        id,
        name,
        description,
        icon_name: iconName,
        is_active: isActive ? (1 as const) : (0 as const),
        updated_at: now.toISOString(),
      }))
      const run = async (trx: Trx) => {
        await trx.insertInto('trades').values(rows).execute()
        await raiseContentVersion(trx, now)
      }
      if (db.isTransaction) await run(db as Trx)
      else await db.transaction().execute(run)
    },

    /** Those that are sought now, by name, and for a preview the one of this id. */
    async listSought(draft?: string): Promise<Trade[]> {
      const rows = await db.selectFrom('trades').selectAll().where(isShownOr('is_active', draft)).execute()
      return rows.map(tradeFrom).toSorted((a, b) => german.compare(a.name, b.name))
    },

    /** Whether a trade of this name is sought now. */
    async isSought(name: string): Promise<boolean> {
      const found = db.selectFrom('trades').select('id').where('name', '=', name).where('is_active', '=', 1)
      return (await found.executeTakeFirst()) !== undefined
    },
  }
}

function tradeFrom(row: Selectable<TradesTable>): Trade {
  const { id, name, description, icon_name: iconName, is_active: isActive } = row
  return { id, name, description, iconName, isActive: isActive === 1 }
}
