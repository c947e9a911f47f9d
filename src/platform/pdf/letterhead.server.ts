import { site } from '#site'
import { colors, type Pen } from './pen.server.ts'
import { PAGE } from './tagged-pdf.server.ts'

/** The mark of `shell/logo.tsx`, on a square of 48. */
const mark = {
  river:
    'M48 8C36 6.7 25 7.7 16.5 11.7 7 16.3 3.5 24 7.5 32 10.5 38 17 44 27 48H48V39.5C37 39 28 36.5 22 32 16 27.5 15.5 21.8 21 17.6 27 13.1 36.5 11.6 48 11.9Z',
  house: 'M34.5 15.5l9 7.8H41v9.2H28v-9.2h-2.5z',
}

const { margin, width: pageWidth, height: pageHeight } = PAGE
const lineWidth = pageWidth - 2 * margin

/** Mark and name at the head of a page. An artifact: who sends it stands in the text as well. */
export function drawHead(pen: Pen, right: string): void {
  const { doc } = pen
  pen.decoration(() => {
    doc.save()
    doc.translate(margin, 32).scale(28 / 48)
    doc.roundedRect(0, 0, 48, 48, 12).clip()
    doc.rect(0, 0, 48, 48).fill(colors.ink)
    doc.path(mark.river).fill('#5da6f8')
    doc.path(mark.house).fill('#ffffff')
    doc.restore()
    pen.letters(site.brand, { x: margin + 38, y: 39, width: 260 }, { size: 13, weight: 'bold' })
    const spot = { x: pageWidth / 2, y: 41, width: pageWidth / 2 - margin }
    pen.letters(right, spot, { size: 9.5, color: colors.grey, align: 'right' })
  }, 'Pagination')
}

/** What the law asks of business letters (GmbHG § 35a), below each page. */
export function drawFoot(pen: Pen, page = ''): void {
  const { doc } = pen
  const { street, postalCode, city } = site.address
  const { seat, registerCourt, registerNumber, managingDirectors } = site.legal
  const lines = [
    `${site.legalName} · ${street} · ${postalCode} ${city} · Telefon ${site.phone.shown} · ${site.mail}`,
    `Sitz der Gesellschaft: ${seat} · ${registerCourt}, ${registerNumber} · Geschäftsführung: ${managingDirectors}`,
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
