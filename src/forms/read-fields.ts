import { oneLine } from '#values/one-line.ts'
import { type Field, type Fields, isWrong, type About, type RowSpec, type Wrong, wrong } from './field.ts'
import type { FieldErrors } from './form-context.ts'

/** The values that a form sends and stores, by its declaration: neither files nor what stays in the form. */
export type ValuesOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { staysInForm: true } | { input: 'files' } ? never : Name]: F[Name] extends Field<
    infer Value
  >
    ? Value
    : never
}

type ReadFields = { values: Record<string, unknown>; errors: FieldErrors }

/** Reads each field by its rule, without what nobody sees in a value of one line. What has a message has no value; a detail whose field says otherwise is null. */
export function readFields(fields: Fields, entered: Readonly<Record<string, unknown>>): ReadFields {
  const values: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const [name, { input, read }] of Object.entries(fields)) {
    const given = entered[name]
    const value = read(typeof given === 'string' && input !== 'text' ? oneLine(given).trim() : given)
    if (!isWrong(value)) values[name] = value
    else if (typeof value.wrong === 'string') errors[name] = value.wrong
    else for (const [part, message] of Object.entries(value.wrong)) errors[part ? `${name}.${part}` : name] = message
  }
  for (const [name, { onlyIf }] of Object.entries(fields)) {
    if (!onlyIf || Object.hasOwn(errors, name)) continue
    if (values[onlyIf.field] !== onlyIf.is) values[name] = null
    else if (onlyIf.required && values[name] === null) errors[name] = onlyIf.required
  }
  return { values, errors }
}

/** Longer lists are nobody's form; each schema has its own, smaller limit. */
const LONGEST_LIST = 100

type Branch = Map<string, Branch | { value: unknown }>

/**
 * `{ 'members.0.name': 'Kim' }` → `{ members: [{ name: 'Kim' }] }`. Rows that are missing between others become null, so that
 * every row keeps its number. A name that is given whole as well (JSON) wins over its parts. Changes no prototype.
 */
export function nestFields(fields: Record<string, unknown>): Record<string, unknown> {
  if (!Object.keys(fields).some((name) => name.includes('.'))) return fields
  const nested: Branch = new Map()
  const plain: [string, unknown][] = []
  for (const [name, value] of Object.entries(fields)) {
    if (name.includes('.')) grow(nested, name.split('.'), value)
    else plain.push([name, value])
  }
  const grown = [...nested].map(([name, branch]): [string, unknown] => [name, harvest(branch)])
  return Object.fromEntries([...grown, ...plain])
}

function grow(branch: Branch, [first = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    branch.set(first, { value })
    return
  }
  const known = branch.get(first)
  const next: Branch = known instanceof Map ? known : new Map()
  branch.set(first, next)
  if (rest.length < 8) grow(next, rest, value)
}

function harvest(branch: Branch | { value: unknown }): unknown {
  if (!(branch instanceof Map)) return branch.value
  const positions = [...branch.keys()].map(Number)
  if (!positions.every((row) => Number.isInteger(row) && row >= 0 && row < LONGEST_LIST)) {
    return Object.fromEntries([...branch].map(([name, inner]) => [name, harvest(inner)]))
  }
  return Array.from({ length: Math.max(-1, ...positions) + 1 }, (_, row) => {
    const inner = branch.get(String(row))
    return inner ? harvest(inner) : null
  })
}

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
