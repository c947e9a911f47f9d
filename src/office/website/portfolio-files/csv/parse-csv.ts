import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableFile } from '../import-row.ts'

export type CsvRecord = { line: number; cells: string[] }

/** Tab, `;`, `,` or `|`: whichever the heading has most of; between equals the first. */
const delimiters = [';', ',', '\t', '|']

/**
 * Records of a CSV file with the lines they begin in, empty ones left out. Excel's `sep=;` says what separates.
 * @throws UnreadableFile when a quote is never closed.
 */
export function parseCsv(file: string): CsvRecord[] {
  // With one kind of line break, since the parser counts those of Windows twice inside quotes.
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  const [, said, mark] = /^(sep=(.)\n)/i.exec(text) ?? []
  const table = said ? text.slice(said.length) : text
  const begin = said ? 2 : 1
  const delimiter = mark ?? delimiterOf(table)
  try {
    return recordsOf(table, delimiter, begin)
  } catch (error) {
    if (!(error instanceof CsvError) || error.code === 'CSV_QUOTE_NOT_CLOSED') throw unreadable(error, begin)
    try {
      return recordsOf(withQuotedWords(table, delimiter), delimiter, begin)
    } catch (second) {
      throw unreadable(second, begin)
    }
  }
}

function delimiterOf(table: string): string {
  const [heading = ''] = table.split('\n', 1)
  const counts = delimiters.map((each) => heading.split(each).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}

function recordsOf(table: string, delimiter: string, begin: number): CsvRecord[] {
  const records: CsvRecord[] = []
  let line = begin
  try {
    parse(table, {
      delimiter,
      record_delimiter: '\n',
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      on_record(cells: string[], { lines }) {
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells })
        line = lines + begin
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) Object.assign(error, { begunIn: line })
    throw error
  }
  return records
}

/** `;"Altbau" mit Balkon;` is a cell that begins with a quoted word: as its writer meant it, with the signs. */
function withQuotedWords(table: string, delimiter: string): string {
  const mark = delimiter === '|' ? '\\|' : delimiter
  const begun = new RegExp(`(^|[${mark}])"([^"${mark}\n]*)"([^"${mark}\n]+)(?=$|[${mark}])`, 'gm')
  return table.replaceAll(begun, '$1"""$2""$3"')
}

function unreadable(error: unknown, begin: number): unknown {
  if (!(error instanceof CsvError)) return error
  const line = (error as CsvError & { begunIn?: number }).begunIn ?? begin
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
  return new UnreadableFile(
    `Zeile ${line}: ${isOpen ? 'Ein Anführungszeichen wird nicht geschlossen.' : 'Hinter einem Anführungszeichen steht noch Text.'}`,
  )
}
