/** Deeper than any form; a deeper document is somebody's attempt to exhaust the stack. */
const DEEPEST = 8
const MOST_FIELDS = 500

/** Of these signs, no sequence is changed by NFC: most of what people type here. */
const CLEAN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/

export const CONTROL_CHARACTER_MESSAGE = 'Bitte entfernen Sie die unsichtbaren Steuerzeichen aus diesem Feld.'

/** Thrown for input that no form and no honest client sends. */
export class InputTooComplexError extends Error {}

export type CleanInput = { fields: Record<string, unknown>; errors: Record<string, string> }

/**
 * Text as everything behind it may rely on: NFC, `\n` as the only line break, no lone surrogates (they become U+FFFD).
 * NUL and other control characters are taken out of the value and reported by field, so that nothing is stored changed.
 * @throws InputTooComplexError for more than 500 values or 8 levels.
 */
export function cleanInput(input: Record<string, unknown>): CleanInput {
  const errors: Record<string, string> = {}
  let count = 0

  const clean = (value: unknown, path: string, depth: number): unknown => {
    if (depth > DEEPEST || ++count > MOST_FIELDS) throw new InputTooComplexError()
    if (typeof value === 'string') {
      if (CLEAN.test(value)) return value
      const text = value.replaceAll(/\r\n?/g, '\n').toWellFormed()
      const printable = text.replaceAll(/(?![\n\t])\p{Cc}/gu, '')
      if (printable !== text) errors[path] = CONTROL_CHARACTER_MESSAGE
      return printable.normalize('NFC')
    }
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${path}.${index}`, depth + 1))
    if (value === null || typeof value !== 'object') return value
    // fromEntries defines members, so a member called __proto__ stays a harmless member.
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, clean(inner, path === '' ? key : `${path}.${key}`, depth + 1)]),
    )
  }
  const fields = clean(input, '', 0)
  return { fields: fields as Record<string, unknown>, errors }
}
