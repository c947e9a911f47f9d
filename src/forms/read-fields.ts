import { type Field, type Fields, isWrong } from './field.ts'
import type { FieldErrors } from './form-context.ts'

/** What is sent and stored of a form, by its declaration: neither files nor what stays in the form. */
export type ValuesOf<F extends Fields> = {
  [Name in keyof F as F[Name] extends { staysInForm: true } | { input: 'files' } ? never : Name]: F[Name] extends Field<
    infer Value
  >
    ? Value
    : never
}

type ReadFields = { values: Record<string, unknown>; errors: FieldErrors }

/** Reads each field by its rule. What has a message has no value; a detail whose field says otherwise is null. */
export function readFields(fields: Fields, entered: Readonly<Record<string, unknown>>): ReadFields {
  const values: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const [name, { read }] of Object.entries(fields)) {
    const value = read(entered[name])
    if (!isWrong(value)) values[name] = value
    else if (typeof value.wrong === 'string') errors[name] = value.wrong
    else for (const [part, message] of Object.entries(value.wrong)) errors[part ? `${name}.${part}` : name] = message
  }
  for (const [name, { onlyIf }] of Object.entries(fields)) {
    if (!onlyIf || name in errors) continue
    if (values[onlyIf.field] !== onlyIf.is) values[name] = null
    else if (onlyIf.required && values[name] === null) errors[name] = onlyIf.required
  }
  return { values, errors }
}
