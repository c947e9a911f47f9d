import type { Readable } from 'node:stream'
import { type ZipItem, writeZip } from '#platform/zip/write-zip.server.ts'
import { type Cell, germanClock } from './csv.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { DAY_MS } from '#values/durations.ts'

export type Sheet = {
  name: string
  headings: readonly string[]
  /** Made while they are written. */
  rows: AsyncIterable<readonly Cell[]>
}

/** Excel refuses longer texts in a cell. */
const LONGEST_TEXT = 32_767
const LONGEST_NAME = 31
/** The day before the first that Excel counts; its 29.02.1900 never was, so earlier days are written as text. */
const DAYS_TO_1970 = 25_569
const FIRST_DAY = '1900-03-01'

/** Positions in `cellXfs` below. */
const styles = { text: 1, day: 2, moment: 3, euro: 4, heading: 5 } as const

/**
 * A workbook (ECMA-376) as a stream, however many rows: no library that is kept up writes one so (decision 0025). Texts stay texts when
 * they are edited later (`quotePrefix`), so none of them is ever a formula.
 */
export function writeXlsx(sheets: readonly Sheet[], now: Date): Readable {
  return writeZip(parts(sheets), now)
}

async function* parts(sheets: readonly Sheet[]): AsyncGenerator<ZipItem> {
  const numbers = sheets.map((_, index) => index + 1)
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbers.map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
  )
  yield part('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  const names = sheetNames(sheets)
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${numbers.map((number, index) => `<sheet name="${xml(names[index] ?? '')}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
  )
  yield part(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...numbers.map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
  )
  yield part('xl/styles.xml', stylesXml)
  for (const [index, sheet] of sheets.entries())
    yield { name: `xl/worksheets/sheet${index + 1}.xml`, content: sheetXml(sheet) }
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const part = (name: string, content: string): ZipItem => ({ name, content: DECLARATION + content })

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`
}

const stylesXml = `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf fontId="1" numFmtId="49" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function* sheetXml({ headings, rows }: Sheet): AsyncGenerator<string> {
  const columns = headings.map(
    (heading, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(40, Math.max(12, heading.length + 2))}" customWidth="1"/>`,
  )
  yield `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
  yield `<row>${headings.map((heading) => textCell(heading, styles.heading)).join('')}</row>`
  for await (const cells of rows) yield `<row>${cells.map(cellXml).join('')}</row>`
  yield '</sheetData></worksheet>'
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'string') return textCell(cell, styles.text)
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`
  if ('euro' in cell) return `<c s="${styles.euro}"><v>${cell.euro}</v></c>`
  const clock = 'day' in cell ? `${cell.day}T00:00:00` : germanClock(cell.moment)
  if (clock < FIRST_DAY) return textCell(clock.slice(0, 10).split('-').toReversed().join('.'), styles.text)
  const days = Date.parse(`${clock}Z`) / DAY_MS + DAYS_TO_1970
  return `<c s="${'day' in cell ? styles.day : styles.moment}"><v>${days}</v></c>`
}

function textCell(text: string, style: number): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(shortened(text))}</t></is></c>`
}

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 2)} …` : text
}

/** XML 1.0 has no word for most control characters; and Excel reads `_x0041_` as a letter unless its `_` is written so itself. */
function xml(text: string): string {
  const clean = text.toWellFormed().replaceAll(/(?![\t\n])\p{Cc}|\uFFFE|\uFFFF/gu, '')
  return escapeMarkup(clean.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'))
}

/** Excel takes no `/ \ ? * [ ] :`, nothing longer than 31 letters, and no name twice. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const names: string[] = []
  for (const { name } of sheets) {
    const clean = name.replaceAll(/[/\\?*[\]:]/g, ' ').slice(0, LONGEST_NAME - 3) || 'Tabelle'
    names.push(names.includes(clean) ? `${clean} ${names.length + 1}` : clean)
  }
  return names
}
