import type { Db } from '#platform/database/database.server.ts'
import { wholeMatter } from '#requests/request/merged/repository.server.ts'

/** Changes with everything that happens to a request, and to what is handled together with it: a page that shows it compares. */
export async function requestStamp(db: Db, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('submission_events')
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('newest')])
    .where('submission_id', 'in', wholeMatter(db, requestId))
    .executeTakeFirst()
  return `${row?.count ?? 0} ${row?.newest ?? ''}`
}
