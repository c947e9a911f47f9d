import { createHash } from 'node:crypto'
import type { Config } from '#platform/config.server.ts'
import { readMediaFile } from '#platform/files/media-file.server.ts'
import type { CompanyFacts } from './facts.ts'
import { isHouseLook, sheetOf } from './look-sheet.server.ts'
import { readDrawn } from './logo/drawn-logo.server.ts'
import { isSquarish, type LogoFile, readLogoName } from './logo/logo-file.ts'
import type { LibraryPicture } from './pictures/library-picture.ts'
import { type Palette, paletteOf } from './palette.ts'
import { HOUSE_TYPEFACE, isTypeface } from './typefaces.ts'

/** A logo as a page shows it: the address of its picture, its size in whatever unit. */
export type Mark = { src: string; width: number; height: number }

/** How a company looks, as any page may know it. */
export type Look = ReturnType<typeof lookOf>

/** The three logos as they lie on the disk; `isPlated`: made for light grounds, it stands on a white plate in the foot. */
export type LogoFiles = { light: LogoFile; dark: LogoFile & { isPlated: boolean }; icon: LogoFile }

/** Raised when icons and pictures are drawn otherwise of the same facts. */
const DRAWN_AS = 1

const grounds = {
  light: { tile: 'ink-950', roof: 'brand-400', wall: '#ffffff' },
  dark: { tile: 'brand-400', roof: '#ffffff', wall: 'ink-950' },
} as const

/** The mark of a company without a logo: a house below its roof. `isSquare`: with its corners, where the place that shows it rounds them. */
function defaultMark(palette: Palette, ground: keyof typeof grounds, isSquare = false): string {
  const { tile, roof, wall } = grounds[ground]
  const colorOf = (name: 'ink-950' | 'brand-400' | '#ffffff') => (name === '#ffffff' ? name : palette[name])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48"${isSquare ? '' : ' rx="13"'} fill="${colorOf(tile)}"/>` +
    `<path fill="${colorOf(roof)}" d="M24 9.5 40.5 23l-2.7 3.2L24 15 10.2 26.2 7.5 23Z"/>` +
    `<path fill="${colorOf(wall)}" d="m24 18.8 11.5 9.3V38H27.4v-7.6h-6.8V38H12.5v-9.9Z"/></svg>`
  )
}

/** Draws logos while nobody has chosen one, or its file is gone. */
export function drawnLogos({ brand_color: color }: Pick<CompanyFacts, 'brand_color'>): LogoFiles {
  const palette = paletteOf(color)
  const drawn = (name: string, svg: string): LogoFile => ({
    name,
    bytes: Buffer.from(svg),
    type: 'svg',
    width: 48,
    height: 48,
  })
  return {
    light: drawn('', defaultMark(palette, 'light')),
    dark: { ...drawn('', defaultMark(palette, 'dark')), isPlated: false },
    icon: drawn('', defaultMark(palette, 'light', true)),
  }
}

export async function readLogos(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  facts: Pick<CompanyFacts, 'brand_color' | 'logo_light' | 'logo_dark' | 'logo_icon'>,
): Promise<LogoFiles> {
  const drawn = drawnLogos(facts)
  const read = async (name: string): Promise<LogoFile | null> => {
    const known = readLogoName(name)
    const bytes = known && (await readMediaFile(config, name))
    if (!bytes || known.type === 'png') return bytes && { ...known, bytes }
    const picture = await readDrawn(config, { ...known, bytes })
    return picture && { ...known, bytes, drawn: picture }
  }
  const [light, dark, icon] = [await read(facts.logo_light), await read(facts.logo_dark), await read(facts.logo_icon)]
  return {
    light: light ?? drawn.light,
    dark: dark ? { ...dark, isPlated: false } : light ? { ...light, isPlated: true } : drawn.dark,
    icon: icon ?? (light && isSquarish(light) ? light : drawn.icon),
  }
}

/** Small drawings travel in the page itself: the head is whole with its first paint. */
const MOST_INLINE = 2000

function markOf({ name, bytes, type, width, height }: LogoFile): Mark {
  const isInline = name === '' || (type === 'svg' && bytes.byteLength <= MOST_INLINE)
  return { src: isInline ? inline(bytes.toString()) : `/aussehen/${name}`, width, height }
}

/** Cleaned and drawn ones hold no quote inside a value, so theirs may be exchanged. */
const inline = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, (sign) => encodeURIComponent(sign))}`

/** @param shared what messengers show instead of the drawn picture. */
export function lookOf(facts: CompanyFacts, { light, dark, icon }: LogoFiles, shared?: LibraryPicture | null) {
  const { brand_color: color, typeface: chosen, brand, region, city } = facts
  const typeface = isTypeface(chosen) ? chosen : HOUSE_TYPEFACE
  const drawnOf = [DRAWN_AS, ...[light, dark, icon].map(({ bytes }) => bytes), color, brand, region, city]
  if (shared) drawnOf.push(shared.base, shared.focusPoint.x, shared.focusPoint.y)
  const hash = createHash('sha256')
  for (const part of drawnOf) hash.update(Buffer.isBuffer(part) ? part : String(part)).update('\n')
  const version = hash.digest('hex').slice(0, 8)
  return {
    /** `#rrggbb`; empty: the house's own. */
    color,
    typeface,
    /** Address of the style sheet with colours and typeface; null: they are the house's own. */
    sheet: isHouseLook({ color, typeface }) ? null : sheetOf({ color, typeface }).address,
    /** Of the browser's own bars, where a company has chosen a colour. */
    themeColor: color === '' ? '#ffffff' : paletteOf(color)['brand-600'],
    light: markOf(light),
    dark: { ...markOf(dark), isPlated: dark.isPlated },
    showsName: facts.logo_shows_name,
    /** Follows the addresses of icons and of the picture that messengers show. */
    version,
    /** Address of the picture that messengers show. */
    share: `/og-bild.jpg?v=${version}`,
    /** The icon with round corners, as browsers show it. */
    icon: `/${icon.type === 'svg' ? 'favicon.svg' : 'icon-192.png'}?v=${version}`,
  }
}
