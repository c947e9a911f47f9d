import type { Db } from '#platform/database/database.server.ts'
import { type StoredMail, toMail } from '../repository.server.ts'

/** The table outbox, for who wants a mail as it is stored: with `SENDER_LINK` where the link was. */
export function storedMails(db: Db) {
  return {
    async find(id: string): Promise<StoredMail | null> {
      const [row, attachments] = await Promise.all([
        db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),
        db
          .selectFrom('mail_attachments')
          .select(['name', 'content_type as contentType', 'content'])
          .where('outbox_id', '=', id)
          .orderBy('position')
          .execute(),
      ])
      return row ? toMail(row, attachments) : null
    },

    /**
     * When new links were written to the sender of a request since then. Holds its row until the transaction ends, so that two who ask
     * at once are counted one after the other.
     */
    async holdLinksSince(submissionId: string, since: Date): Promise<string[]> {
      await db
        .updateTable('submissions')
        .set(({ ref }) => ({ link_version: ref('link_version') }))
        .where('id', '=', submissionId)
        .execute()
      const rows = await db
        .selectFrom('outbox')
        .select('created_at')
        .where('submission_id', '=', submissionId)
        .where('purpose', '=', 'link')
        .where('created_at', '>', since.toISOString())
        .execute()
      return rows.map((row) => row.created_at)
    },
  }
}
