import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { engineOf } from '#platform/database/engine.server.ts'
import type { Owner } from '../outbox/message.ts'
import type { StoredRequest } from '../request/repository.server.ts'

/** A request of the person, as the office lists it. */
export type OwnRequest = Pick<StoredRequest, 'id' | 'kind' | 'reference' | 'receivedAt' | 'deleteAfter' | 'legalHold'>

/** A mail with its text, as the person gets it. */
export type WholeMail = {
  id: string
  toAddress: string
  subject: string
  text: string
  createdAt: string
  sentAt: string | null
  attachments: { name: string; content: string }[]
}

export type Viewing = {
  startsAt: string
  endsAt: string
  meetingPoint: string
  note: string | null
  isCancelled: boolean
  /** offered, accepted, declined */
  state: string
  invitedAt: string
  answeredAt: string | null
}

/** Where a person's e-mail address stands, also where it was typed in capitals. `email` in lower case. */
export function personalData(db: Db) {
  const loose = (email: string) =>
    db
      .selectFrom('outbox')
      .leftJoin('submissions', (join) =>
        join.onRef('submissions.id', '=', 'outbox.owner_id').on('outbox.owner_kind', '=', 'request'),
      )
      .where(sql<boolean>`lower(outbox.to_address) = ${email}`)
      .where((eb) => eb.or([eb('submissions.id', 'is', null), eb(sql`lower(submissions.contact_email)`, '<>', email)]))

  return {
    /** Newest first. */
    async findRequests(email: string): Promise<OwnRequest[]> {
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'kind', 'reference', 'received_at as receivedAt', 'delete_after as deleteAfter', 'legal_hold'])
        .where(sql<boolean>`lower(contact_email) = ${email}`)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ legal_hold, ...row }) => ({ ...row, legalHold: legal_hold === 1 }))
    },

    /** Mails to the person that belong to no request of theirs; `isHeld`: to one that is held. */
    async findLooseMails(
      email: string,
    ): Promise<{ id: string; subject: string; createdAt: string; isHeld: boolean }[]> {
      const rows = await loose(email)
        .select(['outbox.id', 'outbox.subject', 'outbox.created_at as createdAt', 'submissions.legal_hold'])
        .orderBy('outbox.created_at', 'desc')
        .orderBy('outbox.id', 'desc')
        .execute()
      return rows.map(({ legal_hold, ...row }) => ({ ...row, isHeld: legal_hold === 1 }))
    },

    /** @returns the ids that went; what belongs to a held request stays. */
    async deleteLooseMails(email: string): Promise<string[]> {
      const free = (await loose(email).select(['outbox.id', 'submissions.legal_hold']).execute())
        .filter((row) => row.legal_hold !== 1)
        .map((row) => row.id)
      if (free.length > 0) await db.deleteFrom('outbox').where('id', 'in', free).execute()
      return free
    },

    /** Oldest first. */
    async mailsOf(of: Owner | { ids: readonly string[] }): Promise<WholeMail[]> {
      if ('ids' in of && of.ids.length === 0) return []
      let query = db
        .selectFrom('outbox')
        .select(['id', 'to_address as toAddress', 'subject', 'text_body as text'])
        .select(['created_at as createdAt', 'sent_at as sentAt'])
        .orderBy('created_at')
        .orderBy('id')
      query =
        'ids' in of
          ? query.where('id', 'in', of.ids)
          : query.where('owner_kind', '=', of.kind).where('owner_id', '=', of.id)
      const mails = await query.execute()
      if (mails.length === 0) return []
      const ids = mails.map(({ id }) => id)
      const attached = await db
        .selectFrom('mail_attachments')
        .selectAll()
        .where('outbox_id', 'in', ids)
        .orderBy('position')
        .execute()
      return mails.map((mail) => ({
        ...mail,
        attachments: attached
          .filter(({ outbox_id }) => outbox_id === mail.id)
          .map(({ name, content }) => ({ name, content })),
      }))
    },

    /** To which viewings the sender was invited; oldest first. */
    async viewingsOf(requestId: string): Promise<Viewing[]> {
      const rows = await db
        .selectFrom('viewing_invitations')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_invitations.slot_id')
        .select(['starts_at as startsAt', 'ends_at as endsAt', 'meeting_point as meetingPoint', 'note', 'cancelled_at'])
        .select(['state', 'invited_at as invitedAt', 'answered_at as answeredAt'])
        .where('submission_id', '=', requestId)
        .orderBy('starts_at')
        .execute()
      return rows.map(({ cancelled_at, ...row }) => ({ ...row, isCancelled: cancelled_at !== null }))
    },

    /**
     * Requests of others that name the address: in what was entered, in notes, in messages. One window of `size` requests, in the
     * order of their ids; give `next` as `after` until it is null.
     */
    async findMentions(
      email: string,
      size: number,
      after = '',
    ): Promise<{ references: string[]; next: string | null }> {
      const end = await db
        .selectFrom('submissions')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(1)
        .offset(size - 1)
        .executeTakeFirst()
      const position = sql.raw(engineOf(db) === 'postgres' ? 'strpos' : 'instr')
      const names = (column: string) => sql<boolean>`${position}(lower(${sql.ref(column)}), ${email}) > 0`
      let query = db
        .selectFrom('submissions')
        .select('reference')
        .where('id', '>', after)
        .where(sql<boolean>`lower(contact_email) <> ${email}`)
        .where((eb) =>
          eb.or([
            names('submissions.payload'),
            eb.exists(
              eb
                .selectFrom('submission_events')
                .select('submission_events.id')
                .whereRef('submission_id', '=', 'submissions.id')
                .where(names('submission_events.detail')),
            ),
            eb.exists(
              eb
                .selectFrom('submission_messages')
                .select('submission_messages.id')
                .whereRef('submission_id', '=', 'submissions.id')
                .where((match) => match.or([names('submission_messages.body'), names('submission_messages.quoted')])),
            ),
          ]),
        )
      if (end) query = query.where('id', '<=', end.id)
      const rows = await query.orderBy('id').execute()
      return { references: rows.map(({ reference }) => reference), next: end?.id ?? null }
    },
  }
}
