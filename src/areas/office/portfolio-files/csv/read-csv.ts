import { foldText } from '#platform/fold.ts'
import type { FieldSpec } from '#platform/content/field-spec.ts'
import {
  buildingFields,
  fieldNamed,
  flatFields,
  type Entered,
  type ImportRow,
  type Problem,
  UnreadableFile,
} from '../import-row.ts'
import { columns, type Column } from './columns.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'
import { quoted } from '#ui/quoted.ts'

/** @throws UnreadableFile when there is no heading that we know, or one that we do not. */
export function readCsv(text: string): { rows: ImportRow[]; problems: Problem[] } {
  const [heading, ...records] = parseCsv(text)
  if (!heading) throw new UnreadableFile('Die Datei ist leer.')
  const order = heading.cells.map((cell) => columnFor(cell, heading.line))
  const twice = order.find((column, index) => order.indexOf(column) !== index)
  if (twice) throw new UnreadableFile(`Zeile ${heading.line}: Die Spalte „${twice.heading}“ gibt es zweimal.`)

  const problems: Problem[] = []
  const rows = records.flatMap((record) => {
    const surplus = record.cells.slice(order.length).some((cell) => cell.trim() !== '')
    if (!surplus && record.cells.length >= order.length) return [rowFrom(record, order, problems)]
    problems.push({
      line: record.line,
      text: `Hier stehen ${record.cells.length} Werte, in der Kopfzeile ${order.length} Spalten.`,
    })
    return []
  })
  return { rows, problems }
}

function columnFor(cell: string, line: number): Column {
  const column = columns.find(({ heading }) => foldText(heading) === foldText(cell))
  if (column) return column
  const known = columns.map(({ heading }) => heading).join(', ')
  throw new UnreadableFile(`Zeile ${line}: Die Spalte ${quoted(cell)} ist unbekannt. Bekannt sind: ${known}`)
}

function rowFrom({ line, cells }: CsvRecord, order: readonly Column[], problems: Problem[]): ImportRow {
  const row = { line, buildingNumber: null, isRemoved: false }
  const building: Entered = {}
  const flat: Entered = {}
  let number: string | null = null
  for (const [index, column] of order.entries()) {
    const text = (cells[index] ?? '').trim()
    if (column.of === 'number') number = text || null
    else {
      const field = fieldNamed(column.of === 'building' ? buildingFields : flatFields, column.field)
      const entered = asTyped(field, text)
      if (entered === null)
        problems.push({ line, text: `${column.heading} ${quoted(text.slice(0, 60))}: ${expected(field)}` })
      else if (column.of === 'building') building[column.field] = entered
      else flat[column.field] = entered
    }
  }
  return { ...row, number, building, flat }
}

/** What the office's form would have sent; null when it could not have sent that. */
function asTyped(field: FieldSpec, text: string): string | string[] | null {
  const parts = text
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (field.input === 'lines') return parts
  if (field.input === 'box') return yesOrNo(text)
  if (field.input === 'day') return ['sofort', 'ab sofort'].includes(foldText(text)) ? '' : text
  if (field.input === 'choice') return text === '' ? '' : optionFor(field, text)
  if (field.input !== 'boxes') return text
  const codes = parts.map((part) => optionFor(field, part))
  return codes.every((code) => code !== null) ? codes : null
}

function yesOrNo(text: string): string | null {
  const folded = foldText(text)
  if (['ja', 'j', 'x', '1', 'wahr'].includes(folded)) return 'ja'
  return ['nein', 'n', '', '0', 'falsch'].includes(folded) ? 'nein' : null
}

function optionFor({ options = [] }: FieldSpec, text: string): string | null {
  const folded = foldText(text)
  return options.find(({ value, label }) => [value, label].some((each) => foldText(each) === folded))?.value ?? null
}

const expected = ({ input, options = [] }: FieldSpec) =>
  input === 'box' ? 'Erlaubt sind ja und nein.' : `Erlaubt sind: ${options.map(({ label }) => label).join(', ')}.`
