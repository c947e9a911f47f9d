import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import type { Frequency, Stated } from './search.ts'
import { ownOf } from '#platform/word-table.ts'

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

const columns = {
  query: 'query',
  frequency: 'frequency',
  confirmedAt: 'confirmed_at',
  pausedAt: 'paused_at',
  endsAt: 'ends_at',
  mailedAt: 'mailed_at',
  renewalAskedAt: 'renewal_asked_at',
} as const satisfies Record<keyof Change, string>

/** The table saved_searches. Moments are ISO 8601. */
export function savedSearches(db: Db) {
  const ofAddress = (email: string) =>
    db.selectFrom('saved_searches').where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)

  return {
    /** @returns false when the id is taken already. */
    async add(search: SavedSearch): Promise<boolean> {
      const { id, email, query, frequency, createdAt, confirmedAt, pausedAt, endsAt, mailedAt } = search
      const row = await db
        .insertInto('saved_searches')
        .values({
          id,
          email,
          query,
          frequency,
          created_at: createdAt,
          confirmed_at: confirmedAt,
          paused_at: pausedAt,
          ends_at: endsAt,
          renewal_asked_at: null,
          mailed_at: mailedAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    async find(id: string): Promise<SavedSearch | null> {
      const row = await db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },

    async change(id: string, change: Change): Promise<void> {
      const set = Object.fromEntries(
        Object.entries(change).flatMap(([name, value]) => {
          const column = ownOf(columns, name)
          return column ? [[column, value]] : []
        }),
      )
      await db.updateTable('saved_searches').set(set).where('id', '=', id).execute()
    },

    /** Oldest first. */
    async ofAddress(email: string): Promise<SavedSearch[]> {
      const rows = await ofAddress(email).selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(fromRow)
    },

    async listByIds(ids: readonly string[]): Promise<SavedSearch[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('saved_searches').selectAll().where('id', 'in', ids).orderBy('id').execute()
      return rows.map(fromRow)
    },

    async deleteOfAddress(email: string): Promise<number> {
      const ids = ofAddress(email).select('id')
      const { numDeletedRows } = await db.deleteFrom('saved_searches').where('id', 'in', ids).executeTakeFirst()
      return Number(numDeletedRows)
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

function fromRow(row: Selectable<Tables['saved_searches']>): SavedSearch {
  return {
    id: row.id,
    email: row.email,
    query: row.query,
    frequency: row.frequency as Frequency,
    createdAt: row.created_at,
    confirmedAt: row.confirmed_at,
    pausedAt: row.paused_at,
    endsAt: row.ends_at,
    mailedAt: row.mailed_at,
  }
}
