import { fromColumns, toColumns } from '#platform/database/code-names.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { addressEntries } from '#areas/letting/address-entries/repository.server.ts'
import type { Booking, BookingState } from './booking.ts'

export const TAKES_A_PLACE: readonly BookingState[] = ['held', 'booked']

type Change = Partial<
  Pick<Booking, 'slotId' | 'name' | 'phone' | 'state' | 'rank' | 'heldUntil' | 'confirmedAt' | 'mailedAt'> & {
    remindedAt: string | null
    attended: 0 | 1 | null
  }
>

/** The table viewing_bookings: who asked for a place at a viewing from the flat's page. Moments are ISO 8601. */
export function bookings(db: Db) {
  const ofSlot = (slotId: string, state: BookingState) =>
    db
      .selectFrom('viewing_bookings')
      .selectAll()
      .where('slot_id', '=', slotId)
      .where('state', '=', state)
      .orderBy('rank')
      .orderBy('confirmed_at')
      .orderBy('id')

  return {
    ...addressEntries(db, 'viewing_bookings', fromRow),

    /** @returns false when the id is taken, or the address has asked for this slot already. */
    async add(booking: Omit<Booking, 'attended' | 'rank' | 'confirmedAt'>): Promise<boolean> {
      const row = await db
        .insertInto('viewing_bookings')
        .values({ ...toColumns(booking), rank: 0, confirmed_at: null, reminded_at: null, attended: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** In the order in which they asked; those who wait in theirs. */
    async ofSlots(slotIds: readonly string[]): Promise<Booking[]> {
      if (slotIds.length === 0) return []
      const rows = await db
        .selectFrom('viewing_bookings')
        .selectAll()
        .where('slot_id', 'in', slotIds)
        .orderBy('rank')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },

    /** The first in the order first. */
    async inState(slotId: string, state: BookingState, limit = 10_000): Promise<Booking[]> {
      return (await ofSlot(slotId, state).limit(limit).execute()).map(fromRow)
    },

    /** How many of each slot are in one of these states; none: not in the map. */
    async count(slotIds: readonly string[], states: readonly BookingState[]): Promise<Map<string, number>> {
      if (slotIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('viewing_bookings')
        .select('slot_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('slot_id', 'in', slotIds)
        .where('state', 'in', states)
        .groupBy('slot_id')
        .execute()
      return new Map(rows.map((row) => [row.slot_id, Number(row.count)]))
    },

    async change(id: string, change: Change): Promise<void> {
      await db.updateTable('viewing_bookings').set(toColumns(change)).where('id', '=', id).execute()
    },

    /** The rank behind the last who waits. */
    async nextRank(slotId: string): Promise<number> {
      const row = await db
        .selectFrom('viewing_bookings')
        .select(({ fn }) => fn.max('rank').as('last'))
        .where('slot_id', '=', slotId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return Number(row?.last ?? 0) + 1
    },

    /** Whether a place was kept long enough. */
    async hasExpired(now: Date): Promise<boolean> {
      const row = await db
        .selectFrom('viewing_bookings')
        .select('id')
        .where('state', '=', 'held')
        .where('held_until', '<=', now.toISOString())
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Frees the places that were kept long enough. @returns how many. */
    async expire(now: Date): Promise<number> {
      const rows = await db
        .updateTable('viewing_bookings')
        .set({ state: 'asked', held_until: null })
        .where('state', '=', 'held')
        .where('held_until', '<=', now.toISOString())
        .returning('id')
        .execute()
      return rows.length
    },

    /** Slots that begin after `from` and have somebody who waits. */
    async slotsWithWaiting(from: Date): Promise<string[]> {
      const rows = await db
        .selectFrom('viewing_bookings')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_bookings.slot_id')
        .select('viewing_slots.id')
        .distinct()
        .where('viewing_bookings.state', '=', 'waiting')
        .where('viewing_slots.cancelled_at', 'is', null)
        .where('viewing_slots.starts_at', '>', from.toISOString())
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Booked places at what begins between now and `until`, of whose owners nobody was reminded. */
    async toRemind(now: Date, until: Date, limit: number): Promise<Booking[]> {
      const rows = await db
        .selectFrom('viewing_bookings')
        .innerJoin('viewing_slots', 'viewing_slots.id', 'viewing_bookings.slot_id')
        .selectAll('viewing_bookings')
        .where('viewing_bookings.state', '=', 'booked')
        .where('viewing_bookings.reminded_at', 'is', null)
        .where('viewing_slots.cancelled_at', 'is', null)
        .where('viewing_slots.starts_at', '>', now.toISOString())
        .where('viewing_slots.starts_at', '<=', until.toISOString())
        .limit(limit)
        .execute()
      return rows.map(fromRow)
    },

    /** @returns false when somebody else reminded them meanwhile. */
    async claimReminder(id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('viewing_bookings')
        .set({ reminded_at: now.toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'booked')
        .where('reminded_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

function fromRow(row: Tables['viewing_bookings']): Booking {
  const booking = fromColumns(row)
  return {
    ...booking,
    state: booking.state as BookingState,
    attended: booking.attended === null ? null : booking.attended === 1,
  }
}
