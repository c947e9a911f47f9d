import { encode } from 'uqr'
import { site } from '#site'
import { cleanText } from '#platform/http/clean-input.ts'
import { paletteOf } from '../palette.ts'
import { shownLetters, type Weight } from './fonts.server.ts'

export type Doc = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

/** Where something stands, in points from the page's upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }
export type Spot = Pick<Box, 'x' | 'y' | 'width'>
export type Style = {
  size?: number
  weight?: Weight
  color?: string
  align?: 'left' | 'center' | 'right'
  gap?: number
}

/** The site's colours, as a printer knows them. */
export const colors = {
  get ink() {
    return paletteOf(site.look.color)['ink-950']
  },
  grey: '#4b5263',
  line: '#dcdad6',
  get action() {
    return paletteOf(site.look.color)['brand-600']
  },
  get tint() {
    return paletteOf(site.look.color)['brand-50']
  },
  red: '#b3261e',
}

/** Draws and tags at once. Each returns where the next thing may begin. */
export function penOf(doc: Doc, root: Element, logo: Uint8Array) {
  const tag = (kind: string, parent: Element, draw: () => void) => parent.add(doc.struct(kind, {}, draw))

  const pen = {
    doc,
    root,
    /** The company's, as PNG. */
    logo,

    /** The height of a text as it would stand. */
    heightOf(text: string, { width }: Pick<Spot, 'width'>, { size = 9.5, weight = 'regular', gap = 1.5 }: Style = {}) {
      doc.font(weight).fontSize(size)
      return doc.heightOfString(shownLetters(text), { width, lineGap: gap })
    },

    widthOf(text: string, { size = 9.5, weight = 'regular' }: Style = {}) {
      doc.font(weight).fontSize(size)
      return doc.widthOfString(shownLetters(text))
    },

    /** Text outside the tree's tags: for those who tag it, or for artifacts. */
    letters(text: string, { x, y, width }: Spot, style: Style = {}): number {
      const { size = 9.5, weight = 'regular', color = colors.ink, align = 'left', gap = 1.5 } = style
      const shown = shownLetters(text)
      if (shown === '') return y
      doc.font(weight).fontSize(size).fillColor(color)
      doc.text(shown, x, y, { width, align, lineGap: gap })
      return doc.y
    },

    text(text: string, spot: Spot, style: Style = {}, { as = 'P', in: parent = root } = {}): number {
      let below = spot.y
      tag(as, parent, () => {
        below = pen.letters(text, spot, style)
      })
      return below
    },

    /** Draws for the eye alone: lines, tints, the frame of the page. */
    decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
      doc.markContent('Artifact', { type })
      doc.save()
      draw()
      doc.restore()
      doc.endMarkedContent()
    },

    figure(words: string, { x, y, width, height }: Box, draw: () => void): number {
      const alt = cleanText(words).trim() || 'Bild'
      const options = { alt, bbox: [x, y, x + width, y + height], placement: 'Block' }
      root.add(
        doc.struct('Figure', options, () => {
          doc.save()
          draw()
          doc.restore()
        }),
      )
      return y + height
    },

    /** A link over its text; its description is what is read. */
    link(text: string, url: string, spot: Spot, style: Style = {}): number {
      let below = spot.y
      const paragraph = doc.struct('P')
      root.add(paragraph)
      const link = doc.struct('Link')
      paragraph.add(link)
      link.add(() => {
        below = pen.letters(text, spot, { color: colors.action, ...style })
        const area = { structParent: link, Contents: new String(text) as string }
        doc.link(spot.x, spot.y, Math.min(spot.width, doc.widthOfString(text)), below - spot.y, url, area)
      })
      link.end()
      paragraph.end()
      return below
    },

    /** A QR code with the light edge that cameras need (ISO/IEC 18004). */
    qr(text: string, alt: string, { x, y, width }: Spot): number {
      const { data, size } = encode(text, { border: 4, ecc: 'M' })
      const unit = width / size
      return pen.figure(alt, { x, y, width, height: width }, () => {
        doc.rect(x, y, width, width).fill('#ffffff')
        for (const [row, line] of data.entries())
          for (const [column, isDark] of line.entries())
            if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit)
        doc.fill('#000000')
      })
    },
  }
  return pen
}

export type Pen = ReturnType<typeof penOf>

/** More than two pages of the smallest type hold. */
const MOST_LETTERS = 20_000

/** Whole words of a text, as many as fit into a height; what is cut off is replaced by an ellipsis. */
export function fitted(
  pen: Pen,
  whole: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  style: Style,
): string {
  const text = shownLetters(whole.slice(0, MOST_LETTERS))
  if (pen.heightOf(text, { width }, style) <= height) return text
  const words = text.split(/(?<=\s)/)
  let fits = 0
  for (let step = words.length; step >= 1; step = Math.floor(step / 2))
    while (fits + step <= words.length) {
      const shorter = `${words
        .slice(0, fits + step)
        .join('')
        .trimEnd()} …`
      if (pen.heightOf(shorter, { width }, style) > height) break
      fits += step
    }
  return `${words.slice(0, fits).join('').trimEnd()} …`
}
