import type { Site } from '#company/site-of.ts'
import { site } from '#site'
import { addDays, addMonths, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'

/** As people count: calendar days, or months (BGB § 188). */
export type Period = { days: number } | { months: number }

/** How long a kind of request is kept. */
export type Kept = {
  /** Until the request is deleted, counted from `keepFrom`. */
  keepFor: Period
  /** `closed`: the period starts when staff close the request. Default `received`. */
  keepFrom?: 'received' | 'closed'
}

/** Reads the company's period for a kind (`/verwaltung/firma/aufbewahrung`), as it is now. */
export const keptFor = (kind: keyof Site['keepMonths']): Period => ({
  get months() {
    return site.keepMonths[kind]
  },
})

/** The day on which the period is over, YYYY-MM-DD in Germany: what every page says, and whose nightly run deletes it. */
export function dayOfDeletion(from: Date, period: Period): string {
  const day = berlinDay(from)
  return 'months' in period ? addMonths(day, period.months) : addDays(day, period.days)
}

/** The moment from which the run may delete: the beginning of that day, as it is stored. @returns ISO 8601. */
export function deletionAfter(from: Date, period: Period): string {
  return berlinMidnight(dayOfDeletion(from, period)).toISOString()
}

/**
 * When a request is deleted once it is closed at this moment, or null when closing changes nothing: its period counts from its arrival.
 * @returns ISO 8601.
 */
export function deletionWhenClosed({ keepFor, keepFrom }: Kept, closedAt: Date): string | null {
  return keepFrom === 'closed' ? deletionAfter(closedAt, keepFor) : null
}

/** The same for an open one: a period after its arrival, or null (open-ended until it is closed). `receivedAt` and result in ISO 8601. */
export function deletionWhileOpen({ keepFor, keepFrom }: Kept, receivedAt: string): string | null {
  return keepFrom === 'closed' ? null : deletionAfter(new Date(receivedAt), keepFor)
}

/** How long a saved search that has ended can be taken up again. */
export const SEARCH_DAYS_AFTER_END = 3

/** How long the addresses of those who wanted to hear of an incident stay after its end, and unconfirmed ones at all. */
export const INCIDENT_DAYS_AFTER_END = 30
export const UNCONFIRMED_LISTENER_DAYS = 3

const numbers = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** How long who came to a viewing stays after it, and bookings that nobody confirmed at all. */
export const BOOKING_DAYS_AFTER_VIEWING = 14
export const UNCONFIRMED_BOOKING_DAYS = 3

/** „sechs Monate“, „drei Jahre“, „30 Tage“; `after`: behind „nach“, „drei Jahren“. */
export function periodInWords(period: Period): { long: string; after: string } {
  const [count, unit] =
    'days' in period
      ? [period.days, 'Tag']
      : period.months > 12 && period.months % 12 === 0
        ? [period.months / 12, 'Jahr']
        : [period.months, 'Monat']
  if (count === 1) return { long: `einen ${unit}`, after: `einem ${unit}` }
  const many = `${numbers[count] || count}\u00A0${unit}e`
  return { long: many, after: `${many}n` }
}

/** Links to the sender's page end so many days after the request is closed. */
export const LINK_DAYS_AFTER_CLOSING = 90

/** A link that is made when that end is near or over works for so many days all the same. */
export const NEW_LINK_DAYS = 30
