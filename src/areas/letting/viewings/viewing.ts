import { berlinDay, berlinTime } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'

/** Guests: null, those whom the office invites; else anybody, who comes first or by draw. */
export type SlotBooking = 'first' | 'draw' | null

/** An appointment at a flat. Moments are ISO 8601 UTC. */
export type ViewingSlot = {
  id: string
  /** The flat; the building where no flat is named. */
  about: string
  startsAt: string
  endsAt: string
  places: number
  meetingPoint: string
  /** For those who come. */
  note: string | null
  agentId: string | null
  agentName: string
  cancelledAt: string | null
  booking: SlotBooking
  /** Until when one may register for the draw; else null. */
  closesAt: string | null
  drawnAt: string | null
  /** RFC 5545: raised with every change that calendars must learn of. */
  sequence: number
  version: number
}

/** `offered`: not answered yet, or no longer chosen. */
export type InvitationState = 'offered' | 'accepted' | 'declined'

export const invitationLabels: Record<InvitationState, string> = {
  offered: 'eingeladen',
  accepted: 'zugesagt',
  declined: 'abgesagt',
}

/** Finds the slot that this person goes to, of all that they were offered. */
export function chosenOf<Slot extends { state: InvitationState; cancelledAt: string | null }>(
  offered: readonly Slot[],
): Slot | undefined {
  return offered.find(({ state, cancelledAt }) => state === 'accepted' && cancelledAt === null)
}

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long' })

/** `Freitag, 27.11.2026, 14:00–14:20 Uhr`. */
export function viewingTime({ startsAt, endsAt }: Pick<ViewingSlot, 'startsAt' | 'endsAt'>): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  return `${weekday.format(start)}, ${formatDate(berlinDay(start))}, ${berlinTime(start)}–${berlinTime(end)} Uhr`
}

/** `Freitag, 27.11.2026, 12:00 Uhr`. */
export function momentInWords(moment: string): string {
  const at = new Date(moment)
  return `${weekday.format(at)}, ${formatDate(berlinDay(at))}, ${berlinTime(at)}\u00A0Uhr`
}

/** As `viewingTime`, for narrow places: no line ends within the hours. */
export function viewingTimeUnbroken(slot: Pick<ViewingSlot, 'startsAt' | 'endsAt'>): string {
  return viewingTime(slot).replace('–', '\u2060–\u2060').replace(' Uhr', '\u00A0Uhr')
}
