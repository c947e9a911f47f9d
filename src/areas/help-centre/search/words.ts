import { foldText } from '#platform/fold.ts'

const WORD = /[\p{L}\p{N}]+/gu

// Folded. They stand in nearly every article and tell nothing about it.
const stopWords = new Set(
  `aber als am an auch auf aus bei bekomme bin bis da damit dann darf das dass dem den der des die dies diese doch durch ein eine einem
  einen einer eines er es fuer gibt habe haben hat hier ich ihr ihre ihren ihrem im in ist ja kann kein keine koennen man mein meine
  meinem meinen meiner mich mir mit muss nach nicht noch nur ob oder ohne schon sehr sein sich sie sind so soll sollte ueber um und uns
  unser unsere vom von vor wann war warum was welche welcher welches wenn wer werden wie wieder wir wird wo zu zum zur`.split(
    /\s+/,
  ),
)

/** The words of a text as they were written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** A word as the index keeps it; null for words that tell nothing. */
export function indexedTerm(word: string): string | null {
  const folded = foldText(word)
  return folded === '' || stopWords.has(folded) ? null : folded
}

/**
 * Lists the words to look for, folded, without those that tell nothing. The last word may still be typed ("was" on its way to
 * "wasser"), so it always counts.
 */
export function queryTerms(query: string): string[] {
  const folded = wordsOf(query).map(foldText).filter(Boolean)
  const last = folded.length - 1
  return folded.filter((word, index) => index === last || !stopWords.has(word))
}

// Folded. Half of all descriptions of a damage have them; in a keyword such as „heizung geht nicht“ they mean nothing by themselves.
const fillerWords = new Set(
  `bitte defekt dringend funktioniert ganz gestern geht gehen gross haus heute immer jetzt klein komisch laut macht morgen nachts neu
  problem schaden schlecht seit sonntag stark stunde stunden tage tagen unten oben unter richtig vorgestern weiss weg wohnung woche wochen zimmer`.split(
    /\s+/,
  ),
)

/** Below this length a word fits into too many others. */
const SHORTEST_TELLING = 3

/** The words of a description that say what it is about, folded. */
export function tellingTerms(text: string): string[] {
  const folded = wordsOf(text).map(foldText)
  return [...new Set(folded)].filter(
    (word) => word.length >= SHORTEST_TELLING && !stopWords.has(word) && !fillerWords.has(word),
  )
}
