import { type About, type Field, type Fields, type RowSpec, type Wrong, wrong } from './field.ts'
import type { FieldErrors } from './form-context.ts'
import { readFields, type ValuesOf } from './read-fields.ts'

type RowsOptions<F extends Fields> = About &
  Omit<RowSpec, 'fields'> & {
    fields: F
    messages: { noList: string; tooMany: string /** Where a row is no set of fields. */; noRow: string }
  }

/**
 * A list with the same fields in each row; null when there is none. Empty rows are dropped, but only after all were read: a message
 * stands at the row that it belongs to.
 */
export function rows<F extends Fields>(label: string, options: RowsOptions<F>): Field<ValuesOf<F>[] | null> {
  const { fields, most, titleOf, inReview, messages, ...about } = options
  function read(entered: unknown): ValuesOf<F>[] | null | Wrong {
    if (entered === undefined || entered === null) return null
    if (!Array.isArray(entered)) return wrong(messages.noList)
    const errors: FieldErrors = entered.length > most ? { '': messages.tooMany } : {}
    const filled = entered.flatMap((row: unknown, position): ValuesOf<F>[] => {
      if (isEmptyRow(row)) return []
      if (typeof row !== 'object' || Array.isArray(row)) {
        errors[position] = messages.noRow
        return []
      }
      const found = readFields(fields, { ...row })
      for (const [name, message] of Object.entries(found.errors)) errors[`${position}.${name}`] = message
      return [found.values as ValuesOf<F>]
    })
    if (Object.keys(errors).length > 0) return { wrong: errors }
    return filled.length > 0 ? filled : null
  }
  return { ...about, label, input: 'rows', isRequired: false, row: { fields, most, titleOf, inReview }, read }
}

function isEmptyRow(row: unknown): boolean {
  if (row === null || row === undefined) return true
  if (typeof row !== 'object' || Array.isArray(row)) return false
  return Object.values(row).every(
    (value: unknown) => value === null || value === undefined || (typeof value === 'string' && value.trim() === ''),
  )
}
