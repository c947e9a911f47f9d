import { addDays, berlinDay, berlinMoment, mondayOf } from '#platform/berlin-day.ts'
import type { Frequency } from '../search.ts'

/** When the mails that gather several leave, on German clocks: before work, on a weekly day that is none of rest. */
const MORNING = '07:30'

/** When what is found now is sent, by how often somebody wants mails. */
export function dueAt(frequency: Frequency, now: Date): Date {
  if (frequency === 'at-once') return now
  const today = berlinDay(now)
  const [first, days] = frequency === 'daily' ? [today, 1] : [mondayOf(today), 7]
  const next = berlinMoment(first, MORNING)
  return next > now ? next : berlinMoment(addDays(first, days), MORNING)
}
