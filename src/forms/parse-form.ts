import type * as z from 'zod/mini'
import type { FieldErrors } from './form-context.ts'
import { REQUIRED_MESSAGE } from './text-fields.ts'
import { nestFields } from './nest-fields.ts'

export type FormResult<Data> = { ok: true; data: Data } | { ok: false; errors: FieldErrors }

/** A schema of `zod/mini` for a form: `schema.ts` of each feature makes one. */
export type FormSchema = z.ZodMiniType<object>

/**
 * Holds what a form or JSON brought against its schema. Names may be nested (`household_members.0.name`), in the input and
 * in the messages alike. A field has one message, its first. A required field without a message of its own gets
 * „Pflichtfeld bitte ausfüllen“. Never throws, whatever the input.
 */
export function parseForm<Schema extends FormSchema>(
  schema: Schema,
  input: Record<string, unknown> | FormData,
): FormResult<z.output<Schema>> {
  const fields = nestFields(input instanceof FormData ? Object.fromEntries(input) : input)
  const result = schema.safeParse(fields, { error: () => REQUIRED_MESSAGE })
  if (result.success) return { ok: true, data: result.data }

  const errors = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const name = path.join('.')
    if (!errors.has(name)) errors.set(name, message)
  }
  return { ok: false, errors: Object.fromEntries(errors) }
}

/** Names of the fields that an empty form would be refused for: they are marked as required. */
export function requiredFields(schema: FormSchema): ReadonlySet<string> {
  const empty = parseForm(schema, {})
  return new Set(empty.ok ? [] : Object.keys(empty.errors))
}
