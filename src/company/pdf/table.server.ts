import { colors, type Pen, type Spot, type Style } from './pen.server.ts'

export type Fact = { label: string; value: string; strong?: boolean }

const PADDING = 3.5
const VALUE_SHARE = 0.5

type Look = { size?: number; valueShare?: number; alignValue?: 'left' | 'right' }

/** Label and value in rows, each label the head of its row. */
export function factTable(pen: Pen, facts: readonly Fact[], { x, y, width }: Spot, look: Look = {}): number {
  const { size = 9.5, valueShare = VALUE_SHARE, alignValue = 'left' } = look
  const { doc, root } = pen
  const valueWidth = width * valueShare
  const labelWidth = width - valueWidth - 6
  const table = doc.struct('Table')
  root.add(table)
  let top = y
  for (const [position, { label, value, strong = false }] of facts.entries()) {
    const rowSize = strong ? size + 2 : size
    const label_: Style = {
      size: rowSize,
      weight: strong ? 'bold' : 'regular',
      color: strong ? colors.ink : colors.grey,
    }
    const value_: Style = { size: rowSize, weight: 'bold', align: alignValue }
    if (position > 0) {
      const line = top
      pen.decoration(() =>
        doc
          .moveTo(x, line)
          .lineTo(x + width, line)
          .lineWidth(0.5)
          .stroke(colors.line),
      )
    }
    const row = doc.struct('TR')
    table.add(row)
    const head = doc.struct('TH', scope('Row'))
    row.add(head)
    const text = { y: top + PADDING }
    head.add(() => void pen.letters(label, { x, width: labelWidth, ...text }, label_))
    const cell = doc.struct('TD')
    row.add(cell)
    cell.add(() => void pen.letters(value, { x: x + width - valueWidth, width: valueWidth, ...text }, value_))
    head.end()
    cell.end()
    row.end()
    top +=
      2 * PADDING +
      Math.max(pen.heightOf(label, { width: labelWidth }, label_), pen.heightOf(value, { width: valueWidth }, value_))
  }
  table.end()
  return top
}

/** Few figures side by side, each below its name. */
export function figureTable(pen: Pen, facts: readonly Fact[], { x, y, width }: Spot): number {
  const { doc, root } = pen
  const column = width / Math.max(1, facts.length)
  const table = doc.struct('Table')
  root.add(table)
  let below = y
  const row = (kind: 'TH' | 'TD', top: number, textOf: (fact: Fact) => string, style: Style) => {
    const line = doc.struct('TR')
    table.add(line)
    for (const [position, fact] of facts.entries()) {
      const cell = kind === 'TH' ? doc.struct('TH', scope('Column')) : doc.struct('TD')
      line.add(cell)
      const spot = { x: x + position * column + 12, y: top, width: column - 15 }
      const text = textOf(fact)
      const fits = (size: number) => pen.widthOf(text, { ...style, size }) <= spot.width
      const size = [style.size ?? 14, 12.5, 11, 10].find(fits) ?? 9
      cell.add(() => {
        below = Math.max(below, pen.letters(text, spot, { ...style, size }))
      })
      cell.end()
    }
    line.end()
  }
  row('TH', y, ({ label }) => label, { size: 8.5, color: colors.grey })
  row('TD', y + 13, ({ value }) => value, { size: 14, weight: 'bold' })
  table.end()
  return below
}

/** The types do not know of it. */
const scope = (of: 'Row' | 'Column') => ({ scope: of }) as PDFKit.Mixins.StructureElementOptions
