import type { Db } from '#platform/database/database.server.ts'
import { viewings } from '../repository.server.ts'
import type { ViewingSlot } from '../viewing.ts'
import { CLOSES_HOURS_BEFORE, type OpenViewing } from './booking.ts'
import { bookings } from './repository.server.ts'
import { HOUR_MS } from '#values/durations.ts'

/** The moment that a slot must lie behind for somebody to book it or to move up in it. */
export const stillBookable = (now: Date) => new Date(now.getTime() + CLOSES_HOURS_BEFORE * HOUR_MS)

/** Whether its places are still to be drawn. */
export const isBeforeDraw = ({ booking, drawnAt }: Pick<ViewingSlot, 'booking' | 'drawnAt'>) =>
  booking === 'draw' && drawnAt === null

/** Whether anybody may ask for a place in it now. */
export function isOpen(slot: ViewingSlot, now: Date): boolean {
  if (slot.booking === null || slot.cancelledAt !== null || slot.startsAt <= stillBookable(now).toISOString())
    return false
  return !isBeforeDraw(slot) || (slot.closesAt ?? '') > now.toISOString()
}

/** How many places of each slot are left for the next who comes: those who wait come first. */
export async function freePlaces(db: Db, slots: readonly ViewingSlot[]): Promise<Map<string, number>> {
  const ids = slots.map(({ id }) => id)
  const [taken, waiting] = await Promise.all([viewings(db).countTaken(ids), bookings(db).count(ids, ['waiting'])])
  return new Map(
    slots.map(({ id, places }) => [id, Math.max(0, places - (taken.get(id) ?? 0) - (waiting.get(id) ?? 0))]),
  )
}

/** The slots of a flat that anybody may book, the next first. */
export async function openViewings(db: Db, about: string, now: Date): Promise<OpenViewing[]> {
  const slots = (await viewings(db).ofFlat(about)).filter((slot) => isOpen(slot, now))
  if (slots.length === 0) return []
  const free = await freePlaces(db, slots)
  return slots.map((slot) => {
    const { id, startsAt, endsAt, places } = slot
    const way = isBeforeDraw(slot) ? 'draw' : 'first'
    return {
      id,
      startsAt,
      endsAt,
      places,
      free: free.get(id) ?? 0,
      way,
      closesAt: way === 'draw' ? slot.closesAt : null,
    }
  })
}
