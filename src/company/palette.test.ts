import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, luminanceOf, oklchOf, readHex } from './color.ts'
import { ENOUGH, HOUSE_COLOR, isInvisible, paletteOf, ratioOf, type Shade, textPairs } from './palette.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('every text is readable on its ground, whatever colour was chosen', () => {
  const everyPair = fc.property(color, (chosen) => {
    const palette = paletteOf(chosen)
    const broken = textPairs.filter((pair) => ratioOf(palette, pair) < ENOUGH)
    expect(broken, chosen).toEqual([])
  })
  fc.assert(everyPair, { numRuns: Math.max(2000, fc.readConfigureGlobal().numRuns ?? 0) })
})

test('the house’s own colour makes exactly the shades of the style sheet', () => {
  const css = readFileSync('src/ui/palette.css', 'utf8')
  const declared = [...css.matchAll(/--((?:brand|ink)-\d+): (?:oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)|(#[\da-f]{6}));/g)]
  const inSheet = declared.map(([, shade, lightness, chroma, hue, hex]) => [
    shade,
    hex ?? hexOf({ lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) }),
  ])
  expect(Object.fromEntries(inSheet)).toEqual(paletteOf(''))
  expect(paletteOf(HOUSE_COLOR)).toEqual(paletteOf(''))
})

test('a dark colour stands as it is on buttons, a light one on surfaces', () => {
  expect(paletteOf('#0b7a3e')['brand-600']).toBe('#0b7a3e')
  expect(paletteOf('#ffcc00')['brand-400']).toBe('#ffcc00')
  expect(paletteOf('#ffcc00')['brand-600']).not.toBe('#ffcc00')
})

test('what is under the pointer can be told from what is not, also of black', () => {
  for (const chosen of ['#000000', '#111111', '#0b7a3e', '#ffcc00', '#ffffff']) {
    const palette = paletteOf(chosen)
    const [still, pointed] = (['brand-600', 'brand-700'] satisfies Shade[]).map((shade) => luminanceOf(palette[shade]))
    expect(Math.abs((still ?? 0) - (pointed ?? 0)), chosen).toBeGreaterThan(0.01)
  }
})

test('a colour is read as people write it, and nothing else is one', () => {
  expect(['#5DA6F8', '5da6f8', ' #fc0 '].map(readHex)).toEqual(['#5da6f8', '#5da6f8', '#ffcc00'])
  expect(['#ggg', '', '#12345', 'blau', '#5da6f8ff'].map(readHex)).toEqual([null, null, null, null, null])
})

test('white on white is seen by nobody, yellow is', () => {
  expect(['#ffffff', '#f4f4f4', '#f2f7fe'].map(isInvisible)).toEqual([true, true, true])
  expect(['#ffff00', '#ffcc00', '#5da6f8', '#000000'].map(isInvisible)).toEqual([false, false, false, false])
})

test('contrast and OKLCH are those of the standards', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrastOf('#0966cf', '#ffffff')).toBeCloseTo(5.51, 2)
  const { lightness, chroma, hue } = oklchOf('#ff0000')
  expect([lightness.toFixed(3), chroma.toFixed(3), hue.toFixed(1)]).toEqual(['0.628', '0.258', '29.2'])
})
