import { drawFoot, drawHead } from '#company/pdf/letterhead.server.ts'
import { colors, type Pen } from '#company/pdf/pen.server.ts'
import { makePdf, PAGE } from '#company/pdf/tagged-pdf.server.ts'
import { site } from '#site'

type House = { name: string; address: string }
/** „Treppenhaus links“, or what it is called otherwise; '' for the house's door. */
type Stairwell = string

const { margin, width: pageWidth } = PAGE
const WIDTH = pageWidth - 2 * margin

/** Where the form of a damage report opens with this place filled in. */
export function reportAddress(siteUrl: string, { address }: House, stairwell: Stairwell): string {
  const place = [address, stairwell].filter(Boolean).join(', ')
  return `${siteUrl}/schadensmeldung?${new URLSearchParams({ anschrift: place })}`
}

/** One page for each stairwell, to be read from two metres. */
export function drawPosters(
  house: House,
  stairwells: readonly Stairwell[],
  { siteUrl, madeAt }: { siteUrl: string; madeAt: Date },
): Promise<Buffer> {
  const facts = {
    title: `Aushang: Schaden melden, ${house.address}`,
    subject: 'QR-Code zur Schadensmeldung und Notfallnummern',
    author: site.legalName,
    madeAt,
  }
  return makePdf(facts, (pen) => {
    for (const [position, stairwell] of stairwells.entries()) {
      if (position > 0) pen.doc.addPage()
      drawPoster(pen, { place: { ...house, stairwell }, url: reportAddress(siteUrl, house, stairwell), siteUrl })
    }
  })
}

type Poster = { place: House & { stairwell: Stairwell }; url: string; siteUrl: string }

function drawPoster(pen: Pen, { place, url, siteUrl }: Poster): void {
  drawHead(pen, place.name)
  const whole = { x: margin, width: WIDTH }
  const center = { align: 'center' } as const
  const title = { ...center, size: 46, weight: 'bold' } as const
  let y = pen.text('Schaden melden', { ...whole, y: 84 }, title, { as: 'H1' })
  y = pen.text('Mit der Kamera des Telefons öffnen, Tag und Nacht', { ...whole, y }, { ...center, size: 17 })

  const side = 272
  const alt = 'QR-Code: öffnet die Schadensmeldung, das Haus ist schon eingetragen'
  y = pen.qr(url, alt, { x: (pageWidth - side) / 2, y: y + 8, width: side })
  const big = { ...center, size: 21, weight: 'bold' } as const
  y = pen.text(place.address, { ...whole, y: y + 4 }, big)
  if (place.stairwell !== '') y = pen.text(place.stairwell, { ...whole, y: y + 2 }, { ...big, size: 18 })
  const typed = `Ohne Kamera: ${siteUrl.replace(/^https?:\/\//, '')}/schadensmeldung`
  y = pen.text(typed, { ...whole, y: y + 4 }, { ...center, size: 12.5, color: colors.grey })
  drawEmergency(pen, y + 18)
  drawFoot(pen)
}

const EMERGENCY_HEIGHT = 148

function drawEmergency(pen: Pen, y: number): void {
  const { doc } = pen
  pen.decoration(() => {
    doc.roundedRect(margin, y, WIDTH, EMERGENCY_HEIGHT, 10).lineWidth(2.5).stroke(colors.red)
  })
  const inside = { x: margin + 20, width: WIDTH - 40 }
  const head = { size: 21, weight: 'bold', color: colors.red } as const
  let row = pen.text('Im Notfall zuerst anrufen', { ...inside, y: y + 12 }, head, { as: 'H2' }) + 4
  for (const { number, when } of [
    { number: site.emergency.fire, when: 'Feuer, Gas, Gefahr für Menschen' },
    { number: site.emergency.police, when: 'Polizei' },
    { number: site.phone.shown, when: 'Wasser, Heizung, Strom im Haus' },
  ]) {
    const paragraph = doc.struct('P')
    pen.root.add(paragraph)
    const top = row
    paragraph.add(() => {
      pen.letters(number, { x: inside.x, y: top, width: 210 }, { size: 22, weight: 'bold', gap: 0 })
      row = pen.letters(when, { x: inside.x + 216, y: top + 5, width: inside.width - 216 }, { size: 14.5, gap: 0 }) + 9
    })
    paragraph.end()
  }
}
