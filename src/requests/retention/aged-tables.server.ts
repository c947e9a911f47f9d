import {
  BOOKING_DAYS_AFTER_VIEWING,
  INCIDENT_DAYS_AFTER_END,
  SEARCH_DAYS_AFTER_END,
  UNCONFIRMED_BOOKING_DAYS,
  UNCONFIRMED_LISTENER_DAYS,
} from '../request/deletion.ts'
import { addDays, addMonths, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'

/**
 * Tables whose lines go, or lose the name in them, by their age, with the reason for each period; `aged/repository.server.ts` says which
 * of their lines are meant. A table that names people and hangs on no request joins with a line here and one there.
 */
export const agedTables = [
  {
    kind: 'audit_log',
    // Misuse is often noticed late, at the latest when a year is looked back on; it is data about staff, so no longer than that.
    keepFor: { months: 12 },
  },
  {
    kind: 'content_history',
    // The change stays, for undo needs it. Its author is data about staff, as in the audit log.
    keepFor: { months: 12 },
  },
  {
    kind: 'viewing_slots',
    // They say who showed which flat when. An applicant who was refused may claim for so long (AGG § 21), and then it counts who was invited: so an
    // appointment stays at least as long as an application of somebody who was invited to it, longer under legal hold.
    keepFor: { months: 6 },
  },
  {
    kind: 'outbox',
    // Mails of no request, test mails of the settings and those of saved searches, incidents and booked viewings: looked at on the day, or when the mail server's log is searched.
    keepFor: { days: 30 },
  },
  {
    kind: 'saved_searches',
    // Ended, or never confirmed: so long may somebody take it up again who ended it by mistake.
    keepFor: { days: SEARCH_DAYS_AFTER_END },
  },
  {
    kind: 'incident_listeners',
    // Counted from the end of the incident: it may come back, and then those whom it concerned are told again.
    keepFor: { days: INCIDENT_DAYS_AFTER_END },
  },
  {
    kind: 'unconfirmed_listeners',
    // Nobody confirmed the address since the last mail, whose link is good for so long: it may be somebody else's.
    keepFor: { days: UNCONFIRMED_LISTENER_DAYS },
  },
  {
    kind: 'viewing_bookings',
    // Counted from the viewing: so long it matters who was there, when something was left behind or is asked about the flat.
    keepFor: { days: BOOKING_DAYS_AFTER_VIEWING },
  },
  {
    kind: 'unconfirmed_bookings',
    // Nobody confirmed the address since the last mail: it may be somebody else's.
    keepFor: { days: UNCONFIRMED_BOOKING_DAYS },
  },
  {
    kind: 'help_feedback',
    // Long enough to see whether a mended article helps more; what was said of an older text tells nothing of the new one.
    keepFor: { days: 180 },
  },
] as const

export type AgedTable = (typeof agedTables)[number]

/** Lines older than this moment go: those whose period is over today, as of a request. @returns ISO 8601. */
export function oldestKept({ keepFor }: AgedTable, now: Date): string {
  const today = berlinDay(now)
  const last = 'months' in keepFor ? addMonths(today, -keepFor.months) : addDays(today, -keepFor.days)
  return berlinMidnight(addDays(last, 1)).toISOString()
}
