import { letterLines } from '../legal-form.ts'
import { site } from '#site'
import { colors, type Pen } from './pen.server.ts'
import { PAGE } from './tagged-pdf.server.ts'

const { margin, width: pageWidth, height: pageHeight } = PAGE
const lineWidth = pageWidth - 2 * margin

const LOGO_HEIGHT = 28
const WIDEST_LOGO = 190

/** Logo and name at the head of a page. An artifact: who sends it stands in the text as well. */
export function drawHead(pen: Pen, right: string): void {
  const { doc } = pen
  const { light, showsName } = site.look
  const width = Math.min(WIDEST_LOGO, (LOGO_HEIGHT * light.width) / light.height)
  pen.decoration(() => {
    doc.image(Buffer.from(pen.logo), margin, 32, { fit: [width, LOGO_HEIGHT], valign: 'center' })
    if (showsName) pen.letters(site.brand, { x: margin + width + 10, y: 39, width: 260 }, { size: 13, weight: 'bold' })
    const spot = { x: pageWidth / 2, y: 41, width: pageWidth / 2 - margin }
    pen.letters(right, spot, { size: 9.5, color: colors.grey, align: 'right' })
  }, 'Pagination')
}

/** Draws the legal lines of business letters (GmbHG § 35a and its like) below each page. */
export function drawFoot(pen: Pen, page = ''): void {
  const { doc } = pen
  const { street, postalCode, city } = site.address
  const { seat, people } = letterLines(site)
  const lines = [
    `${site.legalName} · ${street} · ${postalCode} ${city} · Telefon ${site.phone.shown} · ${site.mail}`,
    [...seat, ...people].join(' · '),
  ]
  const top = pageHeight - 54
  pen.decoration(() => {
    doc
      .moveTo(margin, top)
      .lineTo(margin + lineWidth, top)
      .lineWidth(0.5)
      .stroke(colors.line)
    for (const [position, line] of lines.entries()) {
      const spot = { x: margin, y: top + 8 + position * 11, width: lineWidth - 60 }
      pen.letters(line, spot, { size: 7.5, color: colors.grey })
    }
    if (page !== '')
      pen.letters(page, { x: margin, y: top + 8, width: lineWidth }, { size: 7.5, color: colors.grey, align: 'right' })
  }, 'Pagination')
}
