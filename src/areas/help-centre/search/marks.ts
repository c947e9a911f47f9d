import { foldText } from '#platform/fold.ts'
import type { Range } from './search-hit.ts'

const WORD = /[\p{L}\p{N}]+/gu

/** Inside a word only this much counts as a hit: "ei" is in half of all words. */
const FEWEST_INSIDE = 3

/** Searched words (folded), and the folded words of the texts that answered them, misspelled or not. */
export type Looked = { terms: string[]; matched: ReadonlySet<string> }

/** The parts of a text that were found: a typed word or its beginning exactly, a misspelled one as the whole word. */
export function marksIn(text: string, { terms, matched }: Looked): Range[] {
  return [...text.matchAll(WORD)].flatMap((found): Range[] => {
    const [word] = found
    const folded = foldText(word)
    const start = found.index
    for (const term of terms) {
      const at = folded.indexOf(term)
      if (at === 0 || (at > 0 && term.length >= FEWEST_INSIDE)) {
        return [[start + letterAt(word, at), start + letterAt(word, at + term.length)]]
      }
    }
    return matched.has(folded) ? [[start, start + word.length]] : []
  })
}

/** How many letters of the word make `foldedLetters` of its folded form: „Müll“ folds to five. */
function letterAt(word: string, foldedLetters: number): number {
  let letters = 0
  while (letters < word.length && foldText(word.slice(0, letters)).length < foldedLetters) letters += 1
  return letters
}

/** `text` cut to `letters`, with the first mark in it; ellipses stand for what is left out and count. */
export function snippetOf(text: string, looked: Looked, letters: number): { snippet: string; ranges: Range[] } {
  const snippet = cut(text, marksIn(text, looked)[0]?.[0] ?? 0, letters)
  return { snippet, ranges: marksIn(snippet, looked) }
}

const LEFT_OUT = '…'

/** How much is shown before the hit, so that it can be understood. */
const LETTERS_BEFORE = 45

function cut(text: string, hitAt: number, letters: number): string {
  if (text.length <= letters) return text
  const room = letters - 2 * (LEFT_OUT.length + 1)
  const wanted = Math.min(Math.max(0, hitAt - LETTERS_BEFORE), Math.max(0, text.length - room))
  // Begins and ends between words; the hit's own beginning is never cut off.
  const space = wanted === 0 ? -1 : text.indexOf(' ', wanted - 1)
  const begin = space === -1 || space >= hitAt ? (wanted === 0 ? 0 : Math.min(wanted, hitAt)) : space + 1
  const rest = text.slice(begin, begin + room)
  const isEnd = begin + room >= text.length
  const lastSpace = rest.lastIndexOf(' ')
  const shown = isEnd || lastSpace <= hitAt - begin ? rest : rest.slice(0, lastSpace)
  return `${begin > 0 ? `${LEFT_OUT} ` : ''}${shown.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}${isEnd ? '' : ` ${LEFT_OUT}`}`
}
