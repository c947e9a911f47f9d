import type { SubmissionKind } from './submission-kind.ts'

type Kept = Pick<SubmissionKind<never>, 'keepForDays' | 'keepFrom'>

const DAY_MS = 24 * 60 * 60_000

/**
 * When a submission is deleted once it is closed at this moment, or null when closing changes nothing: its days count from its arrival.
 * @returns ISO 8601.
 */
export function deletionWhenClosed({ keepForDays, keepFrom }: Kept, closedAt: Date): string | null {
  return keepFrom === 'closed' ? daysAfter(closedAt, keepForDays) : null
}

/** The same for an open one: days after its arrival, or null (open-ended until it is closed). `receivedAt` and result in ISO 8601. */
export function deletionWhileOpen({ keepForDays, keepFrom }: Kept, receivedAt: string): string | null {
  return keepFrom === 'closed' ? null : daysAfter(new Date(receivedAt), keepForDays)
}

/** ISO 8601. */
export function daysAfter(moment: Date, days: number): string {
  return new Date(moment.getTime() + days * DAY_MS).toISOString()
}

/** Links to the sender's page end so many days after the request is closed. */
export const LINK_DAYS_AFTER_CLOSING = 90

/** A link that is made when that end is near or over works for so many days all the same. */
export const NEW_LINK_DAYS = 30
