import { UnreadableFile } from '../import-row.ts'

export type CsvRecord = { line: number; cells: string[] }

/**
 * Records of a CSV file (RFC 4180), empty ones left out. `;` or `,` separates, whichever the first line has more of.
 * @throws UnreadableFile when a quote is never closed.
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const records: CsvRecord[] = []
  let [line, startLine, cell, isQuoted, wasQuoted] = [1, 1, '', false, false]
  let cells: string[] = []

  const endCell = () => {
    cells.push(wasQuoted ? cell : cell.trim())
    cell = ''
    wasQuoted = false
  }
  const endRecord = () => {
    endCell()
    if (cells.some((each) => each.trim() !== '')) records.push({ line: startLine, cells })
    cells = []
  }

  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] as string
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (source[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
      wasQuoted = true
    } else if (character === separator) endCell()
    else if (character === '\n') {
      endRecord()
      startLine = line
    } else if (character !== '\r' && !(wasQuoted && character === ' ')) cell += character
  }
  if (isQuoted) throw new UnreadableFile(`Zeile ${startLine}: Ein Anführungszeichen wird nicht geschlossen.`)
  endRecord()
  return records
}

function separatorOf(source: string): ';' | ',' {
  const [heading = ''] = source.split('\n', 1)
  const count = (character: string) => heading.split(character).length
  return count(';') >= count(',') ? ';' : ','
}
