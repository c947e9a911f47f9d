import { drawFoot, drawHead } from '#company/pdf/letterhead.server.ts'
import { type Box, colors, fitted, type Pen } from '#company/pdf/pen.server.ts'
import { factTable, figureTable } from '#company/pdf/table.server.ts'
import { makePdf, PAGE } from '#company/pdf/tagged-pdf.server.ts'
import { site } from '#site'
import { drawEnergy, drawList, drawPicture, h2, type Images } from './expose-parts.server.ts'
import type { Expose } from './expose.ts'
import type { Frame } from './expose-pictures.server.ts'

const { margin, width: pageWidth } = PAGE
const WIDTH = pageWidth - 2 * margin
const GAP = 26
const HALF = (WIDTH - GAP) / 2
const RIGHT = margin + HALF + GAP

/** Above the foot. */
const END = 772

export const frames = {
  cover: { width: WIDTH, height: 262 },
  plan: { width: HALF, height: 226 },
  picture: { width: (WIDTH - 20) / 3, height: 112 },
} satisfies Record<string, Frame>

/** Two pages: what the flat is and costs, then what one asks before a visit. */
export function drawExpose(expose: Expose, images: Images, madeAt: Date): Promise<Buffer> {
  const facts = {
    title: `Exposé: ${expose.name}, ${expose.house}`,
    subject: `Mietwohnung, ${expose.address}`,
    author: site.legalName,
    madeAt,
  }
  return makePdf(facts, (pen) => {
    const isShown = drawFirst(pen, expose, images)
    pen.doc.addPage()
    drawSecond(pen, isShown ? { ...expose, pictures: [] } : expose, images)
  })
}

/** @returns whether there was room for the further pictures. */
function drawFirst(pen: Pen, expose: Expose, images: Images): boolean {
  drawHead(pen, 'Exposé')
  const cover = { x: margin, y: 78, ...frames.cover }
  let y = drawPicture(pen, expose.cover, images, cover)
  y = pen.text(expose.name, { x: margin, y: y + 18, width: WIDTH }, { size: 23, weight: 'bold' }, { as: 'H1' })
  const place = `${expose.house} · ${expose.address}`
  y = pen.text(place, { x: margin, y: y + 1, width: WIDTH }, { size: 11.5, color: colors.grey })
  y = drawFigures(pen, expose, y + 12)

  const top = y + 22
  const rentWidth = 196
  const textWidth = WIDTH - rentWidth - GAP
  const text = {
    x: margin,
    y: h2(pen, 'Über diese Wohnung', { x: margin, y: top, width: textWidth }),
    width: textWidth,
  }
  const style = { size: 9.5, gap: 2.5 }
  const fallback = `Diese Wohnung ist ${expose.availability}. Wir zeigen sie Ihnen gern.`
  const description = fitted(pen, expose.description || fallback, { ...text, height: END - text.y }, style)
  const textEnd = pen.text(description, text, style)

  const rents = { x: margin + WIDTH - rentWidth, y: top, width: rentWidth }
  const below = h2(pen, 'Miete und Kosten', rents)
  const end = factTable(pen, expose.rents, { ...rents, y: below }, { alignValue: 'right', valueShare: 0.56 })
  const note = 'Alle Beträge im Monat, die Kaution einmalig.'
  const rentsEnd = pen.text(note, { ...rents, y: end + 6 }, { size: 8, color: colors.grey })
  const isShown = drawRow(pen, expose, images, { from: Math.max(textEnd, rentsEnd) + 16, to: END })
  drawFoot(pen, 'Seite 1 von 2')
  return isShown
}

/** Draws the deciding figures, large, on a tint. */
function drawFigures(pen: Pen, { figures }: Expose, y: number): number {
  const box: Box = { x: margin, y, width: WIDTH, height: 56 }
  pen.decoration(() => pen.doc.roundedRect(box.x, box.y, box.width, box.height, 8).fill(colors.tint))
  figureTable(pen, figures, { x: margin, y: y + 11, width: WIDTH })
  return y + box.height
}

function drawSecond(pen: Pen, expose: Expose, images: Images): void {
  drawHead(pen, `${expose.name}, ${expose.house}`)
  const top = 80
  let left = drawPlan(pen, expose, images, top)
  let right = h2(pen, 'Eckdaten', { x: RIGHT, y: top, width: HALF })
  right = factTable(pen, expose.facts, { x: RIGHT, y: right, width: HALF })
  if (expose.amenities.length > 0) {
    const head = h2(pen, 'Ausstattung', { x: margin, y: Math.max(left, right) + 16, width: WIDTH })
    left = drawList(pen, expose.amenities, { x: margin, y: head, width: WIDTH })
    right = left
  }
  const energyTop = Math.max(left, right) + 16
  const energy = drawEnergy(pen, expose, { x: margin, y: energyTop, width: HALF })
  right = h2(pen, 'Gebäude und Lage', { x: RIGHT, y: energyTop, width: HALF })
  right = factTable(pen, expose.building, { x: RIGHT, y: right, width: HALF }, { size: 9, valueShare: 0.68 })
  drawRow(pen, expose, images, { from: Math.max(energy, right) + 16, to: CONTACT_TOP - 14 })
  drawContact(pen, expose)
  drawFoot(pen, 'Seite 2 von 2')
}

function drawPlan(pen: Pen, { floorPlan, buildingText }: Expose, images: Images, y: number): number {
  const spot = { x: margin, y, width: HALF }
  if (floorPlan !== null && images.has(floorPlan.base)) {
    const below = h2(pen, 'Grundriss', spot)
    return drawPicture(pen, floorPlan, images, { x: margin, y: below + 2, ...frames.plan })
  }
  const text = { ...spot, y: h2(pen, 'Über das Haus', spot) }
  const style = { gap: 2.5 }
  const words = buildingText || 'Ein Grundriss liegt uns für diese Wohnung nicht vor.'
  return pen.text(fitted(pen, words, { ...text, height: 190 }, style), text, style)
}

const CONTACT_TOP = 668

/** Further pictures, where there is room for them, at its end. */
function drawRow(pen: Pen, { pictures }: Expose, images: Images, { from, to }: { from: number; to: number }): boolean {
  const { width, height } = frames.picture
  if (to - from < height) return false
  for (const [position, picture] of pictures.entries())
    drawPicture(pen, picture, images, { x: margin + position * (width + 10), y: to - height, width, height })
  return true
}

function drawContact(pen: Pen, { url, changedOn }: Expose): void {
  const height = 106
  pen.decoration(() => pen.doc.roundedRect(margin, CONTACT_TOP, WIDTH, height, 8).fill(colors.tint))
  const spot = { x: margin + 16, width: WIDTH - 150 }
  let y = h2(pen, 'Besichtigung und Bewerbung', { ...spot, y: CONTACT_TOP + 12 })
  y = pen.text(`Rufen Sie uns an: ${site.phone.shown} (${site.businessHours.shown})`, { ...spot, y })
  y = pen.link(site.mail, `mailto:${site.mail}`, { ...spot, y: y + 1 })
  y = pen.text('Bilder, Karte und Bewerbung finden Sie auf der Seite dieser Wohnung:', { ...spot, y: y + 1 })
  y = pen.link(url, url, { ...spot, y: y + 1 })
  pen.text(`Stand: ${changedOn}. Angaben ohne Gewähr.`, { ...spot, y: y + 3 }, { size: 7.5, color: colors.grey })
  const label = 'QR-Code: öffnet die Seite dieser Wohnung'
  pen.qr(url, label, { x: margin + WIDTH - 102, y: CONTACT_TOP + 8, width: 90 })
}
