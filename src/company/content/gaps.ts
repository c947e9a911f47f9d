import { addDays, berlinDay } from '#platform/berlin-day.ts'
import type { ContentQuery } from './content-store.ts'

/** A new certificate takes weeks: somebody measures, somebody signs. */
export const CERTIFICATE_NOTICE_DAYS = 90

/** The filters of a list's address as the store takes them: `fehlt` is no field. */
export function gapOf(values: Readonly<Record<string, string>>, now: Date): Pick<ContentQuery, 'filters' | 'gap'> {
  const { fehlt, ...filters } = values
  if (fehlt === undefined) return { filters }
  return { filters, gap: { name: fehlt, until: addDays(berlinDay(now), CERTIFICATE_NOTICE_DAYS) } }
}
