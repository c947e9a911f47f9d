import { bookings, cancelBooking, viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'

const attended = { 'war-da': 1, 'kam-nicht': 0 } as const

type GuestIntent = keyof typeof attended | 'gast-absagen'

/** Whether a posted intent is about somebody who booked. */
export const isAboutGuest = (intent: unknown): intent is GuestIntent =>
  typeof intent === 'string' && (intent === 'gast-absagen' || Object.hasOwn(attended, intent))

type Given = { about: string; intent: GuestIntent; bookingId: string }

/** Notes who came, or gives back the place of somebody who cancelled by telephone. @returns false when there is no such booking at this flat. */
export async function changeGuest(app: App, staff: Staff, { about, intent, bookingId }: Given): Promise<boolean> {
  const booking = await bookings(app.db).find(bookingId)
  const slot = booking && (await viewings(app.db).find(booking.slotId))
  if (!booking || slot?.about !== about) return false
  const subject = { kind: 'viewing', id: slot.id }
  if (intent === 'gast-absagen') {
    await cancelBooking(app, bookingId)
    await recordAudit(app, app.db, staff, { action: 'viewing.booking-cancelled', subject })
    return true
  }
  await app.db.transaction().execute(async (trx) => {
    await bookings(trx).change(bookingId, { attended: attended[intent] })
    await recordAudit(app, trx, staff, { action: 'viewing.attendance', subject })
  })
  return true
}
