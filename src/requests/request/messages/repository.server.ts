import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import { merged } from '../merged/repository.server.ts'
import { snoozes } from '../snoozes/repository.server.ts'

/** One thing that office or sender wrote, in the words they wrote it in. */
export type Message = {
  id: string
  origin: 'office' | 'sender'
  /** Its author among the staff. Never shown to the sender. */
  staffId: string | null
  subject: string | null
  body: string
  /** The mail that carries it. */
  outboxId: string | null
  templateKey: string | null
  createdAt: string
  /** How the sender's words came, where that is not their page. */
  cameBy?: 'mail' | null
  /** Quotation of earlier mails. */
  quoted?: string | null
}

type NewMessage = Message & {
  idempotencyKey?: string /** A program wrote it: nobody has to answer. */
  isQuiet?: boolean
}

/** As much of a message as a list shows. */
const BEGINNING = 300

export type NewestMessage = Pick<Message, 'origin' | 'staffId' | 'body' | 'createdAt'>

/** The table submission_messages: the one place that knows its columns. */
export function messages(db: Db) {
  const senders = db.selectFrom('submission_messages').where('origin', '=', 'sender')

  return {
    /** @returns false when a message with this key is stored already; then nothing was. */
    async add(requestId: string, message: NewMessage): Promise<boolean> {
      const stored = await db
        .insertInto('submission_messages')
        .values({
          id: message.id,
          submission_id: requestId,
          origin: message.origin,
          staff_id: message.staffId,
          subject: message.subject,
          body: message.body,
          quoted: message.quoted ?? null,
          search_text: foldText(`${message.subject ?? ''} ${message.body}`),
          outbox_id: message.outboxId,
          template_key: message.templateKey,
          idempotency_key: message.idempotencyKey ?? null,
          created_at: message.createdAt,
          came_by: message.cameBy ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (stored === undefined) return false
      if (message.isQuiet) return true
      // It is announced where the matter is handled.
      const handledAs = await merged(db).handledAs(requestId)
      // A snoozed request comes back at once when its sender writes; one whose day has come is handled by an answer.
      await snoozes(db).end(handledAs, message.origin === 'sender' ? undefined : message.createdAt)
      const announced = db.updateTable('submissions').where('id', '=', handledAs)
      if (message.origin === 'sender') await announced.set({ message_at: message.createdAt }).execute()
      // A colleague's answer is one; a reminder that the site writes by itself is none.
      else if (message.staffId !== null && handledAs === requestId) await announced.set({ message_at: null }).execute()
      else if (message.staffId !== null)
        await announced
          .set({ message_at: null })
          // Another sender's message in the same matter still waits.
          .where('message_at', 'in', senders.where('submission_id', '=', requestId).select('created_at'))
          .execute()
      return true
    },

    /** The sender's newest message needs no answer. @returns false when none waited for one. */
    async settle(requestId: string): Promise<boolean> {
      const settled = await db
        .updateTable('submissions')
        .set({ message_at: null })
        .where('id', '=', requestId)
        .where('message_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      return settled !== undefined
    },

    /** Removes what was written for later. @returns the ids of its mails. */
    async removeAhead(requestId: string, templateKey: string, now: Date): Promise<string[]> {
      const rows = await db
        .deleteFrom('submission_messages')
        .where('submission_id', '=', requestId)
        .where('template_key', '=', templateKey)
        .where('created_at', '>', now.toISOString())
        .returning('outbox_id')
        .execute()
      return rows.flatMap((row) => row.outbox_id ?? [])
    },

    /** The beginning of the newest of each of these requests; who has none is not in the map. */
    async newestOf(requestIds: readonly string[], now: Date): Promise<Map<string, NewestMessage>> {
      if (requestIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_messages')
        .select(['submission_id as requestId', 'origin', 'staff_id as staffId', 'created_at as createdAt'])
        .select(sql<string>`substr(body, 1, ${sql.lit(BEGINNING)})`.as('body'))
        .where('submission_id', 'in', requestIds)
        .where('created_at', '<=', now.toISOString())
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return new Map(rows.map((row) => [row.requestId, row]))
    },

    /** Oldest first. */
    async list(requestId: string): Promise<Message[]> {
      return db
        .selectFrom('submission_messages')
        .select(['id', 'origin', 'subject', 'body', 'staff_id as staffId', 'outbox_id as outboxId'])
        .select(['template_key as templateKey', 'created_at as createdAt', 'came_by as cameBy', 'quoted'])
        .where('submission_id', '=', requestId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
    },
  }
}
