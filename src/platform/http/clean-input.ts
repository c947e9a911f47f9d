/** Deeper than any form; a deeper document is somebody's attempt to exhaust the stack. */
const DEEPEST = 8
/** Of one form or JSON document; counted while it is read. */
export const MOST_FIELDS = 500

/** Of these signs, no sequence is changed by NFC: most of what people type here. */
const CLEAN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/

/** Beyond 30 marks on one letter (the longest run of Unicode's stream-safe text), NFC takes quadratic time. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu

export const CONTROL_CHARACTER_MESSAGE = 'Bitte entfernen Sie die unsichtbaren Steuerzeichen aus diesem Feld.'

/** Thrown for input that no form and no honest client sends. */
export class InputTooComplexError extends Error {}

export type CleanInput = { fields: Record<string, unknown>; errors: Record<string, string> }

/** Text whose normalisation takes no longer than its length. */
export const withoutPiledMarks = (text: string) => text.replaceAll(PILED_MARKS, '$1')

/** NFC, `\n` as the only line break, no lone surrogates (they become U+FFFD), no NUL or other control character. */
export function cleanText(value: string): { text: string; hadControls: boolean } {
  if (CLEAN.test(value)) return { text: value, hadControls: false }
  const text = value.replaceAll(/\r\n?/g, '\n').toWellFormed()
  const printable = withoutPiledMarks(text.replaceAll(/(?![\n\t])\p{Cc}/gu, ''))
  return { text: printable.normalize('NFC'), hadControls: printable !== text }
}

/**
 * Text as everything behind it may rely on (`cleanText`). Control characters are taken out of the value and reported by field, so that
 * nothing is stored changed.
 * @throws InputTooComplexError for more than 500 values or 8 levels.
 */
export function cleanInput(input: Record<string, unknown>): CleanInput {
  const errors: Record<string, string> = {}
  let count = 0

  const clean = (value: unknown, path: string, depth: number): unknown => {
    if (depth > DEEPEST || ++count > MOST_FIELDS) throw new InputTooComplexError()
    if (typeof value === 'string') {
      const { text, hadControls } = cleanText(value)
      if (hadControls) errors[path] = CONTROL_CHARACTER_MESSAGE
      return text
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
