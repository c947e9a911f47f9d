/** Characters with which a spreadsheet begins a formula (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r]/
/** A spreadsheet that takes `;` or a line break for the end of a cell begins the next one here. */
const LATER_FORMULA = /([;\n]\s*)(?=[=+\-@])/g

export type CsvStyle = { separator: ',' | ';' }

/**
 * One line of CSV (RFC 4180), every cell quoted. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front; numbers stay numbers. What must be exact is exported as JSON.
 */
export function csvLine(cells: readonly unknown[], { separator }: CsvStyle = { separator: ',' }): string {
  return `${cells.map(cell).join(separator)}\r\n`
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '""'
  if (typeof value === 'number' || typeof value === 'boolean') return `"${value}"`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const tame = `${FORMULA.test(text.trimStart()) || FORMULA.test(text) ? "'" : ''}${text.replaceAll(LATER_FORMULA, "$1'")}`
  return `"${tame.replaceAll('"', '""')}"`
}
