import type { Db } from '../database/database.server.ts'

/** How many submissions of each kind are stored. */
export function countSubmissions(db: Db): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('submissions')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
}
