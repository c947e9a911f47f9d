import type { FileRule } from '#values/file-rule.ts'
import type { Entered } from './entered.ts'
import type { FieldErrors } from './form-context.ts'

/** How a value is entered. */
export type FieldInput =
  | 'line'
  | 'text'
  | 'email'
  | 'phone'
  | 'euro'
  | 'whole'
  | 'day'
  | 'choice'
  | 'box'
  | 'consent'
  | 'rows'
  | 'files'

/** The part of its sender that a field holds: mails, the list of applicants and the neutral look find it by this. */
export type Tells =
  | 'first-name'
  | 'last-name'
  | 'name'
  | 'email'
  | 'phone'
  | 'birth-date'
  | 'birth-place'
  | 'nationality'
  | 'household'
  | 'income'
  | 'employment'
  | 'move-in'
  | 'pets'

export type FieldOption = {
  value: string
  label: string
  hint?: string /** As staff read it, where that differs. */
  staffLabel?: string
}

/** Options of every kind of field beside its label. */
export type About = {
  hint?: string
  /** „freiwillig“ beside the label; a text says in one line why it is asked all the same. */
  voluntary?: string | true
  /** Takes both columns of the form. */
  wide?: true
  autoComplete?: string
  inputMode?: 'numeric' | 'url'
  autoCapitalize?: 'none'
  /** Rows of a text area. */
  rows?: number
  /** As staff, exports and the API call it, where that differs: they speak about the sender. */
  staffLabel?: string
  tells?: Tells
  /** The office finds the request by it. */
  searched?: true
  /** Asked only where another field has this value; elsewhere it is hidden and not kept. */
  onlyIf?: { field: string; is: string | true /** The message where it must then be filled in. */; required?: string }
  /** The neutral look shows it; `without-names`: with the applicant's own names taken out. Unset: hidden until the shortlist. */
  neutral?: 'shown' | 'without-names'
  /** Its place in the comparison of applicants, its heading where it is not the staff's label, and whether its detail follows it. */
  compared?: { rank: number; as?: string; withDetail?: true }
  /** Its part in the office's lists: the subject, a fact beside it, or the sender's own words. */
  summary?: 'subject' | 'fact' | 'text'
  /** The error summary names the field before its messages, or does not; unset: where it may stay empty. */
  namedInSummary?: boolean
}

/** A no: a message, or for rows one for each of their parts that is wrong (`0.name`). */
export type Wrong = { readonly wrong: string | FieldErrors }

export type Field<Value = unknown> = About & {
  label: string
  input: FieldInput
  /** Marked as required. */
  isRequired: boolean
  /** Reads what a form sent as text, or JSON as it is; gives a value that needs no further check. */
  read: (entered: unknown) => Value | Wrong
  /** Of a text in characters, of a number its value. */
  min?: number
  max?: number
  options?: readonly FieldOption[]
  /** The value at the beginning, which also stands for a missing one. */
  begins?: string
  /** Text that JSON may give as a number. */
  takesNumbers?: true
  /** The only value there is. */
  constant?: string
  /** The first option of a select: nothing chosen. */
  placeholder?: string
  /** False where the page decides it, or only a program sends it. */
  hasInput?: boolean
  /** The company does not ask it: then it has no input, and null is stored. */
  readonly isSwitchedOff?: boolean
  /** Narrows what the form offers, and is not sent. */
  staysInForm?: boolean
  latest?: 'today' | 'far'
  file?: FileRule
  row?: RowSpec
}

/** The fields of each row of a list. */
export type RowSpec = {
  fields: Readonly<Record<string, Field>>
  most: number
  /** „Person 2“: what the row at this position (from 0) is called. */
  titleOf: (position: number) => string
  /** One line for the review, from what was typed in its parts. */
  inReview: (part: (name: string) => string) => string
}

export type Fields = Readonly<Record<string, Field>>

export const wrong = (message: string): Wrong => ({ wrong: message })

/** Whether what is entered in another field asks for this one. */
export function isAskedFor({ field, is }: NonNullable<About['onlyIf']>, entered: Entered): boolean {
  return entered[field] === (is === true ? 'on' : is)
}

/** No value of a field is an object; rows are a list. */
export function isWrong(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'wrong' in value
}

/** A voluntary field that the company asks or not, as it has it now. */
export function asksIf<Value>(isAsked: () => boolean, field: Field<Value>): Field<Value | null> {
  return {
    ...field,
    get isSwitchedOff() {
      return !isAsked()
    },
    read: (entered) => (isAsked() ? field.read(entered) : null),
  }
}

/** The page decides it, or only a program sends it. */
export function withoutInput<Value>(field: Field<Value>): Field<Value> {
  return { ...field, hasInput: false }
}

/** A field of the form that is not sent. */
export function inForm<Value>(field: Field<Value>): Field<Value> & { staysInForm: true } {
  return { ...field, staysInForm: true }
}
