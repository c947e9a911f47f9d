import type { Db, Trx } from '#platform/database/database.server.ts'
import { openStatuses } from '#platform/submissions/status.ts'
import {
  changeColumns,
  type Invitation,
  invitationFromRow,
  type SlotChange,
  slotFromRow,
  stateOf,
} from './viewing-rows.server.ts'
import type { InvitationState, ViewingSlot } from './viewing.ts'

/** A slot as the invited see it: their own answer, and whether a place is left. */
export type OfferedSlot = ViewingSlot & { state: InvitationState; taken: number }

/** `begun`: the appointment that was accepted before is over, nothing is left to choose. */
export type AcceptOutcome = 'accepted' | 'unchanged' | 'full' | 'gone' | 'begun'

type RenewedColumns = ReturnType<typeof changeColumns> | { cancelled_at: string }

/** The tables viewing_slots and viewing_invitations. A place is taken by an applicant who accepted and whose application is still open. */
export function viewings(db: Db) {
  const takenBy = (slotIds: readonly string[]) =>
    db
      .selectFrom('viewing_invitations')
      .innerJoin('submissions', 'submissions.id', 'viewing_invitations.submission_id')
      .where('viewing_invitations.slot_id', 'in', ['', ...slotIds])
      .where('viewing_invitations.state', '=', 'accepted')
      .where('submissions.status', 'in', openStatuses)

  /** False, and nothing is written, when the slot has another version by now or is cancelled. */
  async function renew(id: string, version: number, columns: RenewedColumns, now: Date): Promise<boolean> {
    const renewed = await db
      .updateTable('viewing_slots')
      .set(({ eb }) => ({
        ...columns,
        version: version + 1,
        sequence: eb('sequence', '+', 1),
        updated_at: now.toISOString(),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .where('cancelled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return renewed !== undefined
  }

  return {
    async add(slots: readonly ViewingSlot[], now: Date): Promise<void> {
      const at = now.toISOString()
      await db
        .insertInto('viewing_slots')
        .values(
          slots.map((slot) => ({
            id: slot.id,
            about: slot.about,
            cancelled_at: slot.cancelledAt,
            sequence: slot.sequence,
            version: slot.version,
            created_at: at,
            updated_at: at,
            ...changeColumns(slot),
          })),
        )
        .execute()
    },

    async find(id: string): Promise<ViewingSlot | null> {
      const row = await db.selectFrom('viewing_slots').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? slotFromRow(row) : null
    },

    /** Of one flat, the earliest first. */
    async ofFlat(about: string): Promise<ViewingSlot[]> {
      const rows = await db
        .selectFrom('viewing_slots')
        .selectAll()
        .where('about', '=', about)
        .orderBy('starts_at')
        .orderBy('id')
        .execute()
      return rows.map(slotFromRow)
    },

    /** An appointment at this flat that goes on in this time, other than `except`. */
    async overlapping(
      about: string,
      { startsAt, endsAt }: Pick<ViewingSlot, 'startsAt' | 'endsAt'>,
      except = '',
    ): Promise<ViewingSlot | null> {
      const row = await db
        .selectFrom('viewing_slots')
        .selectAll()
        .where('about', '=', about)
        .where('cancelled_at', 'is', null)
        .where('starts_at', '<', endsAt)
        .where('ends_at', '>', startsAt)
        .where('id', '<>', except)
        .orderBy('starts_at')
        .limit(1)
        .executeTakeFirst()
      return row ? slotFromRow(row) : null
    },

    /** Beginning in this time, the earliest first. */
    async between(from: Date, until: Date): Promise<ViewingSlot[]> {
      const rows = await db
        .selectFrom('viewing_slots')
        .selectAll()
        .where('starts_at', '>=', from.toISOString())
        .where('starts_at', '<', until.toISOString())
        .orderBy('starts_at')
        .orderBy('id')
        .execute()
      return rows.map(slotFromRow)
    },

    /** @returns false when its version is another one by now, or it is cancelled. Raises the sequence. */
    async change(id: string, version: number, change: SlotChange, now: Date): Promise<boolean> {
      return renew(id, version, changeColumns(change), now)
    },

    /** @returns false when it is cancelled already or changed since. */
    async cancel(id: string, version: number, now: Date): Promise<boolean> {
      return renew(id, version, { cancelled_at: now.toISOString() }, now)
    },

    /** Somebody's entry ends although the appointment goes on: their calendar takes only what is newer. */
    async raiseSequence(id: string): Promise<void> {
      await db
        .updateTable('viewing_slots')
        .set(({ eb }) => ({ sequence: eb('sequence', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** Offers a slot, once more to those who declined it. @returns false when it is offered already. */
    async offer(slotId: string, submissionId: string, now: Date): Promise<boolean> {
      const invitedAt = now.toISOString()
      const row = await db
        .insertInto('viewing_invitations')
        .values({
          slot_id: slotId,
          submission_id: submissionId,
          state: 'offered',
          invited_at: invitedAt,
          answered_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['slot_id', 'submission_id'])
            .doUpdateSet({ state: 'offered', invited_at: invitedAt, answered_at: null })
            .where('viewing_invitations.state', '=', 'declined'),
        )
        .returning('slot_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Who is invited to these slots, in the order of the invitations. */
    async invitationsTo(slotIds: readonly string[]): Promise<Invitation[]> {
      if (slotIds.length === 0) return []
      const rows = await db
        .selectFrom('viewing_invitations')
        .selectAll()
        .where('slot_id', 'in', slotIds)
        .orderBy('invited_at')
        .orderBy('submission_id')
        .execute()
      return rows.map(invitationFromRow)
    },

    /** Every slot that this application was invited to, the earliest first. */
    async offeredTo(submissionId: string): Promise<OfferedSlot[]> {
      const rows = await db
        .selectFrom('viewing_invitations')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_invitations.slot_id')
        .selectAll('viewing_slots')
        .select('viewing_invitations.state')
        .where('viewing_invitations.submission_id', '=', submissionId)
        .orderBy('viewing_slots.starts_at')
        .orderBy('viewing_slots.id')
        .execute()
      const taken = await this.countTaken(rows.map(({ id }) => id))
      return rows.map((row) => ({ ...slotFromRow(row), state: stateOf(row.state), taken: taken.get(row.id) ?? 0 }))
    },

    /** How many places of each slot are taken; none: not in the map. */
    async countTaken(slotIds: readonly string[]): Promise<Map<string, number>> {
      const rows = await takenBy(slotIds)
        .select('viewing_invitations.slot_id')
        .select(({ fn }) => fn.countAll<number>().as('taken'))
        .groupBy('viewing_invitations.slot_id')
        .execute()
      return new Map(rows.map((row) => [row.slot_id, Number(row.taken)]))
    },

    /** Takes back what was accepted or still open and lies ahead. @returns whether anything changed. */
    async decline(submissionId: string, now: Date): Promise<boolean> {
      const ahead = db.selectFrom('viewing_slots').select('id').where('starts_at', '>', now.toISOString())
      const rows = await db
        .updateTable('viewing_invitations')
        .set({ state: 'declined', answered_at: now.toISOString() })
        .where('submission_id', '=', submissionId)
        .where('state', '<>', 'declined')
        .where('slot_id', 'in', ahead)
        .returning('slot_id')
        .execute()
      return rows.length > 0
    },
  }
}

/**
 * Takes a place, inside the caller's transaction; of two who want the last one, the second is told. The rows that decide are locked by an
 * update that changes nothing: on PostgreSQL others wait for it, on SQLite the transaction holds the only write lock anyway.
 */
export async function acceptPlace(
  trx: Trx,
  { slotId, submissionId, now }: { slotId: string; submissionId: string; now: Date },
): Promise<AcceptOutcome> {
  await trx
    .updateTable('viewing_invitations')
    .set(({ ref }) => ({ invited_at: ref('invited_at') }))
    .where('submission_id', '=', submissionId)
    .execute()
  const slot = await trx
    .updateTable('viewing_slots')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', slotId)
    .returningAll()
    .executeTakeFirst()
  const moment = now.toISOString()
  if (!slot || slot.cancelled_at !== null || slot.starts_at <= moment) return 'gone'
  const offered = await viewings(trx).offeredTo(submissionId)
  const wanted = offered.find(({ id }) => id === slotId)
  if (!wanted) return 'gone'
  if (wanted.state === 'accepted') return 'unchanged'
  if (
    offered.some(
      ({ state, startsAt, cancelledAt }) => state === 'accepted' && cancelledAt === null && startsAt <= moment,
    )
  )
    return 'begun'
  if (wanted.taken >= slot.places) return 'full'
  await trx
    .updateTable('viewing_invitations')
    .set(({ eb }) => ({
      state: eb.case().when('slot_id', '=', slotId).then('accepted').else('offered').end(),
      answered_at: moment,
    }))
    .where('submission_id', '=', submissionId)
    .where(({ eb, or }) => or([eb('slot_id', '=', slotId), eb('state', '=', 'accepted')]))
    .execute()
  return 'accepted'
}
