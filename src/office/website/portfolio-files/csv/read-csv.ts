import { foldText } from '#platform/fold.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { isAtOnce } from '../as-written.ts'
import { enteredValue } from '../entered-value.ts'
import { buildingFields, fieldNamed, flatFields, type Entered, type ImportRow, UnreadableFile } from '../import-row.ts'
import type { Problem } from '../problem.ts'
import { statusWords } from '../openimmo/codes.ts'
import { NOT_XML } from '../openimmo/parse-xml.ts'
import { quoted } from '#values/quoted.ts'
import { type Column, columnNamed, columns } from './columns.ts'
import { type CsvRecord, parseCsv } from './parse-csv.ts'

/** A title, a date of the list: so many lines may stand above the heading. */
const MOST_LINES_ABOVE = 10

type Order = readonly (Column | undefined)[]

/** @throws UnreadableFile when there is no heading that we know, or one of ours is missing. */
export function readCsv(text: string): { rows: ImportRow[]; problems: Problem[] } {
  const all = parseCsv(text)
  const [heading, ...records] = all.slice(Math.max(0, headingIn(all)))
  if (!heading) throw new UnreadableFile('Die Datei ist leer.')
  const order = orderOf(heading)
  judgeHeading(heading, order)
  if (records.length === 0)
    throw new UnreadableFile(
      'In der Datei steht nur die Kopfzeile. Bitte tragen Sie darunter je Wohnung eine Zeile ein.',
    )

  const problems: Problem[] = heading.cells.flatMap((cell, index) =>
    cell.trim() === '' || order[index]
      ? []
      : [
          {
            line: heading.line,
            text: `Die Spalte ${quoted(cell.slice(0, 60))} kennt die Website nicht. Sie wird nicht gelesen.`,
            isNote: true as const,
          },
        ],
  )
  const rows = records.flatMap((record) => {
    const fault = faultOf(record, order)
    if (fault === null) return [rowFrom(record, order, problems)].flatMap((row) => row ?? [])
    problems.push(fault)
    return []
  })
  return { rows, problems }
}

/** Where the heading stands; -1 where no line looks like one. */
const headingIn = (records: readonly CsvRecord[]) =>
  records.slice(0, MOST_LINES_ABOVE).findIndex(({ cells }) => cells.filter((cell) => columnNamed(cell)).length >= 2)

const orderOf = ({ cells }: CsvRecord): Order => cells.map((cell) => columnNamed(cell))

/**
 * Judges a table by its beginning, which may break off anywhere: the last record is not looked at. Where the heading does not follow from
 * it, nothing is said.
 * @throws UnreadableFile where the whole table would be refused for its heading.
 */
export function judgeBeginning(text: string): void {
  const records = recordsOfBeginning(text)
  const at = headingIn(records)
  const heading = records[at === -1 && records.length >= MOST_LINES_ABOVE ? 0 : at]
  if (heading) judgeHeading(heading, orderOf(heading))
}

