import { distance } from 'fastest-levenshtein'

/**
 * What gives a danger away: a word of each group stands in the question, in whatever order. `gas` is this word, `riech*` all that begin so,
 * `gasgeruch~` the word with a slip of the finger in it.
 */
export type Sign = readonly string[]

/** Shorter words with a slip could be any other. */
const SHORTEST_FORGIVEN = 5
/** Two slips in a word from here on. */
const LONG_WORD = 9

export const signs = (...groups: string[]): Sign[] => groups.map((group) => group.split(/\s+/))

/** Whether each group has one of the folded words. */
export function showsAll(words: readonly string[], groups: readonly Sign[]): boolean {
  return groups.every((group) => group.some((sign) => words.some((word) => isMeant(word, sign))))
}

function isMeant(word: string, sign: string): boolean {
  if (sign.endsWith('*')) return word.startsWith(sign.slice(0, -1))
  if (!sign.endsWith('~')) return word === sign
  const meant = sign.slice(0, -1)
  return word === meant || isSlipOf(word, meant)
}

/** „wassr“, „bernnt“, „gasgeruhc“: the first letter is seldom wrong. */
function isSlipOf(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || word.length < SHORTEST_FORGIVEN - 1 || meant.length < SHORTEST_FORGIVEN) return false
  const areSwapped = word.length === meant.length && letters(word) === letters(meant)
  return areSwapped || distance(word, meant) <= (meant.length >= LONG_WORD ? 2 : 1)
}

const letters = (word: string) => [...word].toSorted().join('')
