import { plural } from '#ui/format.ts'
import { momentInWords } from '../viewing.ts'
import { DAY_MS } from '#values/durations.ts'

/**
 * `held`: a place is kept until the address is confirmed. `asked`: not confirmed, and no place is kept. `registered`: takes part in the draw.
 * `waiting`: moves up when a place becomes free.
 */
export type BookingState = 'held' | 'asked' | 'registered' | 'waiting' | 'booked'

export type Booking = {
  id: string
  slotId: string
  email: string
  name: string
  phone: string | null
  state: BookingState
  rank: number
  /** Moments are ISO 8601 UTC. */
  heldUntil: string | null
  createdAt: string
  confirmedAt: string | null
  /** When the last mail was written that only confirms or leads to its page. */
  mailedAt: string
  /** Null: nobody noted it. */
  attended: boolean | null
}

/** A slot as everybody may know it on the flat's page. */
export type OpenViewing = {
  id: string
  startsAt: string
  endsAt: string
  places: number
  /** Places for the next who comes: none while others wait. */
  free: number
  /** `draw`: its places are still to be drawn, among all who register until `closesAt`. */
  way: 'first' | 'draw'
  closesAt: string | null
}

/** The outcome for the next who asks. */
export type BookingWay = 'place' | 'waiting' | 'draw'

/** So long a place is kept for somebody who has not confirmed the address. */
export const HOLD_MINUTES = 30
/** Later nobody books and nobody moves up: staff are on their way, and no one could come any more. */
export const CLOSES_HOURS_BEFORE = 2
/** Everybody with a place is reminded so long before; who gets one later has just read of it. */
export const REMINDED_BEFORE_MS = DAY_MS

/** Whether the reminder of an appointment goes out now, or would have by now. */
export const isReminderDue = (startsAt: string, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() <= REMINDED_BEFORE_MS

/** Nobody's mailbox is filled through this form. */
export const MOST_MAILS_A_DAY = 3
/** Nobody collects the places of others. */
export const MOST_PER_ADDRESS = 5

export const wayOf = ({ way, free }: Pick<OpenViewing, 'way' | 'free'>): BookingWay =>
  way === 'draw' ? 'draw' : free > 0 ? 'place' : 'waiting'

export const bookingPath = (apartmentId: string) => `/wohnung/${apartmentId}/besichtigung`

/** „3 von 8 Plätzen frei“, „Ausgebucht, Warteliste möglich“, „8 Plätze werden verlost, Anmeldung bis …“. */
export function freeInWords({ way, free, places, closesAt }: OpenViewing): string {
  if (way === 'draw')
    return `${plural(free, 'Platz wird', 'Plätze werden')} verlost, Anmeldung bis ${momentInWords(closesAt ?? '')}`
  if (free === 0) return 'Ausgebucht, Warteliste möglich'
  return places === 1 ? '1\u00A0Platz frei' : `${free} von ${places}\u00A0Plätzen frei`
}

export const stateLabels: Record<BookingState, string> = {
  held: 'noch nicht bestätigt',
  asked: 'noch nicht bestätigt',
  registered: 'für die Auslosung angemeldet',
  waiting: 'auf der Warteliste',
  booked: 'gebucht',
}
