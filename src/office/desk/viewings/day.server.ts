import { viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { addDays, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'
import { isDay } from '#values/day.ts'

/** The day that the address names (`tag=YYYY-MM-DD`), else today. */
export function readDayOf(app: App, search: URLSearchParams): string {
  const day = search.get('tag') ?? ''
  return isDay(day) ? day : berlinDay(app.clock.now())
}

/** All appointments of one German day. */
export function slotsOfDay(app: App, day: string) {
  return viewings(app.db).between(berlinMidnight(day), berlinMidnight(addDays(day, 1)))
}
