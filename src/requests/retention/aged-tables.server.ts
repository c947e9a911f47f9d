import {
  BOOKING_DAYS_AFTER_VIEWING,
  INCIDENT_DAYS_AFTER_END,
  type Period,
  SEARCH_DAYS_AFTER_END,
  UNCONFIRMED_BOOKING_DAYS,
  UNCONFIRMED_LISTENER_DAYS,
} from '../request/deletion.ts'
import { addDays, addMonths, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'

/**
 * Tables whose lines go, or lose the name in them, by their age, with the reason for each period; `aged/repository.server.ts` says which
 * of their lines are meant. A table that names people and hangs on no request joins with a line here and one there.
 */
export const agedPeriods = {
  // Misuse is often noticed late, at the latest when a year is looked back on; it is data about staff, so no longer than that.
  audit_log: { months: 12 },
  // The change stays, for undo needs it. Its author is data about staff, as in the audit log.
  content_history: { months: 12 },
  // They say who showed which flat when. An applicant who was refused may claim for so long (AGG § 21), and then it counts who was invited: so an
  // appointment stays at least as long as an application of somebody who was invited to it, longer under legal hold.
  viewing_slots: { months: 6 },
  // Mails of no request, test mails of the settings and those of saved searches, incidents and booked viewings: looked at on the day, or when the mail server's log is searched.
  outbox: { days: 30 },
  // Ended, or never confirmed: so long may somebody take it up again who ended it by mistake.
  saved_searches: { days: SEARCH_DAYS_AFTER_END },
  // Counted from the end of the incident: it may come back, and then those whom it concerned are told again.
  incident_listeners: { days: INCIDENT_DAYS_AFTER_END },
  // Nobody confirmed the address since the last mail, whose link is good for so long: it may be somebody else's.
  unconfirmed_listeners: { days: UNCONFIRMED_LISTENER_DAYS },
  // Counted from the viewing: so long it matters who was there, when something was left behind or is asked about the flat.
  viewing_bookings: { days: BOOKING_DAYS_AFTER_VIEWING },
  // Nobody confirmed the address since the last mail: it may be somebody else's.
  unconfirmed_bookings: { days: UNCONFIRMED_BOOKING_DAYS },
  // Long enough to see whether a mended article helps more; what was said of an older text tells nothing of the new one.
  help_feedback: { days: 180 },
} satisfies Record<string, Period>

export type AgedKind = keyof typeof agedPeriods
export const agedKinds = Object.keys(agedPeriods) as AgedKind[]

/** Lines older than this moment go: those whose period is over today, as of a request. @returns ISO 8601. */
export function oldestKept(kind: AgedKind, now: Date): string {
  const keepFor: Period = agedPeriods[kind]
  const today = berlinDay(now)
  const last = 'months' in keepFor ? addMonths(today, -keepFor.months) : addDays(today, -keepFor.days)
  return berlinMidnight(addDays(last, 1)).toISOString()
}
