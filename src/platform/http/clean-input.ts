/** Deeper than any form; a deeper document is somebody's attempt to exhaust the stack. */
const DEEPEST = 8
/** Of one form or JSON document; counted while it is read. */
export const MOST_FIELDS = 500

/** Of these signs, no sequence is changed by NFC: most of what people type here. */
const CLEAN = /^[\n\t\u0020-\u007e\u00a0-\u017f]*$/

/** Beyond 30 marks on one letter (the longest run of Unicode's stream-safe text), NFC takes quadratic time. */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu

/** Thrown for input that no form and no honest client sends. */
export class InputTooComplexError extends Error {}

/** Text whose normalisation takes no longer than its length. */
export const withoutPiledMarks = (text: string) => text.replaceAll(PILED_MARKS, '$1')

/**
 * NFC, `\n` as the only line break, no lone surrogates (they become U+FFFD), no NUL or other control character, which nobody types and
 * nobody could find. What is invisible besides goes from values of one line (`#values/one-line.ts`); texts of several may need it.
 */
export function cleanText(value: string): string {
  if (CLEAN.test(value)) return value
  const text = value.replaceAll(/\r\n?/g, '\n').toWellFormed()
  return withoutPiledMarks(text.replaceAll(/(?![\n\t])\p{Cc}/gu, '')).normalize('NFC')
}

/**
 * Text as everything behind it may rely on (`cleanText`).
 * @throws InputTooComplexError for more than 500 values or 8 levels.
 */
export function cleanInput(input: Record<string, unknown>): Record<string, unknown> {
  let count = 0

  const clean = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || ++count > MOST_FIELDS) throw new InputTooComplexError()
    if (typeof value === 'string') return cleanText(value)
    if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
    if (value === null || typeof value !== 'object') return value
    // fromEntries defines members, so a member called __proto__ stays a harmless member.
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, depth + 1)]))
  }
  return clean(input, 0) as Record<string, unknown>
}
