import { toColumns } from '#platform/database/code-names.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { openStatuses } from '#requests/request/status.ts'
import { bookings, TAKES_A_PLACE } from './booking/repository.server.ts'
import { type Invitation, invitationFromRow, type SlotChange, slotFromRow, stateOf } from './viewing-rows.server.ts'
import type { InvitationState, ViewingSlot } from './viewing.ts'

/** A slot as the invited see it: their own answer, and whether a place is left. */
export type OfferedSlot = ViewingSlot & { state: InvitationState; taken: number }

/**
 * The tables viewing_slots and viewing_invitations. A place is taken by an applicant who accepted and whose application is still open, and by
 * a visitor who booked it, or for whom it is held (`booking/repository.server.ts`).
 */
export function viewings(db: Db) {
  const takenBy = (slotIds: readonly string[]) =>
    db
      .selectFrom('viewing_invitations')
      .innerJoin('submissions', 'submissions.id', 'viewing_invitations.submission_id')
      .where('viewing_invitations.slot_id', 'in', ['', ...slotIds])
      .where('viewing_invitations.state', '=', 'accepted')
      .where('submissions.status', 'in', openStatuses)

  /** False, and nothing is written, when the slot has another version by now or is cancelled. */
  async function renew(
    id: string,
    version: number,
    change: SlotChange | { cancelledAt: string },
    now: Date,
  ): Promise<boolean> {
    const renewed = await db
      .updateTable('viewing_slots')
      .set(({ eb }) => ({
        ...toColumns(change),
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
        .values(slots.map((slot) => ({ ...toColumns(slot), created_at: at, updated_at: at })))
        .execute()
    },

    async find(id: string): Promise<ViewingSlot | null> {
      const row = await db.selectFrom('viewing_slots').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? slotFromRow(row) : null
    },

    async findAll(ids: readonly string[]): Promise<ViewingSlot[]> {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('viewing_slots').selectAll().where('id', 'in', ids).execute()
      return rows.map(slotFromRow)
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
      return renew(id, version, change, now)
    },

    /** @returns false when it is cancelled already or changed since. */
    async cancel(id: string, version: number, now: Date): Promise<boolean> {
      return renew(id, version, { cancelledAt: now.toISOString() }, now)
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
    async offer(slotId: string, requestId: string, now: Date): Promise<boolean> {
      const invitedAt = now.toISOString()
      const row = await db
        .insertInto('viewing_invitations')
        .values({
          slot_id: slotId,
          submission_id: requestId,
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

    /** Lists the invitations to these slots, in their order. */
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
    async offeredTo(requestId: string): Promise<OfferedSlot[]> {
      const rows = await db
        .selectFrom('viewing_invitations')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_invitations.slot_id')
        .selectAll('viewing_slots')
        .select('viewing_invitations.state')
        .where('viewing_invitations.submission_id', '=', requestId)
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
      const taken = await bookings(db).count(slotIds, TAKES_A_PLACE)
      for (const row of rows) taken.set(row.slot_id, Number(row.taken) + (taken.get(row.slot_id) ?? 0))
      return taken
    },

    /** @returns false when its places were drawn already, or it is cancelled. */
    async claimDraw(id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('viewing_slots')
        .set({ drawn_at: now.toISOString() })
        .where('id', '=', id)
        .where('booking', '=', 'draw')
        .where('drawn_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('closes_at', '<=', now.toISOString())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Lists slots with a closed registration whose places nobody has drawn yet. */
    async toDraw(now: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('viewing_slots')
        .select('id')
        .where('booking', '=', 'draw')
        .where('drawn_at', 'is', null)
        .where('cancelled_at', 'is', null)
        .where('closes_at', '<=', now.toISOString())
        .where('starts_at', '>', now.toISOString())
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Takes back what was accepted or still open and lies ahead. @returns whether anything changed. */
    async decline(requestId: string, now: Date): Promise<boolean> {
      const ahead = db.selectFrom('viewing_slots').select('id').where('starts_at', '>', now.toISOString())
      const rows = await db
        .updateTable('viewing_invitations')
        .set({ state: 'declined', answered_at: now.toISOString() })
        .where('submission_id', '=', requestId)
        .where('state', '<>', 'declined')
        .where('slot_id', 'in', ahead)
        .returning('slot_id')
        .execute()
      return rows.length > 0
    },
  }
}
