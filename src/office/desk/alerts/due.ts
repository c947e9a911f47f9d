import { addDays, berlinDay, berlinMidnight, berlinMoment } from '#platform/berlin-day.ts'
import type { AlertWay } from '#office/accounts/alert-choices/events.ts'
import { HOUR_MS, MINUTE_MS } from '#values/durations.ts'

const DIGEST_AT = '07:30'
/** With immediate alerts, a promised time is announced so long before it is over. */
const AHEAD_MS = 4 * HOUR_MS

/** Later than so long before a digest, news waits for the next one: servers whose clocks differ must not write two. */
const CLOSES_MS = MINUTE_MS

/** The next 7:30 by the clocks of Germany. */
export function nextDigest(now: Date): Date {
  const today = berlinMoment(berlinDay(now), DIGEST_AT)
  return today.getTime() - CLOSES_MS > now.getTime() ? today : berlinMoment(addDays(berlinDay(now), 1), DIGEST_AT)
}

/** When a mail about what happened now is due. */
export const dueOf = (way: Exclude<AlertWay, 'none'>, now: Date): Date => (way === 'digest' ? nextDigest(now) : now)

/** Deadlines before this moment are told of next: in a digest all of its day. */
export function deadlineHorizon(way: Exclude<AlertWay, 'none'>, now: Date): Date {
  if (way === 'at-once') return new Date(now.getTime() + AHEAD_MS)
  return berlinMidnight(addDays(berlinDay(nextDigest(now)), 1))
}
