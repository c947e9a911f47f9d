import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { isSameSender } from '../same-sender.ts'
import { requestFromRow, type StoredRequest } from '../repository.server.ts'

/** Which requests are one matter: the column merged_into of the table submissions. One level deep, the use case sees to that. */
export function merged(db: Db) {
  return {
    /** Lists requests merged with this one, in the order of arrival. */
    async into(id: string): Promise<StoredRequest[]> {
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('merged_into', '=', id)
        .orderBy('received_at')
        .orderBy('id')
        .execute()
      return rows.map(requestFromRow)
    },

    /** Of all of these at once: ids and kinds of what is handled together with each; mostly nothing. */
    async intoAny(ids: readonly string[]): Promise<{ id: string; kind: string; into: string }[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'kind', 'merged_into as into'])
        .where('merged_into', 'in', ids)
        .execute()
      return rows.flatMap(({ into, ...row }) => (into === null ? [] : [{ ...row, into }]))
    },

    /** The id of the request that this one is handled as: mostly its own. */
    async handledAs(id: string): Promise<string> {
      const row = await db.selectFrom('submissions').select('merged_into').where('id', '=', id).executeTakeFirst()
      return row?.merged_into ?? id
    },

    /** Lists what the sender sees as one with it: first itself, then what else came from the same address. */
    async ofOneSender(request: StoredRequest): Promise<StoredRequest[]> {
      return [request, ...(await this.into(request.id)).filter((other) => isSameSender(request, other))]
    },

    /** The newest thing that was written in the whole matter; '' when nothing was. */
    async newestMessage(id: string): Promise<string> {
      const row = await db
        .selectFrom('submission_messages')
        .select('submission_messages.id')
        .where('submission_id', 'in', wholeMatter(db, id))
        .orderBy('created_at', 'desc')
        .orderBy('submission_messages.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? ''
    },

    /**
     * Before these go: what of others is handled together with them and would be left closed with nobody at work on it.
     * Of one that is closed the matter is done.
     */
    async orphansOf(ids: readonly string[]): Promise<StoredRequest[]> {
      if (ids.length === 0) return []
      const open = db.selectFrom('submissions as gone').select('gone.id').where('gone.id', 'in', ids)
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('merged_into', 'in', open.where('gone.closed_at', 'is', null))
        .where('id', 'not in', ids)
        .execute()
      return rows.map(requestFromRow)
    },
  }
}

/** The ids of a request and of all that is handled together with it. */
export function wholeMatter(db: Db, id: string) {
  return db
    .selectFrom('submissions as part')
    .select('part.id')
    .where(sql<boolean>`(part.id = ${id} or part.merged_into = ${id})`)
}
