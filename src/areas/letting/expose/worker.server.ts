import type { App } from '#platform/app.server.ts'
import { everyRound, type Rounds } from '#platform/every-round.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { readApartmentDetail } from '../flat-page/read-detail.server.ts'
import { isExposeMade, keepExpose } from './exposes.server.ts'
import { flatsWithExpose } from './repository.server.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** A start is busy enough: until then an exposé is made for the first who asks for it. */
const FIRST_AFTER_MS = 5 * MINUTE_MS
/** One exposé a round: two tenths of a second of the processor in four. */
const ROUND_MS = 4000
/** Those that were changed last; of more, each is made when somebody first asks for it. */
const MOST_FLATS = 100

type Times = { firstAfterMs?: number; roundMs?: number }

/** Makes the exposés of flats that changed, until stopped; nothing is read but one number when nothing did. */
export function startExposes(app: App, { firstAfterMs = FIRST_AFTER_MS, roundMs = ROUND_MS }: Times = {}): Rounds {
  let seen: number | undefined
  let waiting: string[] = []
  const run = async () => {
    const { contentVersion } = await readContentVersion(app.db)
    if (contentVersion !== seen) waiting = await flatsWithExpose(app.db, MOST_FLATS)
    seen = contentVersion
    await makeNextExpose(app, waiting)
  }
  return everyRound(app, { name: 'exposé', everyMs: roundMs, firstAfterMs, run })
}

/** Takes flats from the list until one has no exposé of what it says today, and makes that. @returns its id; null when all have theirs. */
export async function makeNextExpose(app: App, waiting: string[]): Promise<string | null> {
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const detail = await readApartmentDetail(app.db, id)
    if (!detail || (await isExposeMade(app, detail))) continue
    await keepExpose(app, detail)
    return id
  }
  return null
}
