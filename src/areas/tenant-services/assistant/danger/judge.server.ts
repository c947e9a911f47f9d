import { foldText } from '#platform/fold.ts'
import { everyWords } from '../languages/all.ts'
import { type DangerKind, isDangerKind } from './kinds.ts'
import { plainWords } from './features.ts'
import { likeliest, type Likelihoods, readDangers } from './model.server.ts'

/** From this likelihood on it is danger; set by `npm run measure:danger`. */
const LEAST_LIKELY = 0.4

/** A danger in the middle of a long story is found by reading it in pieces of so many words, each half of the next. */
const PIECE = 10
const LONG = 14

const wordsOf = (part: 'alone' | 'polite') => foldText(everyWords.map(({ cries }) => cries[part]).join(' ')).split(' ')

/** Words that alone are no cry: „bitte“. */
const polite = new Set(wordsOf('polite'))

// Whole cries for help that say nothing of the danger.
const cries = new Set([...wordsOf('alone'), ...polite])

/** Recognises the danger that somebody who writes so is in; null: none. */
export function dangerOf(question: string): DangerKind | null {
  const folded = foldText(question).split(' ')
  if (folded.every((word) => cries.has(word))) return folded.every((word) => polite.has(word)) ? null : 'unclear'
  const words = plainWords(question)
  if (words.length === 0) return null
  const pieces = words.length <= LONG ? [] : inPieces(words)
  const worst = [words, ...pieces].map(readDangers).reduce((one, other) => (safety(other) < safety(one) ? other : one))
  if (1 - safety(worst) < LEAST_LIKELY) return null
  const kind = likeliest(new Map([...worst].filter(([name]) => name !== 'none')))
  return isDangerKind(kind) ? kind : null
}

const safety = (likelihoods: Likelihoods) => likelihoods.get('none') ?? 0

function inPieces(words: readonly string[]): string[][] {
  const count = Math.ceil(words.length / (PIECE / 2))
  return Array.from({ length: count }, (_, at) => words.slice((at * PIECE) / 2, (at * PIECE) / 2 + PIECE))
}
