import type { Insertable } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import type { OutboxTable } from '#platform/database/submission-tables.server.ts'
import { foldText } from '#platform/fold.ts'
import type { MailAttachment, OutgoingMail } from '../mail/mailer.server.ts'
import { type Channel, type Owner, type OwnerKind, type Purpose, requestOf } from './message.ts'
import type { NewMessage } from './new-message.server.ts'

/** A message as its row holds it: with `SENDER_LINK` where the link to its owner's page goes. */
export type StoredMessage = OutgoingMail & { channel: Channel; owner: Owner | null }

export type MessageState = 'waiting' | 'sending' | 'held' | 'sent' | 'failed'

/** A message as the operator sees it: no text. */
export type ListedMessage = {
  id: string
  channel: Channel
  purpose: string
  owner: Owner | null
  toAddress: string
  subject: string
  state: MessageState
  attempts: number
  createdAt: string
  nextAttemptAt: string | null
  sentAt: string | null
  failedAt: string | null
  lastError: string | null
}

/**
 * Messages as rows, written in the transaction of what they announce: a mail server that is down can lose neither.
 * The worker (`worker.server.ts`) sends them.
 */
export function outbox(db: Db) {
  return {
    async add(...messages: NewMessage[]): Promise<void> {
      await db.insertInto('outbox').values(messages.map(toRow)).execute()
      const attachments = messages.flatMap(({ id, attachments: files }) =>
        files.map(({ name, contentType, content }, position) => ({
          outbox_id: id,
          position,
          name,
          content_type: contentType,
          content,
        })),
      )
      if (attachments.length > 0) await db.insertInto('mail_attachments').values(attachments).execute()
      for (const message of messages) {
        const requestId = requestOf(message)
        if (message.purpose !== 'answer' || requestId === null) continue
        await db
          .updateTable('submissions')
          .set({ answered_at: message.createdAt.toISOString() })
          .where('id', '=', requestId)
          .where('answered_at', 'is', null)
          .execute()
      }
    },

    /** When the next mail becomes due, or null when none waits. A claimed one is due again when its lease ends. */
    async nextDueAt(): Promise<string | null> {
      const rows = await db
        .selectFrom('outbox')
        .select(['next_attempt_at', 'claimed_until'])
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', 'is not', null)
        .orderBy('next_attempt_at')
        .limit(20)
        .execute()
      const moments = rows.map((row) => [row.next_attempt_at ?? '', row.claimed_until ?? ''].toSorted()[1] ?? '')
      return moments.toSorted()[0] ?? null
    },

    /** @returns false when another worker sent the same mail meanwhile. */
    async markSent(id: string, now: Date): Promise<boolean> {
      const marked = await db
        .updateTable('outbox')
        .set({ sent_at: now.toISOString(), claimed_until: null, failed_at: null, last_error: null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return marked !== undefined
    },

    /** After a failed try: `nextAttemptAt`, or null when this was the last one. */
    async markUnsent(
      id: string,
      { error, nextAttemptAt, now }: { error: string; nextAttemptAt: Date | null; now: Date },
    ) {
      await db
        .updateTable('outbox')
        .set({
          claimed_until: null,
          last_error: error,
          ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt.toISOString() } : { failed_at: now.toISOString() }),
        })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    /** Frees every claim. Only for a process that knows itself to be the only sender, when it starts after a crash. */
    async releaseClaims(): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ claimed_until: null })
        .where('claimed_until', 'is not', null)
        .where('sent_at', 'is', null)
        .execute()
    },

    /** Tries failed mails again from the start; one by its id, or all. @returns how many. */
    async retry(now: Date, id?: string): Promise<number> {
      let query = db
        .updateTable('outbox')
        .set({ attempts: 0, next_attempt_at: now.toISOString(), failed_at: null, claimed_until: null })
        .where('sent_at', 'is', null)
      query = id === undefined ? query.where('failed_at', 'is not', null) : query.where('id', '=', id)
      return (await query.returning('id').execute()).length
    },

    /** Newest first, without their texts. */
    async list(query: { state?: MessageState; of?: Owner } = {}, now = new Date()): Promise<ListedMessage[]> {
      let rows = db.selectFrom('outbox').select(listedColumns).orderBy('created_at', 'desc').orderBy('id', 'desc')
      if (query.of) rows = rows.where('owner_kind', '=', query.of.kind).where('owner_id', '=', query.of.id)
      const mails = (await rows.execute()).map((row) => toListed(row, now.toISOString()))
      return mails.filter((mail) => query.state === undefined || mail.state === query.state)
    },

    /** When the last mail of a purpose left; null when none did. */
    async lastSentAt(purpose: Purpose): Promise<string | null> {
      const sent = db.selectFrom('outbox').where('purpose', '=', purpose).select(db.fn.max('sent_at').as('last'))
      return (await sent.executeTakeFirst())?.last ?? null
    },

    /** Takes back a mail that has not been sent. */
    async removeUnsent(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).where('sent_at', 'is', null).execute()
    },

    /** Takes back what has not been sent of an owner. */
    async removeUnsentOf({ kind, id }: Owner): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('owner_kind', '=', kind)
        .where('owner_id', '=', id)
        .where('sent_at', 'is', null)
        .execute()
    },

    /** The Message-ID of the first mail that the sender of a request got, or null. */
    async threadOf(requestId: string): Promise<string | null> {
      const row = await db
        .selectFrom('outbox')
        .select('message_id')
        .where('owner_kind', '=', 'request')
        .where('owner_id', '=', requestId)
        .where('channel', '=', 'mail')
        .where('purpose', '<>', 'notice')
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.message_id ?? null
    },

    /** The newest mails with their text, for the outbox page of development. */
    async newestWithText(count: number) {
      return db
        .selectFrom('outbox')
        .select(['id', 'purpose', 'to_name', 'to_address', 'subject', 'text_body', 'created_at'])
        .orderBy('created_at', 'desc')
        .limit(count)
        .execute()
    },

    /** Counts mails given up, and tells since when the oldest due one waits (null: none is due). Push messages are no mails. */
    async health(now: Date): Promise<{ failed: number; oldestDueAt: string | null }> {
      const unsent = db.selectFrom('outbox').where('sent_at', 'is', null).where('channel', '<>', 'push')
      const due = await unsent
        .select(({ fn }) => fn.min('created_at').as('oldest'))
        .where('failed_at', 'is', null)
        .where('next_attempt_at', 'is not', null)
        .where('created_at', '<=', now.toISOString())
        .executeTakeFirst()
      return { failed: await countOf(unsent.where('failed_at', 'is not', null)), oldestDueAt: due?.oldest ?? null }
    },
  }
}

