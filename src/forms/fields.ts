import * as z from 'zod/mini'
import { LONGEST_TEXT, oneLine, REQUIRED_MESSAGE } from './text-fields.ts'

const LONGEST_LINE = 200

/**
 * Field rules that forms share. Each reads what a browser's form sends (text) and what JSON sends (numbers, truth, null),
 * and gives a value that is sane behind the schema: trimmed text, or null where nothing was entered.
 */

const tooLong = (max: number) => `Bitte kürzen Sie den Text auf höchstens ${max.toLocaleString('de-DE')} Zeichen.`

/** Only a text that may grow as long as a text area's has lines of its own; names, subjects, addresses have one. */
const trimmed = (max: number) =>
  z.overwrite((text: string) => (max < LONGEST_TEXT ? oneLine(text.trim()) : text.trim()))

type TextLimits = { /** In characters, after trimming. */ min?: number; max?: number }

/** Text that must be there. `message` stands for a missing and for a too short one alike. */
export function requiredText(message = REQUIRED_MESSAGE, { min = 1, max = LONGEST_LINE }: TextLimits = {}) {
  return z.string({ error: message }).check(trimmed(max), z.minLength(min, message), z.maxLength(max, tooLong(max)))
}

/** Text that may be missing: nothing, blanks and null are null. */
export function optionalText({ max = LONGEST_LINE }: Pick<TextLimits, 'max'> = {}) {
  const text = z.nullish(
    z.string({ error: 'Bitte geben Sie hier Text ein.' }).check(trimmed(max), z.maxLength(max, tooLong(max))),
  )
  return z.pipe(
    text,
    z.transform((entered) => entered || null),
  )
}

/** One e-mail address of at most 254 characters (RFC 5321), in lower-case domain or not, as typed. `missing` when there is none. */
export function email(message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', missing = message) {
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(254, message), z.regex(z.regexes.email, message))
}

/** One of the values a select or a group of radio buttons offers, or null. */
export function optionalChoice<const Values extends readonly [string, ...string[]]>(values: Values) {
  const choice = z.nullish(z.union([z.literal(''), z.enum(values)], { error: 'Bitte wählen Sie einen der Einträge.' }))
  return z.pipe(
    choice,
    z.transform((chosen) => chosen || null),
  )
}

const TICKED = new Set<unknown>([true, 'on', 'true', '1'])
const UNTICKED = new Set<unknown>([undefined, null, false, '', 'off', 'false', '0'])

/** A box: ticked by a form ("on") or by JSON (true); everything that says no, or nothing at all, is false. */
export function checkbox(message = 'Bitte kreuzen Sie das Feld an oder lassen Sie es frei.') {
  return readField((entered, fail) => {
    if (TICKED.has(entered)) return true
    return UNTICKED.has(entered) ? false : fail(message)
  })
}

/** A box that must be ticked. */
export function consent(message = REQUIRED_MESSAGE) {
  return readField((entered, fail) => (TICKED.has(entered) ? (true as const) : fail(message)))
}

/** A field with a reading of its own: `read` gives the value, or fails with a message. A missing field is `undefined`. */
export function readField<Value>(read: (entered: unknown, fail: (message: string) => never) => Value) {
  return z.pipe(
    // Optional, or zod refuses a missing field before it is read.
    z.optional(z.unknown()),
    z.transform((entered, context) => {
      const fail = (message: string) => {
        context.issues.push({ code: 'custom', message, input: entered })
        return z.NEVER
      }
      return read(entered, fail)
    }),
  )
}
