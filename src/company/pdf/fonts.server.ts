import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Fontkit from 'fontkit'
import { lazily } from '#platform/lazily.server.ts'

export type Weight = 'regular' | 'bold'

const fontkit = lazily<typeof Fontkit>('fontkit')

const require = createRequire(import.meta.url)
const folder = () => path.dirname(require.resolve('@expo-google-fonts/figtree/package.json'))

/**
 * Files of the site's typeface that a PDF can embed. Each PDF reads them anew: fontkit keeps the A that it met as a part of an Ä without its
 * letter, and the next PDF would be read aloud without it.
 */
export const fontFile = (weight: Weight): string =>
  path.join(folder(), weight === 'bold' ? '700Bold/Figtree_700Bold.ttf' : '400Regular/Figtree_400Regular.ttf')

let known: Fontkit.Font | undefined

function hasLetter(letter: string): boolean {
  known ??= fontkit().openSync(fontFile('regular')) as Fontkit.Font
  return letter === '\n' || known.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** The letters of a text that no PDF of ours can show. */
export const missingLetters = (text: string): string[] => [...new Set(text)].filter((letter) => !hasLetter(letter))

/** The library tries such a word again for each of its letters: 20,000 took a quarter of an hour. */
const LONG_WORD = /\S{50}(?=\S)/g

/** A text without them, in words that a line can break: an empty box says less than nothing. */
export const shownLetters = (text: string): string => [...text].filter(hasLetter).join('').replaceAll(LONG_WORD, '$& ')

/** A text drawn as a path, for pictures: no machine's own fonts are asked. One unit is the height of a line of type; the baseline is 0. */
export function pathOfText(text: string, weight: Weight): { path: string; width: number } {
  const font = fontkit().openSync(fontFile(weight)) as Fontkit.Font
  const { glyphs, positions } = font.layout(shownLetters(text))
  const unit = 1 / font.unitsPerEm
  let x = 0
  const parts = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const part = glyph.path
      .scale(unit, -unit)
      .translate((x + xOffset) * unit, 0)
      .toSVG()
    x += xAdvance
    return part
  })
  return { path: parts.join(''), width: x * unit }
}
