import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'

export type SearchMiss = { term: string; count: number; lastDay: string }

/** More different terms on one day are no visitors. */
const MOST_TERMS_A_DAY = 300

/** The table help_search_misses: what was searched for and not found, without who. */
export function searchMisses(db: Db) {
  return {
    /** Adds to what this day has. Terms beyond the day's most are dropped. */
    async add(day: string, counts: ReadonlyMap<string, number>): Promise<void> {
      const known = await countOf(db.selectFrom('help_search_misses').where('day', '=', day))
      const room = Math.max(0, MOST_TERMS_A_DAY - known)
      const rows = [...counts].slice(0, room).map(([term, count]) => ({ day, term, count }))
      if (rows.length === 0) return
      await db
        .insertInto('help_search_misses')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'term'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb('help_search_misses.count', '+', ref('excluded.count')) })),
        )
        .execute()
    },

    async forgetBefore(day: string): Promise<void> {
      await db.deleteFrom('help_search_misses').where('day', '<', day).execute()
    },

    /** Since this day, most searched first. */
    async list(since: string, limit: number): Promise<SearchMiss[]> {
      const rows = await db
        .selectFrom('help_search_misses')
        .select('term')
        .select(({ fn }) => [fn.sum<number>('count').as('count'), fn.max('day').as('last_day')])
        .where('day', '>=', since)
        .groupBy('term')
        .orderBy('count', 'desc')
        .orderBy('term')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ term: row.term, count: Number(row.count), lastDay: row.last_day }))
    },
  }
}
