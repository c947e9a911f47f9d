/**
 * Characters with which a spreadsheet begins a formula (OWASP: CSV injection), their full-width forms too: a program that folds them
 * would run them all the same.
 */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
/** A spreadsheet that takes `;` or a line break for the end of a cell begins the next one behind such a gap. */
const GAP = /[;\s\p{Cf}]+/gu
const SEPARATOR = /[;\n\r]/
/** Invisible signs before a formula: white space, and marks of no width. */
const INVISIBLE = /^[\s\p{Cf}]+/u
/** A spreadsheet takes these for numbers: postal codes and telephone numbers lose their zero, long numbers their end. */
const LIKE_A_NUMBER = /^(?:0\d+|\d{12,})$/

export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvStyle = { separator: ',' | ';' }

/**
 * One line of CSV (RFC 4180), every cell quoted. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; numbers stay numbers. What must be exact is exported as JSON.
 */
export function csvLine(cells: readonly unknown[], { separator }: CsvStyle = { separator: ',' }): string {
  return `${cells.map(plainCell).join(separator)}\r\n`
}

/** The same as a German spreadsheet reads it: semicolons, commas in numbers, days as 02.03.2026. Put `BYTE_ORDER_MARK` before the first. */
export function germanCsvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(germanText(cell))).join(';')}\r\n`
}

function plainCell(value: unknown): string {
  if (value === null || value === undefined) return '""'
  if (typeof value === 'number' || typeof value === 'boolean') return `"${value}"`
  return quoted(tame(typeof value === 'string' ? value : JSON.stringify(value)))
}

function germanText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return LIKE_A_NUMBER.test(cell) ? `'${cell}` : tame(cell)
  if ('day' in cell) return germanDay(cell.day)
  if ('moment' in cell) {
    const [day = '', time = ''] = germanClock(cell.moment).split('T')
    return `${germanDay(day)} ${time.slice(0, 5)}`
  }
  return String('euro' in cell ? cell.euro : cell.number).replace('.', ',')
}

function germanDay(day: string): string {
  return day.split('-').toReversed().join('.')
}

function tame(text: string): string {
  const isFormula = FORMULA.test(text) || FORMULA.test(text.replace(INVISIBLE, ''))
  // A gap is read once, whatever follows: one expression for both goes over a long gap again from each of its characters.
  const tamed = text.replaceAll(GAP, (gap, at: number) =>
    SEPARATOR.test(gap) && FORMULA.test(text.slice(at + gap.length, at + gap.length + 1)) ? `${gap}'` : gap,
  )
  return `${isFormula ? "'" : ''}${tamed}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** Content of one cell. A text is always a text, whatever it looks like. */
export type Cell =
  | null
  | string
  | { number: number }
  | { euro: number }
  /** YYYY-MM-DD. */
  | { day: string }
  /** ISO 8601; shown in German time. */
  | { moment: string }

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

/** A moment as a clock in Germany shows it: `2026-03-02T09:00:00`. */
export function germanClock(moment: string): string {
  return berlin.format(new Date(moment)).replace(' ', 'T')
}
