import type { App } from '#platform/app.server.ts'
import { bookingIdOf } from '#requests/outbox/search-link.server.ts'
import { viewingPlace } from '#areas/letting/viewings/answer.server.ts'
import { viewings } from '#areas/letting/viewings/repository.server.ts'
import { momentInWords, viewingTimeUnbroken } from '#areas/letting/viewings/viewing.ts'
import { freeInWords } from '../booking.ts'
import { flatToView } from '../flat-to-view.server.ts'
import { openViewings } from '../open-viewings.server.ts'
import { bookings } from '../repository.server.ts'

/** Reads a booking for the link of its mails; null when it was deleted, or the link is not ours. */
export async function readOwnBooking(app: App, token: string) {
  const { db, secret, clock } = app
  const id = bookingIdOf(secret, token)
  const booking = id === null ? null : await bookings(db).find(id)
  const slot = booking && (await viewings(db).find(booking.slotId))
  if (!booking || !slot) return null
  const now = clock.now()
  const isPast = slot.startsAt <= now.toISOString()
  const hasPlace = booking.state === 'booked' && slot.cancelledAt === null
  const [place, flat] = [await viewingPlace(db, slot.about), await flatToView(db, slot.about)]
  const mayMove = booking.confirmedAt !== null && !isPast && flat?.isOffered === true
  const others = mayMove ? (await openViewings(db, slot.about, now)).filter((each) => each.id !== slot.id) : []
  const line = booking.state === 'waiting' ? await bookings(db).inState(slot.id, 'waiting') : []
  return {
    state: booking.state,
    name: booking.confirmedAt === null ? null : booking.name,
    about: slot.about,
    isFlatShown: flat !== null,
    flat: hasPlace ? [place.shortly, place.address].filter(Boolean).join(', ') : (flat?.words ?? place.shortly),
    time: viewingTimeUnbroken(slot),
    isCancelled: slot.cancelledAt !== null,
    isPast,
    heldUntil: booking.heldUntil && momentInWords(booking.heldUntil),
    closesAt: slot.closesAt && momentInWords(slot.closesAt),
    /** From 1. */
    position: line.findIndex((each) => each.id === booking.id) + 1,
    where: hasPlace ? { meetingPoint: slot.meetingPoint, agent: slot.agentName, note: slot.note } : null,
    others: others
      // Nobody gives up a place for a draw.
      .filter(({ way, free }) => (way === 'draw' ? !hasPlace : free > 0))
      .map((each) => ({ value: each.id, label: viewingTimeUnbroken(each), hint: freeInWords(each) })),
  }
}

export type OwnBooking = NonNullable<Awaited<ReturnType<typeof readOwnBooking>>>
