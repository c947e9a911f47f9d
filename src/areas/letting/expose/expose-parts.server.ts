import { type Box, colors, type Pen, type Spot } from '#company/pdf/pen.server.ts'
import { factTable } from '#company/pdf/table.server.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { efficiencyClasses } from '../energy/rules.ts'
import type { Expose } from './expose.ts'

/** JPEGs by their picture's address; one whose file is gone is missing. */
export type Images = ReadonlyMap<string, Buffer>

export function h2(pen: Pen, text: string, spot: Spot): number {
  return pen.text(text, spot, { size: 12.5, weight: 'bold' }, { as: 'H2' }) + 4
}

/** A picture fills its frame, a drawing keeps its edges. Nothing where there is none. */
export function drawPicture(pen: Pen, picture: Picture | null, images: Images, box: Box): number {
  const image = picture && images.get(picture.base)
  if (!picture || !image) return box.y
  const { x, y, width, height } = box
  return pen.figure(picture.alt || 'Bild ohne Beschreibung', box, () => {
    if (!picture.isDrawing) pen.doc.roundedRect(x, y, width, height, 8).clip()
    const fit: [number, number] = [width, height]
    pen.doc.image(image, x, y, picture.isDrawing ? { fit, align: 'center' } : { width, height })
  })
}

const COLUMNS = 4

/** Short words in columns, one row after the other. */
export function drawList(pen: Pen, items: readonly string[], { x, y, width }: Spot): number {
  const { doc, root } = pen
  const column = width / COLUMNS
  const list = doc.struct('L')
  root.add(list)
  for (const [position, item] of items.entries()) {
    const spot = { x: x + (position % COLUMNS) * column, y: y + Math.floor(position / COLUMNS) * 15, width: column - 8 }
    pen.decoration(() => doc.circle(spot.x + 3, spot.y + 6, 1.8).fill(colors.action))
    const entry = doc.struct('LI')
    list.add(entry)
    entry.add(doc.struct('LBody', {}, () => void pen.letters(item, { ...spot, x: spot.x + 11 })))
    entry.end()
  }
  list.end()
  return y + Math.ceil(items.length / COLUMNS) * 15
}

/** Green to red as on the certificate (`energy-scale.tsx`). */
const scaleColors = ['#4fbf6b', '#66cc66', '#8fdc62', '#c6e552', '#f2e046', '#fcc851', '#fba94a', '#f48d4d', '#ef7757']

/** Draws what § 87 GEG asks of an advert, or why it is missing. */
export function drawEnergy(pen: Pen, { energy }: Expose, spot: Spot): number {
  let y = h2(pen, 'Energieausweis', spot)
  if (energy.missing !== null) return pen.text(energy.missing, { ...spot, y })
  y = factTable(pen, energy.facts, { ...spot, y }, { size: 9, valueShare: 0.5 })
  const position = efficiencyClasses.findIndex(({ name }) => name === energy.efficiencyClass)
  if (position < 0) return y
  const alt = `Energieeffizienzklasse ${energy.efficiencyClass} auf der Skala von A+ (sehr wenig Energie) bis H (sehr viel Energie)`
  return pen.figure(alt, { x: spot.x, y: y + 8, width: spot.width, height: 22 }, () => {
    const step = spot.width / efficiencyClasses.length
    for (const [index, { name }] of efficiencyClasses.entries()) {
      const cell = { x: spot.x + index * step, y: y + 10, width: step - 1.5, height: 18 }
      pen.doc.rect(cell.x, cell.y, cell.width, cell.height).fill(scaleColors[index] ?? colors.line)
      if (index === position)
        pen.doc
          .rect(cell.x, cell.y - 1, cell.width, cell.height + 2)
          .lineWidth(1.6)
          .stroke(colors.ink)
      const weight = index === position ? 'bold' : 'regular'
      pen.letters(name, { ...cell, y: cell.y + 4 }, { size: 9, weight, align: 'center', gap: 0 })
    }
  })
}
