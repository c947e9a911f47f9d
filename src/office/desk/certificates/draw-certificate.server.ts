import { drawFoot, drawHead } from '#company/pdf/letterhead.server.ts'
import { colors } from '#company/pdf/pen.server.ts'
import { factTable } from '#company/pdf/table.server.ts'
import { makePdf, PAGE } from '#company/pdf/tagged-pdf.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { site } from '#site'
import { formatDate, formatEuro } from '#ui/format.ts'
import type { RentCertificate } from './fields.ts'

const { margin, width: pageWidth } = PAGE
const LEFT = margin + 14
const WIDTH = pageWidth - 2 * LEFT

const stated = (euros: number | null) => (euros === null ? 'keine' : formatEuro(euros))

/** Cents are whole numbers. */
const sumOf = (...amounts: (number | null)[]) =>
  amounts.reduce<number>((cents, euros) => cents + Math.round((euros ?? 0) * 100), 0) / 100

/** A letter of one page, to be signed by hand. */
export function drawCertificate(certificate: RentCertificate, madeAt: Date): Promise<Buffer> {
  const today = formatDate(berlinDay(madeAt))
  const facts = {
    title: `Mietbescheinigung für ${certificate.tenant}`,
    subject: 'Mietbescheinigung',
    author: site.legalName,
    madeAt,
  }
  return makePdf(facts, (pen) => {
    const { street, postalCode, city } = site.address
    drawHead(pen, `${street} · ${postalCode} ${city} · ${site.phone.shown}`)
    const whole = { x: LEFT, width: WIDTH }
    const h2 = { size: 13, weight: 'bold' } as const
    const body = { size: 11, gap: 3 } as const
    let y = pen.text(`${city}, ${today}`, { ...whole, y: 108 }, { ...body, align: 'right' })
    y = pen.text('Mietbescheinigung', { ...whole, y: y + 18 }, { size: 24, weight: 'bold' }, { as: 'H1' })
    const opening = 'Hiermit bescheinigen wir, dass das folgende Mietverhältnis am heutigen Tag besteht.'
    y = pen.text(opening, { ...whole, y: y + 6 }, body)

    y = pen.text('Mietverhältnis', { ...whole, y: y + 22 }, h2, { as: 'H2' }) + 4
    const tenancy = [
      { label: 'Vermieter', value: certificate.landlord },
      { label: 'Mieterin oder Mieter', value: certificate.tenant },
      { label: 'Wohnung', value: certificate.flat },
      { label: 'Anschrift', value: certificate.address },
      { label: 'Wohnfläche', value: certificate.living_area },
      { label: 'Mietbeginn', value: formatDate(certificate.move_in_date) },
      { label: 'Verwendungszweck', value: certificate.purpose },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
    y = factTable(pen, tenancy, { ...whole, y }, { size: 11, valueShare: 0.64 })

    y = pen.text('Miete im Monat', { ...whole, y: y + 22 }, h2, { as: 'H2' }) + 4
    y = factTable(pen, rentsOf(certificate), { ...whole, y }, { size: 11, valueShare: 0.64 })
    const closing = `Diese Bescheinigung gibt den Stand vom ${today} wieder.`
    y = pen.text(closing, { ...whole, y: y + 20 }, body)

    const line = Math.max(y + 70, 660)
    pen.decoration(() =>
      pen.doc
        .moveTo(LEFT, line)
        .lineTo(LEFT + 260, line)
        .lineWidth(0.8)
        .stroke(colors.ink),
    )
    pen.text(`Unterschrift, ${site.legalName}`, { ...whole, y: line + 5 }, { size: 9, color: colors.grey })
    drawFoot(pen)
  })
}

function rentsOf({ cold_rent, utilities, heating, heating_included }: RentCertificate) {
  const heatingCosts = heating_included ? 0 : heating
  return [
    { label: 'Kaltmiete', value: formatEuro(cold_rent) },
    { label: 'Nebenkosten', value: stated(utilities) },
    { label: 'Heizkosten', value: heating_included ? 'in den Nebenkosten enthalten' : stated(heating) },
    { label: 'Gesamtmiete', value: formatEuro(sumOf(cold_rent, utilities, heatingCosts)), strong: true },
  ]
}
