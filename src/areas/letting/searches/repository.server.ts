import { fromColumns, toColumns } from '#platform/database/code-names.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { addressEntries } from '../address-entries/repository.server.ts'
import type { Frequency, Stated } from './search.ts'

export type SavedSearch = Stated & {
  id: string
  email: string
  query: string
  frequency: Frequency
  createdAt: string
  /** When the last mail was written that only confirms or leads to its page. */
  mailedAt: string | null
}

type Change = Partial<
  Pick<SavedSearch, 'query' | 'frequency' | 'confirmedAt' | 'pausedAt' | 'endsAt' | 'mailedAt'> & {
    renewalAskedAt: string | null
  }
>

/** The table saved_searches. Moments are ISO 8601. */
export function savedSearches(db: Db) {
  return {
    ...addressEntries(db, 'saved_searches', fromRow),

    /** @returns false when the id is taken already. */
    async add(search: SavedSearch): Promise<boolean> {
      const row = await db
        .insertInto('saved_searches')
        .values({ ...toColumns(search), renewal_asked_at: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async change(id: string, change: Change): Promise<void> {
      await db.updateTable('saved_searches').set(toColumns(change)).where('id', '=', id).execute()
    },

    /** Lists all searches of people who get notices. */
    async active(now: Date): Promise<{ id: string; query: string; frequency: Frequency }[]> {
      const rows = await db
        .selectFrom('saved_searches')
        .select(['id', 'query', 'frequency'])
        .where('confirmed_at', 'is not', null)
        .where('paused_at', 'is', null)
        .where('ends_at', '>', now.toISOString())
        .execute()
      return rows.map((row) => ({ ...row, frequency: row.frequency as Frequency }))
    },

    /** Confirmed ones that end before `until` and were not asked about. */
    async toRenew(now: Date, until: Date, limit: number): Promise<SavedSearch[]> {
      const rows = await db
        .selectFrom('saved_searches')
        .selectAll()
        .where('ends_at', '>', now.toISOString())
        .where('ends_at', '<=', until.toISOString())
        .where('confirmed_at', 'is not', null)
        .where('renewal_asked_at', 'is', null)
        .orderBy('ends_at')
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    /** @returns false when somebody else took it meanwhile. */
    async claimRenewal(id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('saved_searches')
        .set({ renewal_asked_at: now.toISOString() })
        .where('id', '=', id)
        .where('renewal_asked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

const fromRow = (row: Tables['saved_searches']) => fromColumns(row) as SavedSearch
