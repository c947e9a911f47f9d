import { pathOfText } from '../pdf/fonts.server.ts'
import { sharp } from '#platform/pictures/sharp.server.ts'
import type { Palette } from '../palette.ts'
import { rasterOf } from './draw-icons.server.ts'
import type { LogoFile } from './logo-file.ts'

type Shown = {
  palette: Palette
  /** For dark grounds; null: what there is stands on a white plate. */
  logo: LogoFile & { isPlated: boolean }
  /** Beside the logo; empty when it holds the name itself. */
  brand: string
  title: string
  line: string
}

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 90
const LOGO = { left: EDGE, top: 84, height: 112, widest: 640 }

type Line = { text: string; size: number; y: number; x?: number; fill: string; weight?: 'regular' | 'bold' }

/** As large as asked, or as fits between the edges. */
function lineOf({ text, size, y, x = EDGE, fill, weight = 'bold' }: Line): string {
  const { path, width } = pathOfText(text, weight)
  const scale = Math.min(size, (WIDTH - EDGE - x) / Math.max(width, 0.01))
  return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" d="${path}"/>`
}

/** Draws the picture that messengers show beside a link: logo, name and what the company does, on its own colour. */
export async function drawSharePicture({ palette, logo, brand, title, line }: Shown): Promise<Buffer> {
  const width = Math.min(LOGO.widest, Math.round((LOGO.height * logo.width) / logo.height))
  const [name = '', ...rest] = brand.split(' ')
  const beside = LOGO.left + width + 28
  const plate = logo.isPlated
    ? `<rect x="${LOGO.left - 16}" y="${LOGO.top - 16}" width="${width + 32}" height="${LOGO.height + 32}" rx="24" fill="#fff"/>`
    : ''
  const names =
    rest.length > 0
      ? [
          lineOf({ text: name, size: 58, x: beside, y: 140, fill: '#fff' }),
          lineOf({ text: rest.join(' '), size: 30, x: beside, y: 186, fill: palette['brand-200'] }),
        ]
      : [lineOf({ text: name, size: 58, x: beside, y: 160, fill: '#fff' })]
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${palette['brand-950']}"/><stop offset="1" stop-color="${palette['brand-800']}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>` +
    `<circle cx="1140" cy="250" r="270" fill="${palette['brand-400']}" opacity=".16"/>` +
    // The bend below a page's head.
    `<path fill="${palette['brand-400']}" opacity=".22" d="M0 630v-34c300 26 560 10 760-18s300-22 440 4v48z"/>` +
    plate +
    (brand === '' ? '' : names.join('')) +
    lineOf({ text: title, size: 76, y: 470, fill: '#fff' }) +
    lineOf({ text: line, size: 31, y: 532, fill: palette['brand-100'], weight: 'regular' }) +
    `</svg>`
  const mark = await rasterOf(logo, { width, height: LOGO.height })
  return sharp()(Buffer.from(ground))
    .composite([{ input: mark, left: LOGO.left, top: LOGO.top }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
