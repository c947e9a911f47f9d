/** How a value is entered. `lines` and `boxes` are lists of text; `coordinate` is a number with up to six decimals. */
export type FieldInput =
  | 'line'
  | 'text'
  | 'markdown'
  | 'whole'
  | 'decimal'
  | 'coordinate'
  | 'euro'
  | 'day'
  | 'choice'
  | 'box'
  | 'boxes'
  | 'lines'

export type LineFormat = 'email' | 'phone' | 'postal-code' | 'time' | 'web-address' | 'color' | 'logo'

/** `picture`: the address of a small one, shown beside the choice. */
export type FieldOption = { value: string; label: string; picture?: string }

export type FieldSpec = {
  /** The value's name in the record and in the form. */
  name: string
  label: string
  input: FieldInput
  required?: boolean
  hint?: string
  /** For `choice` and `boxes`; those of `options` of the kind win. */
  options?: readonly FieldOption[]
  /** For `choice`: a file may hold another value too, which is shown as it is. */
  takesOthers?: boolean
  /** For `choice`: what an empty one is called. */
  none?: string
  /** For `choice`: the value that an empty one stands for, as it follows from elsewhere. */
  emptyMeans?: string
  /** Asked only where that choice has one of these values; without scripts it is shown all the same. */
  onlyWith?: { choice: string; values: readonly string[] }
  /** Whole numbers and decimals. */
  min?: number
  max?: number
  /** Letters of lines and texts; 200 and 20,000 unless said. */
  maxLength?: number
  /** Takes both columns of the form. */
  wide?: boolean
  /** The shape of a line. */
  format?: LineFormat
  /** Only letters, digits and hyphens: part of an address. */
  isSlug?: boolean
  /** The field that an address is made from when none is typed. */
  slugOf?: string
}

/** `record`: only this record of the kind has these fields. */
export type FieldGroup = { legend: string; hint?: string; record?: string; fields: readonly FieldSpec[] }

/** Every field of a form, in its order. */
export const fieldsOf = (groups: readonly FieldGroup[]): FieldSpec[] => groups.flatMap(({ fields }) => fields)

/** Whether a field is asked beside these values; beside a choice of which nothing is known it is. */
export function isAsked({ onlyWith }: Pick<FieldSpec, 'onlyWith'>, valueOf: (choice: string) => string): boolean {
  const value = onlyWith ? valueOf(onlyWith.choice) : ''
  return value === '' || onlyWith?.values.includes(value) === true
}

/** A field by the rules that hold for files. */
export const asInFiles = (field: FieldSpec): FieldSpec => (field.takesOthers ? { ...field, input: 'line' } : field)

/** The tick beside a field that contradicts others. */
export const tickFor = (field: string) => `stimmt.${field}`
