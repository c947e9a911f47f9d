import type { ViewingSlot } from '#areas/letting/viewings/viewing.ts'
import { addDays, berlinDay, berlinMoment } from '#platform/berlin-day.ts'

/** The flat that anybody may book a viewing of. */
export const VIEWED_FLAT = 'st-goar-bismarckweg-2-wohnung-2'

/** One slot for who comes first, one whose places are drawn, seen from the day of the seed. */
export function demoViewings(now: Date): ViewingSlot[] {
  const today = berlinDay(now)
  const slot = (id: string, inDays: number, different: Partial<ViewingSlot> = {}): ViewingSlot => ({
    id,
    about: VIEWED_FLAT,
    startsAt: berlinMoment(addDays(today, inDays), '16:00').toISOString(),
    endsAt: berlinMoment(addDays(today, inDays), '16:45').toISOString(),
    places: 6,
    meetingPoint: 'Vor der Haustür',
    note: null,
    agentId: null,
    agentName: '',
    cancelledAt: null,
    booking: 'first',
    closesAt: null,
    drawnAt: null,
    sequence: 0,
    version: 1,
    ...different,
  })
  const closesAt = berlinMoment(addDays(today, 18), '12:00').toISOString()
  return [slot('demo-wer-zuerst-kommt', 14), slot('demo-per-los', 21, { booking: 'draw', closesAt })]
}
