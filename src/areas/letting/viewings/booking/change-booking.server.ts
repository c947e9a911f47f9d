import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { lockSlot } from '../places/repository.server.ts'
import { viewings } from '../repository.server.ts'
import type { ViewingSlot } from '../viewing.ts'
import type { Booking } from './booking.ts'
import { queueBookingMail } from './booking-mail.server.ts'
import { freePlaces, isBeforeDraw, isOpen, stillBookable } from './open-viewings.server.ts'
import { bookings } from './repository.server.ts'
import { isReminderDue } from './booking.ts'

/** `drawing`: registration has ended and the places are not drawn yet, for some seconds. `gone`: the slot is not to be had any more. */
export type ChangeOutcome = 'done' | 'full' | 'drawing' | 'gone'

/** Confirms the address: takes the place that is held, or the next that there is, else the end of the waiting list. */
export async function confirmBooking(app: App, id: string): Promise<ChangeOutcome> {
  return change(app, id, async (trx, { booking, slot, now }) => {
    if (booking.confirmedAt !== null) return 'done'
    if (slot.cancelledAt !== null || slot.startsAt <= stillBookable(now).toISOString()) return 'gone'
    if (isBeforeDraw(slot)) {
      if ((slot.closesAt ?? '') <= now.toISOString()) return 'drawing'
      await bookings(trx).change(id, { state: 'registered', heldUntil: null, confirmedAt: now.toISOString() })
      return 'done'
    }
    const free = (await freePlaces(trx, [slot])).get(slot.id) ?? 0
    if (booking.state === 'held' || free > 0) await placeIn(app, trx, booking, slot)
    else await bookings(trx).change(id, { ...(await lastInLine(trx, slot.id)), confirmedAt: now.toISOString() })
    await raiseContentVersion(trx, now)
    return 'done'
  })
}

const lastInLine = async (trx: Trx, slotId: string) =>
  ({ state: 'waiting', heldUntil: null, rank: await bookings(trx).nextRank(slotId) }) as const

async function placeIn(app: App, trx: Trx, booking: Booking, slot: ViewingSlot, left?: ViewingSlot): Promise<void> {
  const now = app.clock.now()
  await bookings(trx).change(booking.id, {
    ...bookedAt(slot, now),
    slotId: slot.id,
    confirmedAt: booking.confirmedAt ?? now.toISOString(),
  })
  await queueBookingMail(app, trx, booking, 'booked', { slot, enter: slot, ...(left && { drop: left }) })
}

/** Dates a booking. People who get a place after the reminders went out have just read of it: no reminder. */
export function bookedAt({ startsAt }: ViewingSlot, now: Date) {
  const remindedAt = isReminderDue(startsAt, now) ? now.toISOString() : null
  return { state: 'booked', rank: 0, heldUntil: null, remindedAt } as const
}

/** Changes to another slot of the same flat with a free place, or to a draw, for which nobody gives up a place; else everything stays as it is. */
export async function moveBooking(app: App, id: string, slotId: string): Promise<ChangeOutcome> {
  return change(
    app,
    id,
    async (trx, { booking, slot: left, now }) => {
      if (slotId === left.id) return 'done'
      const slot = await viewings(trx).find(slotId)
      if (booking.confirmedAt === null || left.startsAt <= now.toISOString()) return 'gone'
      if (!slot || slot.about !== left.about || !isOpen(slot, now)) return 'gone'
      if ((await bookings(trx).ofAddress(booking.email)).some((other) => other.slotId === slotId)) return 'gone'
      const hadPlace = booking.state === 'booked' && left.cancelledAt === null
      if (isBeforeDraw(slot)) {
        if (hadPlace) return 'gone'
        await bookings(trx).change(id, { slotId, state: 'registered', rank: 0, heldUntil: null })
      } else {
        if (((await freePlaces(trx, [slot])).get(slotId) ?? 0) === 0) return 'full'
        await placeIn(app, trx, booking, slot, hadPlace ? left : undefined)
      }
      if (hadPlace) await viewings(trx).raiseSequence(left.id)
      await raiseContentVersion(trx, now)
      return 'done'
    },
    slotId,
  )
}

/** Gives the place or the place in the line back and deletes what was entered. */
export async function cancelBooking(app: App, id: string): Promise<ChangeOutcome> {
  return change(app, id, async (trx, { booking, slot, now }) => {
    await bookings(trx).remove(id)
    if (booking.state === 'booked' && slot.cancelledAt === null && slot.startsAt > now.toISOString()) {
      await queueBookingMail(app, trx, booking, 'left', { slot, drop: slot })
      await viewings(trx).raiseSequence(slot.id)
    }
    await raiseContentVersion(trx, now)
    return 'done'
  })
}

type Facts = { booking: Booking; slot: ViewingSlot; now: Date }

/** The booking with its slot, both held until the end: slots are locked in the order of their ids, so that two who swap do not wait for each other. */
async function change(
  app: App,
  id: string,
  run: (trx: Trx, facts: Facts) => Promise<ChangeOutcome>,
  otherSlot = '',
): Promise<ChangeOutcome> {
  const outcome = await app.db.transaction().execute(async (trx): Promise<ChangeOutcome> => {
    const before = await bookings(trx).find(id)
    if (!before) return 'gone'
    for (const slotId of [before.slotId, otherSlot].filter(Boolean).toSorted()) await lockSlot(trx, slotId)
    const booking = await bookings(trx).find(id)
    const slot = booking && (await viewings(trx).find(booking.slotId))
    // Moved to another slot in the meantime.
    if (!booking || !slot || booking.slotId !== before.slotId) return 'gone'
    return run(trx, { booking, slot, now: app.clock.now() })
  })
  app.wakeOutbox()
  return outcome
}
