import { createHash } from 'node:crypto'
import { readHex } from './color.ts'
import { paletteOf } from './palette.ts'
import { familiesOf, HOUSE_TYPEFACE, isTypeface, type TypefaceName } from './typefaces.ts'

export type LookChoice = { color: string; typeface: TypefaceName }

type Sheet = { address: string; css: string }

/** The house's own look needs no sheet: `ui/palette.css` has it. */
export const isHouseLook = ({ color, typeface }: LookChoice) => color === '' && typeface === HOUSE_TYPEFACE

/** The style sheet of a choice: what `ui/palette.css` says, said more specifically. */
export function sheetOf({ color, typeface }: LookChoice): Sheet {
  const palette = paletteOf(color)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(palette['brand-700'].slice(at, at + 2), 16))
  const declarations = [
    `--typeface:${familiesOf(typeface)}`,
    `--glow:rgb(${red} ${green} ${blue} / 0.35)`,
    ...Object.entries(palette).map(([shade, hex]) => `--${shade}:${hex}`),
  ]
  const css = `:root:root{${declarations.join(';')}}`
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  return { address: `/aussehen/${color.slice(1) || 'haus'}-${typeface}-${hash}.css`, css }
}

const NAME = /^(haus|[\da-f]{6})-([a-z\d-]{1,30})-[\da-f]{8}\.css$/

/** Reads the choice from a sheet's name; a name made up by its rule gets a sheet too, which tells nothing. Null: no such name. */
export function choiceNamed(file: string): LookChoice | null {
  const [, color = '', typeface = ''] = NAME.exec(file) ?? []
  if (!isTypeface(typeface)) return null
  return { color: color === 'haus' ? '' : (readHex(color) ?? ''), typeface }
}
