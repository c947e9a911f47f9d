import type { App } from '#platform/app.server.ts'
import { addDays, berlinDay } from '#platform/berlin-day.ts'
import { foldText } from '#platform/fold.ts'
import { FEWEST_LETTERS } from '../search-hit.ts'
import { searchMisses } from './repository.server.ts'

export const KEPT_DAYS = 90

/** Long enough that somebody has finished typing, short enough that the office sees it soon. */
const WAIT_MS = 4000
/** Between two writings; whatever comes beyond it is not counted. */
const MOST_WAITING = 200
/** Of a term, in letters. */
const LONGEST_TERM = 60

type Waiting = { counts: Map<string, number>; timer: NodeJS.Timeout; app: App }

// By database, as the search's index: a test's searches do not meet another's.
const waitingOf = new WeakMap<App['db'], Waiting>()

/** Notes that this search found nothing. Only in memory: the answer does not wait for the disk. */
export function noteMiss(app: App, term: string): void {
  const kept = storableTerm(term)
  if (kept === null) return
  const waiting = waitingOf.get(app.db) ?? begin(app)
  if (waiting.counts.size >= MOST_WAITING && !waiting.counts.has(kept)) return
  waiting.counts.set(kept, (waiting.counts.get(kept) ?? 0) + 1)
}

function begin(app: App): Waiting {
  const timer = setTimeout(() => {
    keepMisses(app).catch((error: unknown) => app.log.error('searches that found nothing were not kept', error))
  }, WAIT_MS)
  timer.unref()
  const waiting = { counts: new Map<string, number>(), timer, app }
  waitingOf.set(app.db, waiting)
  return waiting
}

/** Writes what waits, and forgets what is older than 90 days. Also called before the process ends. */
export async function keepMisses(app: App): Promise<void> {
  const waiting = waitingOf.get(app.db)
  if (waiting) {
    clearTimeout(waiting.timer)
    waitingOf.delete(app.db)
    await searchMisses(app.db).add(berlinDay(app.clock.now()), withoutBeginnings(waiting.counts))
  }
  await forgetOldMisses(app)
}

export async function forgetOldMisses(app: App): Promise<void> {
  await searchMisses(app.db).forgetBefore(addDays(berlinDay(app.clock.now()), -KEPT_DAYS))
}

/**
 * A term as it is kept, folded; null for what could be about a person (mail addresses, phone and account numbers, addresses of pages)
 * or tells nothing.
 */
export function storableTerm(term: string): string | null {
  const isAddress = /@|https?:|www\.|\S\.[a-z]{2,}\b/i.test(term)
  const isNumber = (term.match(/\d/g)?.length ?? 0) >= 5
  const folded = foldText(term)
  if (isAddress || isNumber || folded.length < FEWEST_LETTERS || folded.length > LONGEST_TERM) return null
  return /\p{L}/u.test(folded) ? folded : null
}

/** Without the beginnings of longer terms: a visitor who types „Katze“ searched for „kat“ on the way. */
function withoutBeginnings(counts: ReadonlyMap<string, number>): Map<string, number> {
  const terms = [...counts.keys()]
  return new Map([...counts].filter(([term]) => !terms.some((other) => other !== term && other.startsWith(term))))
}
