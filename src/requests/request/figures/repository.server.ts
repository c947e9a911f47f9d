import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'

export type Answered = { receivedAt: string; answeredAt: string }

/** Numbers over time about the table submissions, without what looks like spam. */
export function figures(db: Db) {
  const since = (kinds: readonly string[], from: Date) =>
    db
      .selectFrom('submissions')
      .where('quarantined', '=', 0)
      .where('submissions.received_at', '>=', from.toISOString())
      // As an expression, so that SQLite goes along the index of these figures and not from kind to kind through the table.
      .where(sql<string>`(submissions.kind || '')`, 'in', kinds)

  return {
    /** By the hour, so that the reader can make days of any time zone. */
    async received(kinds: readonly string[], from: Date): Promise<{ hour: string; kind: string; count: number }[]> {
      if (kinds.length === 0) return []
      const hour = sql<string>`substr(received_at, 1, 13)`
      const rows = await since(kinds, from)
        .select(['kind', hour.as('hour')])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy(['kind', hour])
        .execute()
      return rows.map((row) => ({ ...row, hour: `${row.hour}:00:00.000Z` }))
    },

    /**
     * When each request got its first answer: the first mail of the office to the sender (not the receipt), or else its closing.
     * Requests without either are left out.
     */
    async answered(kinds: readonly string[], from: Date): Promise<Answered[]> {
      if (kinds.length === 0) return []
      const rows = await since(kinds, from)
        .where(({ eb, or }) => or([eb('answered_at', 'is not', null), eb('closed_at', 'is not', null)]))
        .select(['received_at as receivedAt', 'answered_at', 'closed_at'])
        .execute()
      return rows.map(({ receivedAt, answered_at: written, closed_at: closed }) => ({
        receivedAt,
        answeredAt: [written, closed].filter((moment) => moment !== null).toSorted()[0] ?? receivedAt,
      }))
    },
  }
}

/** How many requests of each kind are stored. */
export function countRequests(db: Db): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
}
