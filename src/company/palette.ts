import { contrastOf, hexOf, luminanceOf, type Oklch, oklchOf, withLuminance } from './color.ts'
import { ownOf } from '#platform/word-table.ts'

/** The house's colour, until somebody chooses one of their own. */
export const HOUSE_COLOR = '#5da6f8'

const oklch = (percent: number, chroma: number, hue: number): Oklch => ({ lightness: percent / 100, chroma, hue })

/** The scale around the house's colour, as `ui/palette.css` has it (`palette.test.ts` compares them). */
const house = {
  'brand-50': oklch(97.6, 0.013, 250),
  'brand-100': oklch(94.6, 0.03, 251),
  'brand-200': oklch(89.6, 0.059, 252),
  'brand-300': oklch(81.4, 0.099, 252.5),
  'brand-400': oklchOf(HOUSE_COLOR),
  'brand-500': oklch(62.8, 0.172, 255),
  'brand-600': oklchOf('#0966cf'),
  'brand-700': oklchOf('#0857af'),
  'brand-800': oklch(39, 0.12, 257.5),
  'brand-900': oklch(31, 0.088, 259.5),
  'brand-950': oklch(24, 0.06, 262),
  'ink-600': oklch(44.5, 0.016, 275),
  'ink-700': oklch(37, 0.022, 268),
  'ink-800': oklch(28.5, 0.03, 266),
  'ink-900': oklch(24, 0.036, 265),
  'ink-950': oklchOf('#0f172a'),
} satisfies Record<string, Oklch>

export type Shade = keyof typeof house

/** `#rrggbb` by name; `brand-600` is what buttons and links have, `brand-700` what they have under the pointer. */
export type Palette = Readonly<Record<Shade, string>>

const housePalette = Object.fromEntries(
  Object.entries(house).map(([shade, color]) => [shade, hexOf(color)]),
) as unknown as Palette

const shades = Object.keys(house) as Shade[]

/** Grounds of the page that no choice changes (`ui/tokens.css`). */
const fixed = {
  white: '#ffffff',
  'ink-50': '#fbfaf8',
  'ink-100': '#f5f3f0',
  'ink-300': '#d3cec9',
  'ink-500': '#726a64',
  'sand-50': '#fdf9f2',
  'sand-100': '#f9f0e3',
} as const

type Named = Shade | keyof typeof fixed

const light = ['white', 'ink-50', 'ink-100', 'sand-50', 'sand-100', 'brand-50', 'brand-100'] as const

/** Every text on its ground, anywhere on the site: each pair keeps 4.5 : 1 (WCAG 2.2, 1.4.3), whatever was chosen. */
export const textPairs: readonly (readonly [text: Named, ground: Named])[] = [
  ...(['brand-600', 'brand-700', 'brand-800', 'ink-600', 'ink-700', 'ink-800', 'ink-900', 'ink-950'] as const).flatMap(
    (text) => light.map((ground) => [text, ground] as const),
  ),
  ['ink-500', 'brand-50'],
  ['ink-500', 'brand-100'],
  ['brand-700', 'brand-200'],
  ['brand-800', 'brand-200'],
  ['ink-950', 'brand-200'],
  ['ink-950', 'brand-300'],
  ['ink-950', 'brand-400'],
  ...(['brand-600', 'brand-700', 'brand-800', 'brand-900', 'brand-950', 'ink-950'] as const).map(
    (ground) => ['white', ground] as const,
  ),
  ['brand-100', 'brand-900'],
  ['brand-200', 'brand-900'],
  ['brand-200', 'brand-950'],
  ['brand-300', 'ink-950'],
  ['brand-400', 'ink-950'],
  ['ink-300', 'ink-950'],
]

export const ENOUGH = 4.5

export const colorNamed = (palette: Palette, name: Named): string => ownOf(fixed, name) ?? ownOf(palette, name) ?? ''

export const ratioOf = (palette: Palette, [text, ground]: (typeof textPairs)[number]): number =>
  contrastOf(colorNamed(palette, text), colorNamed(palette, ground))

const isReadable = (palette: Palette, shade: Shade): boolean =>
  textPairs.every((pair) => !pair.includes(shade) || ratioOf(palette, pair) >= ENOUGH)

/** Grounds for dark text are never darker than the house's, texts and grounds for white never lighter. */
const isLight = (shade: Shade) => luminanceOf(housePalette[shade]) > 0.2

const MOST_VIVID = 1.6
/** Below it nothing darker can be told from it: what is under the pointer is lighter then. */
const NEARLY_BLACK = 0.05

/**
 * The whole scale from one colour: hue and chroma are its own, and each shade is exactly as light as the house's, on which every contrast
 * rests. The colour itself stands unchanged where that leaves all text readable: on buttons and links when it is dark, on surfaces when it
 * is light.
 */
export function paletteOf(color: string): Palette {
  if (color === '' || color === HOUSE_COLOR) return housePalette
  const chosen = oklchOf(color)
  const vivid = Math.min(MOST_VIVID, chosen.chroma / house['brand-400'].chroma)
  const made = (shade: Shade, luminance = luminanceOf(housePalette[shade])) => {
    const factor = shade.startsWith('ink') ? Math.min(1, vivid) : vivid
    return withLuminance({ chroma: house[shade].chroma * factor, hue: chosen.hue }, luminance, isLight(shade))
  }
  const palette = Object.fromEntries(shades.map((shade) => [shade, made(shade)])) as unknown as Record<Shade, string>
  for (const shade of ['brand-400', 'brand-600'] as const) {
    if (isReadable({ ...palette, [shade]: color }, shade)) palette[shade] = color
  }
  const own = luminanceOf(palette['brand-600'])
  if (palette['brand-600'] === color)
    palette['brand-700'] = made(
      'brand-700',
      own < NEARLY_BLACK ? own + 0.035 : Math.min(luminanceOf(housePalette['brand-700']), own * 0.7),
    )
  return palette
}

const LEAST_SEEN = 1.3
const COLORLESS = 0.05

/** Why a colour cannot be the company's: on white paper nobody would see it. Pale yellow is seen by its colour. */
export function isInvisible(color: string): boolean {
  return contrastOf(color, fixed.white) < LEAST_SEEN && oklchOf(color).chroma < COLORLESS
}
