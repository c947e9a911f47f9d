import { bookings, isReminderDue, queueBookingMail, type ViewingSlot, viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Trx } from '#platform/database/database.server.ts'

/** Tells everybody who booked, waits or takes part in the draw that the office changed or cancelled their appointment. */
export async function tellGuests(app: App, trx: Trx, before: ViewingSlot, what: 'changed' | 'cancelled') {
  const now = app.clock.now()
  const slot = await viewings(trx).find(before.id)
  if (!slot || before.startsAt <= now.toISOString()) return
  for (const booking of await bookings(trx).ofSlots([slot.id])) {
    // Nobody has confirmed this address: their page shows how it is now.
    if (booking.confirmedAt === null) continue
    const hasPlace = booking.state === 'booked'
    await queueBookingMail(app, trx, booking, what === 'changed' && !hasPlace ? 'changed-waiting' : what, {
      slot,
      before,
      ...(hasPlace && (what === 'changed' ? { enter: slot } : { drop: slot })),
    })
    // Reminded of the old time is not reminded of the new one.
    if (hasPlace && !isReminderDue(slot.startsAt, now)) await bookings(trx).change(booking.id, { remindedAt: null })
  }
}

/** The flat's page says when it can be seen and how many places are left. */
export async function renewFlatPage(app: App, trx: Trx, slots: readonly Pick<ViewingSlot, 'booking'>[]) {
  if (slots.some(({ booking }) => booking !== null)) await raiseContentVersion(trx, app.clock.now())
}
