import { foldText } from '#platform/fold.ts'
import { FEWEST_LETTERS } from '../search-hit.ts'

const LONGEST = 60

/**
 * A term as it is kept, folded; null for what could be about a person (mail addresses, phone and account numbers, addresses of pages)
 * or tells nothing.
 */
export function storableTerm(term: string): string | null {
  const isAddress = /@|https?:|www\.|\S\.[a-z]{2,}\b/i.test(term)
  const isNumber = (term.match(/\d/g)?.length ?? 0) >= 5
  const folded = foldText(term)
  if (isAddress || isNumber || folded.length < FEWEST_LETTERS || folded.length > LONGEST) return null
  return /\p{L}/u.test(folded) ? folded : null
}

/** Without the beginnings of longer terms: a visitor who types „Katze“ searched for „kat“ on the way. */
export function withoutBeginnings(counts: ReadonlyMap<string, number>): Map<string, number> {
  const terms = [...counts.keys()]
  return new Map([...counts].filter(([term]) => !terms.some((other) => other !== term && other.startsWith(term))))
}
