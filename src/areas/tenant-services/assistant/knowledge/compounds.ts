import { indexTerm } from './terms.ts'

const SHORTEST_PART = 4
/** Shorter words are seldom two. */
const SHORTEST_COMPOUND = 9

/** „muelltrenn“ → „muell“, „trenn“: the longest beginning that the vocabulary knows, with what follows it, and the longest such end. */
export function partsOf(term: string, vocabulary: ReadonlySet<string>): string[] {
  if (term.length < SHORTEST_COMPOUND) return []
  const known = (part: string) => {
    const stem = indexTerm(part)
    return stem !== null && stem.length >= SHORTEST_PART && stem !== term && vocabulary.has(stem) ? [stem] : []
  }
  const cuts = Array.from({ length: term.length - 2 * SHORTEST_PART + 1 }, (_, index) => SHORTEST_PART + index)
  const beginning = cuts.toReversed().flatMap((cut) => known(term.slice(0, cut)))[0]
  const end = cuts.flatMap((cut) => known(term.slice(cut)))[0]
  const rest = beginning === undefined ? undefined : (indexTerm(term.slice(beginning.length)) ?? undefined)
  const parts = [beginning, end ?? (rest && rest.length >= SHORTEST_PART ? rest : undefined)]
  return parts.filter((part) => part !== undefined)
}