function toRow(mail: NewMessage): Insertable<OutboxTable> {
  const createdAt = mail.createdAt.toISOString()
  return {
    id: mail.id,
    channel: mail.channel,
    purpose: mail.purpose,
    owner_kind: mail.owner?.kind ?? null,
    owner_id: mail.owner?.id ?? null,
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
    thread_id: mail.threadId,
    search_text: foldText([mail.toName ?? '', mail.toAddress, mail.subject].join(' ')),
  }
}

export const listedColumns = [
  'id',
  'channel',
  'purpose',
  'owner_kind as ownerKind',
  'owner_id as ownerId',
  'to_address as toAddress',
  'subject',
  'attempts',
  'created_at as createdAt',
  'next_attempt_at as nextAttemptAt',
  'claimed_until as claimedUntil',
  'sent_at as sentAt',
  'failed_at as failedAt',
  'last_error as lastError',
] as const

type RowOnly = { ownerKind: string | null; ownerId: string | null; claimedUntil: string | null }
type ListedRow = Omit<ListedMessage, 'state' | 'owner'> & RowOnly

export function toListed<Row extends ListedRow>(row: Row, moment: string): Omit<Row, keyof RowOnly> & ListedMessage {
  const { claimedUntil: _lease, ownerKind, ownerId, ...listed } = row
  return { ...listed, owner: toOwner(ownerKind, ownerId), state: stateOf(row, moment) }
}

const toOwner = (kind: string | null, id: string | null): Owner | null =>
  kind === null ? null : { kind: kind as OwnerKind, id }

function stateOf({ sentAt, failedAt, nextAttemptAt, claimedUntil }: ListedRow, moment: string): MessageState {
  if (sentAt !== null) return 'sent'
  if (failedAt !== null) return 'failed'
  if (nextAttemptAt === null) return 'held'
  return claimedUntil !== null && claimedUntil >= moment ? 'sending' : 'waiting'
}

export function toMessage(row: Omit<OutboxTable, 'search_text'>, attachments: MailAttachment[]): StoredMessage {
  return {
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    owner: toOwner(row.owner_kind, row.owner_id),
    toName: row.to_name,
    toAddress: row.to_address,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    createdAt: row.created_at,
    messageId: row.message_id,
    threadId: row.thread_id,
    unsubscribeUrl: null,
    attachments,
  }
}
