import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Fontkit from 'fontkit'
import { lazily } from '../lazily.server.ts'

export type Weight = 'regular' | 'bold'
export type Face = Fontkit.Font

const fontkit = lazily<typeof Fontkit>('fontkit')

const require = createRequire(import.meta.url)
const folder = () => path.dirname(require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'))
const weights: Record<Weight, number> = { regular: 400, bold: 700 }

export type Faces = Record<Weight, readonly Face[]>

/**
 * The site's typeface in files that a PDF can embed (WOFF: of WOFF2 and variable fonts no part can be taken). Each PDF needs its own: fontkit
 * keeps the A that it met as a part of an Ä without its letter, and the next PDF would be read aloud without it.
 */
export const readFaces = (): Faces => ({ regular: readFacesOf('regular'), bold: readFacesOf('bold') })

const readFacesOf = (weight: Weight) =>
  ['latin', 'latin-ext'].map((letters) => {
    const file = `figtree-${letters}-${weights[weight]}-normal.woff`
    const face = fontkit().create(readFileSync(path.join(folder(), file)))
    if (!('layout' in face)) throw new Error('A file with one typeface is expected')
    return face
  })

export type Run = { face: Face; text: string }

/** A text in pieces, each with the first face that has its letters; what no face has is left out. */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const face = letter === '\n' ? (last?.face ?? faces[0]) : faces.find((each) => each.hasGlyphForCodePoint(code))
    if (!face) continue
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** The letters of a text that no PDF of ours can show. */
export function missingLetters(text: string): string[] {
  const faces = readFacesOf('regular')
  const lacks = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0
    return letter !== '\n' && !faces.some((face) => face.hasGlyphForCodePoint(code))
  }
  return [...new Set(text)].filter(lacks)
}
