import type { Db } from '#platform/database/database.server.ts'
import type { OutboxTable } from '#platform/database/submission-tables.server.ts'
import type { MailAttachment, OutgoingMail } from '#platform/mail/mailer.server.ts'

/** A mail of the outbox, ready to leave once its `SENDER_LINK` is filled in. */
export type StoredMail = OutgoingMail & { submissionId: string | null }

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

export function toMail(row: Omit<OutboxTable, 'search_text'>, attachments: readonly MailAttachment[]): StoredMail {
  return {
    id: row.id,
    submissionId: row.submission_id,
    purpose: row.purpose,
    toName: row.to_name,
    toAddress: row.to_address,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    createdAt: row.created_at,
    messageId: row.message_id,
    threadId: row.thread_id,
    attachments,
  }
}
