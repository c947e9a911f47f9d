import { CsvError, parse } from 'csv-parse/sync'
import { UnreadableFile } from '../import-row.ts'

export type CsvRecord = { line: number; cells: string[] }

/**
 * Records of a CSV file with the lines they begin in, empty ones left out. `;` or `,` separates, whichever the first line has more of.
 * @throws UnreadableFile when a quote is never closed, or something stands behind a closed one.
 */
export function parseCsv(text: string): CsvRecord[] {
  const [heading = ''] = text.split('\n', 1)
  const records: CsvRecord[] = []
  let line = 1
  try {
    // With one kind of line break, since the parser counts those of Windows twice inside quotes.
    parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      delimiter: heading.split(';').length >= heading.split(',').length ? ';' : ',',
      record_delimiter: '\n',
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      on_record(cells: string[], { lines }) {
        if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells })
        line = lines + 1
        return null
      },
    })
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw new UnreadableFile(
      `Zeile ${line}: ${isOpen ? 'Ein Anführungszeichen wird nicht geschlossen.' : 'Hinter einem Anführungszeichen steht noch Text.'}`,
    )
  }
}
