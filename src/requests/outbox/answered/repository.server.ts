import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'

export type AnsweredMail = { id: string; requestId: string | null; purpose: string }

/** The table outbox, for mails that came in: which of ours they speak of. */
export function answeredMails(db: Db) {
  return {
    async find(messageIds: readonly string[]): Promise<AnsweredMail[]> {
      if (messageIds.length === 0) return []
      const rows = await db
        .selectFrom('outbox')
        .select(['id', 'owner_kind', 'owner_id', 'purpose'])
        .where('message_id', 'in', messageIds)
        .orderBy('created_at', 'desc')
        .execute()
      return rows.map(({ owner_kind, owner_id, ...mail }) => ({
        ...mail,
        requestId: owner_kind === 'request' ? owner_id : null,
      }))
    },

    /** It was sent, and its recipient's mail server gave it back. @returns false when that is known already. */
    async markBounced(id: string, error: string, now: Date): Promise<boolean> {
      const marked = await db
        .updateTable('outbox')
        .set({ sent_at: null, failed_at: now.toISOString(), claimed_until: null, last_error: error })
        .where('id', '=', id)
        .where('sent_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return marked !== undefined
    },

    /** How many receipts went to this address since then. `address` in lower case. */
    receiptsTo: (address: string, since: Date): Promise<number> =>
      countOf(
        db
          .selectFrom('outbox')
          .where('purpose', '=', 'receipt')
          .where('created_at', '>', since.toISOString())
          .where(sql<boolean>`lower(to_address) = ${address}`),
      ),
  }
}
