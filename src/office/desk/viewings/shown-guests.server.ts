import { type Call, callOf } from '#office/frame/frame/call.server.ts'
import { bookings, stateLabels } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'

/** Lists guests who booked from the flat's page; with the address confirmed, for before that it may be anybody's. */
export type ShownGuest = {
  id: string
  name: string
  email: string
  phone: Call | null
  state: 'registered' | 'waiting' | 'booked'
  /** In words. */
  label: string
  attended: boolean | null
}

export type SlotGuests = { guests: ShownGuest[] /** Places kept for somebody who has not confirmed. */; held: number }

const ORDER = ['booked', 'waiting', 'registered'] as const

/** By the slot's id: who comes, who waits in which order, who takes part in the draw. */
export async function shownGuests(app: App, slotIds: readonly string[]): Promise<Map<string, SlotGuests>> {
  const all = await bookings(app.db).ofSlots(slotIds)
  return new Map(
    slotIds.map((slotId) => {
      const own = all.filter((booking) => booking.slotId === slotId)
      const guests = ORDER.flatMap((state) =>
        own
          .filter((booking) => booking.state === state)
          .map(({ id, name, email, phone, attended }, position) => {
            const label = state === 'waiting' ? `Warteliste, Stelle ${position + 1}` : stateLabels[state]
            return { id, name, email, phone: phone === null ? null : callOf(phone), state, label, attended }
          }),
      )
      return [slotId, { guests, held: own.filter(({ state }) => state === 'held').length }]
    }),
  )
}
