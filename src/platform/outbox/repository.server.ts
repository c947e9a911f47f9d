import type { Db } from '#platform/database/database.server.ts'

export type MailPurpose = 'receipt' | 'notice'

export type NewMail = {
  id: string
  submissionId: string | null
  purpose: MailPurpose
  /** Shown beside the address. Null in receipts: a name was typed by the sender. */
  toName: string | null
  toAddress: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: Date
  /** Held back until somebody releases it. */
  held: boolean
  messageId: string
}

/**
 * Mails as rows, written in the transaction of what they announce: a mail server that is down can lose neither.
 * The worker (`worker.server.ts`) sends them.
 */
export function outbox(db: Db) {
  return {
    async add(mail: NewMail): Promise<void> {
      const createdAt = mail.createdAt.toISOString()
      await db
        .insertInto('outbox')
        .values({
          id: mail.id,
          submission_id: mail.submissionId,
          purpose: mail.purpose,
          to_name: mail.toName,
          to_address: mail.toAddress,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text_body: mail.text,
          html_body: mail.html,
          created_at: createdAt,
          attempts: 0,
          next_attempt_at: mail.held ? null : createdAt,
          claimed_until: null,
          sent_at: null,
          failed_at: null,
          last_error: null,
          message_id: mail.messageId,
        })
        .execute()
    },
  }
}
