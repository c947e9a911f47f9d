import type { Kysely } from 'kysely'
import { engineOf } from '#platform/database/engine.server.ts'
import type { OutboxTable } from '#platform/database/submission-tables.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import type { MailAttachment, OutgoingMail } from '#platform/mail/mailer.server.ts'

/** A mail that this process may send until its lease ends. `attempts` counts this try. */
export type ClaimedMail = OutgoingMail & { submissionId: string | null; attempts: number }

/**
 * Claims the mail that waits longest for the length of a lease, so that several processes may send at once; a process that
 * dies frees its mail by the lease's end. A mail that was claimed `mostAttempts` times without an end is given up here.
 */
export function claimMail(
  db: Kysely<Tables>,
  { now, leaseMs, mostAttempts }: { now: Date; leaseMs: number; mostAttempts: number },
) {
  const moment = now.toISOString()
  return db.transaction().execute(async (trx): Promise<ClaimedMail | null> => {
    await trx
      .updateTable('outbox')
      .set({ failed_at: moment, claimed_until: null, last_error: 'Der Versand brach jedes Mal ab.' })
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('attempts', '>=', mostAttempts)
      .where('claimed_until', '<', moment)
      .execute()
    const free = await trx
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('next_attempt_at', '<=', moment)
      .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', moment)]))
      .orderBy('next_attempt_at')
      .limit(1)
      // SQLite needs no row locks: the transaction holds the only write lock.
      .$if(engineOf(db) === 'postgres', (query) => query.forUpdate().skipLocked())
      .executeTakeFirst()
    if (!free) return null
    const row = await trx
      .updateTable('outbox')
      .set(({ eb }) => ({
        claimed_until: new Date(now.getTime() + leaseMs).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', free.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const attachments = await trx
      .selectFrom('mail_attachments')
      .select(['name', 'content_type', 'content'])
      .where('outbox_id', '=', row.id)
      .orderBy('position')
      .execute()
    return toClaimed(
      row,
      attachments.map(({ content_type: contentType, ...rest }) => ({ ...rest, contentType })),
    )
  })
}

function toClaimed(row: Omit<OutboxTable, 'search_text'>, attachments: readonly MailAttachment[]): ClaimedMail {
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
    attempts: row.attempts,
  }
}
