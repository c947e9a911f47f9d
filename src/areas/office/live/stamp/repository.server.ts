import type { Db } from '#platform/database/database.server.ts'

/** Changes with everything that happens to a request: whoever shows it compares. */
export async function requestStamp(db: Db, submissionId: string): Promise<string> {
  const row = await db
    .selectFrom('submission_events')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('newest')])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return `${row?.count ?? 0} ${row?.newest ?? ''}`
}
