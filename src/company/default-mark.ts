import type { Palette } from './palette.ts'

const grounds = {
  light: { tile: 'ink-950', roof: 'brand-400', wall: '#ffffff' },
  dark: { tile: 'brand-400', roof: '#ffffff', wall: 'ink-950' },
} as const

/** The mark of a company without a logo: a house below its roof. `isSquare`: with its corners, where the place that shows it rounds them. */
export function defaultMark(palette: Palette, ground: keyof typeof grounds, isSquare = false): string {
  const { tile, roof, wall } = grounds[ground]
  const colorOf = (name: 'ink-950' | 'brand-400' | '#ffffff') => (name === '#ffffff' ? name : palette[name])
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48"${isSquare ? '' : ' rx="13"'} fill="${colorOf(tile)}"/>` +
    `<path fill="${colorOf(roof)}" d="M24 9.5 40.5 23l-2.7 3.2L24 15 10.2 26.2 7.5 23Z"/>` +
    `<path fill="${colorOf(wall)}" d="m24 18.8 11.5 9.3V38H27.4v-7.6h-6.8V38H12.5v-9.9Z"/></svg>`
  )
}
