import { LONGEST_EMAIL, readEmail } from '#values/email.ts'
import { oneLine } from '#values/one-line.ts'
import { type About, type Field, type FieldOption, type Wrong, wrong } from './field.ts'

/** Stands at a required field that has no better message. */
export const REQUIRED_MESSAGE = 'Pflichtfeld bitte ausfüllen'

const LONGEST_LINE = 200
export const LONGEST_TEXT = 2000
const NO_TEXT = 'Bitte geben Sie hier Text ein.'
const NO_OPTION = 'Bitte wählen Sie einen der Einträge.'
const NO_BOX = 'Bitte kreuzen Sie das Feld an oder lassen Sie es frei.'

const tooLong = (max: number) =>
  wrong(`Bitte kürzen Sie den Text auf höchstens ${max.toLocaleString('de-DE')} Zeichen.`)

type TextOptions = About & {
  /** The message when it is missing or too short; without it the field may stay empty. */
  required?: string
  /** In characters, after trimming. */
  min?: number
  max?: number
  /** Offered in a select; a program may send another text. */
  options?: readonly FieldOption[]
  placeholder?: string
}
type Required<Options> = Options & { required: string }

/** One line of text. */
export function line(label: string, options: Required<TextOptions>): Field<string>
export function line(label: string, options?: TextOptions): Field<string | null>
export function line(label: string, options: TextOptions = {}): Field<string | null> {
  return textField(label, { max: LONGEST_LINE, ...options }, (text) => oneLine(text.trim()).trim())
}

/** What the sender is called. */
export const firstName = (options: Required<TextOptions>): Field<string> =>
  line('Vorname', { max: 100, autoComplete: 'given-name', tells: 'first-name', ...options })

export const lastName = (options: Required<TextOptions>): Field<string> =>
  line('Nachname', { max: 100, autoComplete: 'family-name', tells: 'last-name', ...options })

export const fullName = (options: Required<TextOptions>): Field<string> =>
  line('Name', { max: 150, autoComplete: 'name', tells: 'name', ...options })

/** Text that keeps its lines. */
export function text(label: string, options: Required<TextOptions>): Field<string>
export function text(label: string, options?: TextOptions): Field<string | null>
export function text(label: string, options: TextOptions = {}): Field<string | null> {
  return { ...textField(label, { max: LONGEST_TEXT, ...options }, (typed) => typed.trim()), input: 'text' }
}

export function phone(label: string, options: Required<TextOptions>): Field<string>
export function phone(label: string, options?: TextOptions): Field<string | null>
export function phone(label: string, options: TextOptions = {}): Field<string | null> {
  return { ...line(label, { max: 50, autoComplete: 'tel', ...options }), input: 'phone' }
}

function textField(
  label: string,
  { required, min = 1, max, ...about }: TextOptions & { max: number },
  trim: (text: string) => string,
): Field<string | null> {
  const input = about.options ? 'choice' : 'line'
  if (required === undefined) return { ...about, label, input, isRequired: false, max, read: readOptional(max, trim) }
  return { ...about, label, input, isRequired: true, min, max, read: readRequired }

  function readRequired(entered: unknown): string | Wrong {
    const typed = typeof entered === 'string' ? trim(entered) : ''
    if (typed.length < min) return wrong(required ?? REQUIRED_MESSAGE)
    return typed.length > max ? tooLong(max) : typed
  }
}

const readOptional = (max: number, trim: (text: string) => string) => (entered: unknown) => {
  if (entered === undefined || entered === null) return null
  if (typeof entered !== 'string') return wrong(NO_TEXT)
  const typed = trim(entered)
  return typed.length > max ? tooLong(max) : typed || null
}

/** A count that may be put into words („etwa 20“): text, or a number as JSON has it. Kept as text. */
export function countInWords(label: string, options: Required<TextOptions>): Field<string> {
  const field = line(label, options)
  const read = (entered: unknown) => field.read(typeof entered === 'number' ? String(entered) : entered)
  return { ...field, takesNumbers: true, read }
}

type EmailOptions = About & { message?: string /** Where there is none at all. */; missing?: string }

/** The sender's one address, as mail servers take it. */
export function email(label: string, options: EmailOptions = {}): Field<string> {
  const { message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', missing = message, ...about } = options
  return {
    autoComplete: 'email',
    tells: 'email',
    ...about,
    label,
    input: 'email',
    isRequired: true,
    min: 1,
    max: LONGEST_EMAIL,
    read(entered) {
      const typed = typeof entered === 'string' ? oneLine(entered).trim() : ''
      return typed === '' ? wrong(missing) : (readEmail(typed) ?? wrong(message))
    },
  }
}

/** Options that are stored as they are shown. */
export const asShown = <Value extends string>(...values: Value[]) => values.map((value) => ({ value, label: value }))

type ChoiceOptions<Value extends string> = About & {
  options: readonly (FieldOption & { value: Value })[]
  placeholder?: string
}

/** One of the values that a select or a group of radio buttons offers, and no other. */
export function choice<Value extends string>(
  label: string,
  options: ChoiceOptions<Value> & { required: string },
): Field<Value>
export function choice<Value extends string>(
  label: string,
  options: ChoiceOptions<Value> & { begins: NoInfer<Value> },
): Field<Value>
export function choice<Value extends string>(label: string, options: ChoiceOptions<Value>): Field<Value | null>
export function choice<Value extends string>(
  label: string,
  { required, begins, ...about }: ChoiceOptions<Value> & { required?: string; begins?: Value },
): Field<Value | null> {
  return {
    ...about,
    ...(begins !== undefined && { begins }),
    label,
    input: 'choice',
    isRequired: required !== undefined,
    read(entered) {
      const chosen = about.options.find(({ value }) => value === entered)
      if (chosen) return chosen.value
      if (required !== undefined) return wrong(required)
      return entered === undefined || entered === null || entered === '' ? (begins ?? null) : wrong(NO_OPTION)
    },
  }
}

/** Says which of several forms it is. */
export function constant<const Value extends string>(label: string, value: Value): Field<Value> {
  const read = (entered: unknown) => (entered === value ? value : wrong(REQUIRED_MESSAGE))
  return { label, input: 'line', hasInput: false, isRequired: true, constant: value, read }
}

const TICKED = new Set<unknown>([true, 'on', 'true', '1'])
const UNTICKED = new Set<unknown>([undefined, null, false, '', 'off', 'false', '0'])

/** Ticked by a form ("on") or by JSON (true); everything that says no, or nothing at all, is false. */
export function box(label: string, about: About = {}): Field<boolean> {
  const read = (entered: unknown) => TICKED.has(entered) || (UNTICKED.has(entered) ? false : wrong(NO_BOX))
  return { ...about, label, input: 'box', isRequired: false, read }
}

/** A box that must be ticked. */
export function consent(label: string, message: string, about: About = {}): Field<true> {
  const read = (entered: unknown) => (TICKED.has(entered) ? (true as const) : wrong(message))
  return { ...about, label, input: 'consent', isRequired: true, read }
}
