import type { Db } from '#platform/database/database.server.ts'
import type { InboxPage, InboxQuery } from './inbox-query.ts'
import { COUNTED, inbox } from './repository.server.ts'

/** A page of the list, and how many match, at most one more than `COUNTED`. `readerId` is whose „unread“ it is. */
export async function countedPage(db: Db, query: InboxQuery, readerId: string): Promise<InboxPage & { count: number }> {
  const { search, cursor, limit } = query
  const list = inbox(db)
  // A search looks at every request: once for page and count.
  if (search !== undefined && cursor === undefined) {
    const { rows, hasLater } = await list.page({ ...query, limit: COUNTED }, readerId)
    const count = rows.length + (hasLater ? 1 : 0)
    return { rows: rows.slice(0, limit), hasEarlier: false, hasLater: count > limit, count }
  }
  const page = await list.page(query, readerId)
  const isWhole = !page.hasEarlier && !page.hasLater
  return { ...page, count: isWhole ? page.rows.length : await list.count(query) }
}