function recordsOfBeginning(text: string): CsvRecord[] {
  try {
    return parseCsv(text).slice(0, -1)
  } catch (error) {
    // A quote that is closed further on.
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

/** A flat is known by its number, or by its address and name. */
function judgeHeading({ line, cells }: CsvRecord, order: Order): void {
  const known = order.filter((column) => column !== undefined)
  const twice = known.find((column, index) => known.indexOf(column) !== index)
  if (twice) throw new UnreadableFile(`Zeile ${line}: Die Spalte „${twice.heading}“ gibt es zweimal.`)
  const has = (heading: string) => known.some((column) => column.heading === heading)
  const missing = ['Straße', 'PLZ', 'Ort', 'Wohnung'].filter((heading) => !has(heading))
  if (missing.length === 0 || (has('Objektnummer') && known.length > 1)) return
  const unknown = cells
    .filter((cell, index) => cell.trim() !== '' && !order[index])
    .map((cell) => quoted(cell.slice(0, 60)))
  throw new UnreadableFile(
    [
      `Zeile ${line}: Es ${missing.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${missing.join(', ')}.`,
      unknown.length > 0 &&
        (unknown.length === 1
          ? `Die Spalte ${unknown[0]} ist unbekannt.`
          : `Die Spalten ${unknown.slice(0, 10).join(', ')} sind unbekannt.`),
      `Bekannt sind: ${columns.map(({ heading }) => heading).join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

const SUM = /^(?:zwischen|gesamt)?summe|^gesamt\b|^insgesamt|^total\b|^∑/i

/** Why a line is no flat of the table. */
function faultOf({ line, cells }: CsvRecord, order: Order): Problem | null {
  const cellOf = (heading: string) => (cells[order.findIndex((column) => column?.heading === heading)] ?? '').trim()
  const isNamed = ['Objektnummer', 'Straße', 'PLZ', 'Ort'].some((heading) => cellOf(heading) !== '')
  const label = cells.find((cell) => SUM.test(cell.trim()))
  if (label && (!isNamed || SUM.test(cellOf('Objektnummer'))))
    return {
      line,
      text: `Das ist keine Wohnung, sondern eine Zeile „${label.trim().slice(0, 40)}“. Sie bleibt weg.`,
      isNote: true,
    }
  const isSurplus = cells.slice(order.length).some((cell) => cell.trim() !== '')
  // Programs leave empty cells at the end away, but none of those that name the flat.
  const last = Math.max(
    ...['Straße', 'PLZ', 'Ort', 'Wohnung', 'Objektnummer'].map((heading) =>
      order.findIndex((column) => column?.heading === heading),
    ),
  )
  if (!isSurplus && cells.length > last) return null
  return { line, text: `Hier stehen ${cells.length} Werte, in der Kopfzeile ${order.length} Spalten.` }
}

function rowFrom({ line, cells }: CsvRecord, order: Order, problems: Problem[]): ImportRow | null {
  const building: Entered = {}
  const flat: Entered = {}
  let number: string | null = null
  const faults: Problem[] = []
  for (const [index, column] of order.entries()) {
    const cell = cells[index]
    if (!column || cell === undefined) continue
    const text = bare(cell)
    if (column.of === 'number') number = text || null
    else {
      const field = fieldNamed(column.of === 'building' ? buildingFields : flatFields, column.field)
      const entered = asTyped(field, text)
      if (entered === null)
        faults.push({ line, text: `${column.heading} ${quoted(text.slice(0, 60))}: ${expected(field)}` })
      else if (column.of === 'building') building[column.field] = entered
      else flat[column.field] = entered
    }
  }
  const code = codeFault(building)
  if (code) faults.push({ line, text: code })
  if (building.certificate_exemption === '' && (building.certificate_kind || building.certificate_value))
    building.certificate_exemption = 'none'
  problems.push(...faults)
  // The values beside a fault are judged as well, so that all of a line's faults are named at once.
  return {
    line,
    number,
    buildingNumber: null,
    isRemoved: false,
    building,
    flat,
    ...(faults.length > 0 && { isFaulty: true as const }),
  }
}

/** Without signs of control, and without that by which a spreadsheet keeps a number as text: `'01067`, `="01067"`. */
const bare = (cell: string) =>
  cell
    .replaceAll(NOT_XML, '')
    .trim()
    .replace(/^['’](?=\d)/, '')
    .replace(/^="([^"]*)"$/, '$1')
    .trim()

/** A table turns 01067 into 1067 where the column is not text. */
function codeFault(building: Entered): string | null {
  const code = String(building.postal_code ?? '').replace(/^D-?(?=\d)/i, '')
  if (building.postal_code !== undefined) building.postal_code = code
  if (code === '' || !['', 'deutschland', 'd', 'de'].includes(foldText(String(building.country ?? '')))) return null
  if (/^(?!00)\d{5}$/.test(code)) return null
  return /^\d{4}$/.test(code)
    ? `PLZ „${code}“: Eine Postleitzahl hat fünf Ziffern. Vermutlich hat das Programm die Null am Anfang entfernt: Formatieren Sie die Spalte als Text, und tragen Sie 0${code} ein.`
    : `PLZ „${code.slice(0, 20)}“: Eine Postleitzahl hat fünf Ziffern, zum Beispiel 01067.`
}

/** Returns the value as the office's form would send it; null when it could not. */
function asTyped(field: FieldSpec, text: string): string | string[] | null {
  const parts = text
    .split(/[,;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (field.input === 'lines') return parts
  if (field.input === 'box') return yesOrNo(text)
  if (field.input === 'day' && isAtOnce(text)) return ''
  if (field.name === 'availability_status') return text === '' ? '' : statusFor(field, text)
  if (field.input === 'choice') return text === '' ? '' : optionFor(field, text)
  if (field.input !== 'boxes') return enteredValue(field, text, { isMachine: false })
  const codes = parts.map((part) => optionFor(field, part))
  return codes.every((code) => code !== null) ? codes : null
}

function yesOrNo(text: string): string | null {
  const folded = foldText(text)
  if (['ja', 'j', 'x', '1', 'wahr', 'true', 'yes', 'y'].includes(folded) || /^[✓✔☑]$/u.test(text)) return 'ja'
  return ['nein', 'n', '', '0', 'falsch', 'false', 'no'].includes(folded) ? 'nein' : null
}

const statusFor = (field: FieldSpec, text: string) => optionFor(field, text) ?? statusWords[foldText(text)] ?? null

/** By its value, its label, or the beginning of one of them that fits one alone („Bedarf“, „Baudenkmal“). */
function optionFor({ options = [] }: FieldSpec, text: string): string | null {
  const folded = foldText(text)
  const exact = options.find(({ value, label }) => [value, label].some((each) => foldText(each) === folded))
  if (exact) return exact.value
  const near = options.filter(({ label }) => folded.length > 4 && foldText(label).includes(folded))
  return near.length === 1 ? (near[0]?.value ?? null) : null
}

const expected = ({ input, options = [] }: FieldSpec) =>
  input === 'box' ? 'Erlaubt sind ja und nein.' : `Erlaubt sind: ${options.map(({ label }) => label).join(', ')}.`
