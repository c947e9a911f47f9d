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
    /** By the hour, so that whoever reads them can make days of any time zone. */
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
      const mails = since(kinds, from)
        .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
        .where('outbox.purpose', 'not in', ['receipt', 'notice'])
        .select(['submissions.received_at as receivedAt', 'submissions.id'])
        .select(({ fn }) => fn.min('outbox.created_at').as('answeredAt'))
        .groupBy(['submissions.id', 'submissions.received_at'])
      const closings = since(kinds, from)
        .where('closed_at', 'is not', null)
        .select(['id', 'received_at as receivedAt', 'closed_at as answeredAt'])
      const [answered, closed] = await Promise.all([mails.execute(), closings.execute()])
      const byId = new Map(closed.map((row) => [row.id, row as Answered]))
      for (const row of answered) {
        const known = byId.get(row.id)
        if (!known || row.answeredAt < known.answeredAt) byId.set(row.id, row)
      }
      return [...byId.values()].map(({ receivedAt, answeredAt }) => ({ receivedAt, answeredAt }))
    },
  }
}
