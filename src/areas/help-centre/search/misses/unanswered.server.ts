import type { App } from '#platform/app.server.ts'
import { addDays, berlinDay } from '#platform/berlin-day.ts'
import { searchHelp } from '../search-help.server.ts'
import { KEPT_DAYS, keepMisses } from './keep-misses.server.ts'
import { searchMisses, type SearchMiss } from './repository.server.ts'

/** Lists searches of the last 90 days that still find nothing, most searched first. */
export async function unansweredSearches(app: App, limit: number): Promise<SearchMiss[]> {
  const since = addDays(berlinDay(app.clock.now()), -KEPT_DAYS)
  await keepMisses(app)
  const misses = await searchMisses(app.db).list(since, limit * 5)
  const open: SearchMiss[] = []
  for (const miss of misses) {
    // An article that was written since may answer it.
    if (open.length < limit && (await searchHelp(app, miss.term, 1)).length === 0) open.push(miss)
  }
  return open
}
