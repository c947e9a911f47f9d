import { foldText } from '#platform/fold.ts'

// As people type Russian and Ukrainian on other keyboards, so that both spellings are one.
const latin = new Map(
  `а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї yi й i к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh
  щ sch ы y э e ю yu я ya ł l ı i ø o đ d أ ا إ ا آ ا ى ي ة ه`
    .split(/\s+/)
    .flatMap((letter, at, all): [string, string][] => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
)
const silent = /[ьъ]/g

const LONGEST_WORD = 24

/** A text's words without what people leave out, double or misspell: umlauts, accents, doubled letters, Cyrillic or Latin. */
export function plainWords(text: string): string[] {
  return foldText(text)
    .replaceAll(silent, '')
    .replaceAll(/[\u0400-\u04ffłıøđأإآىة]/g, (letter) => latin.get(letter) ?? letter)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('ph', 'f')
    .replaceAll(/([^\d\s])\1+/g, '$1')
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD))
}

/** FNV-1a of a piece of text that goes on from `seed`. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

const PAIRS = 0x2f1b3c5d
const NEIGHBOURS = 0x51ed270b
const PIECES = 0x811c9dc5

/** Letters of a word by which pairs know it: its ending and its typing errors mostly come later. */
const STEM = 5
/** How far apart the words of a pair stand. */
const REACH = 4

/** The distinct pieces of a word: itself, and every two to five letters that follow each other, its edges marked. */
function piecesOf(word: string): number[] {
  const marked = `<${word}>`
  const found = [hash(marked, PIECES)]
  for (let length = 2; length <= 5; length++)
    for (let at = 0; at + length <= marked.length; at++) found.push(hash(marked.slice(at, at + length), PIECES))
  return found
}

/** Lists the features of a text: hashes of pieces of its words and of pairs of words that stand close together. */
export function featuresOf(words: readonly string[]): Set<number> {
  const stems = words.map((word) => word.slice(0, STEM))
  // The one that every text has says what is usual.
  const found = new Set([PIECES, ...words.flatMap(piecesOf)])
  for (const [at, stem] of stems.entries()) {
    if (at + 1 < stems.length) found.add(hash(`${stem} ${stems[at + 1]}`, NEIGHBOURS))
    for (const other of stems.slice(at + 1, at + 1 + REACH))
      found.add(hash(stem < other ? `${stem} ${other}` : `${other} ${stem}`, PAIRS))
  }
  return found
}
