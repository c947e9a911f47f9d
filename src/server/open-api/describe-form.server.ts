import type { FormKind } from '#areas/kind.ts'
import { isKindOffered } from '#areas/kinds.ts'
import { eachFormKind, offeredForms } from '#areas/kinds.server.ts'
import type { DeclaredForm } from '#forms/declare-form.ts'
import type { Field } from '#forms/field.ts'
import { EMAIL_SHAPE } from '#values/email.ts'
import type { JsonSchema } from './shapes.ts'

/** The JSON Schema of what a form takes; required is what an empty form is refused for. */
function describeForm({ fields, parse }: Pick<DeclaredForm, 'fields' | 'parse'>): JsonSchema {
  const sent = Object.entries(fields).filter(([, { staysInForm, file }]) => !staysInForm && !file)
  const fixed = Object.fromEntries(sent.flatMap(([name, { constant }]) => (constant ? [[name, constant]] : [])))
  const empty = parse(fixed)
  return {
    type: 'object',
    properties: Object.fromEntries(
      sent.map(([name, field]) => [name, { ...schemaOf(field), description: field.staffLabel ?? field.label }]),
    ),
    required: [...Object.keys(fixed), ...Object.keys(empty.ok ? {} : empty.errors)],
  }
}

function schemaOf(field: Field): JsonSchema {
  const { input, isSwitchedOff, constant, min, takesNumbers } = field
  if (isSwitchedOff || takesNumbers) return {}
  if (constant) return { type: 'string', const: constant }
  switch (input) {
    case 'euro':
      return { type: 'number', minimum: 0 }
    case 'whole':
      return { type: 'integer', minimum: min }
    case 'day':
      return { type: 'string', format: 'date' }
    case 'box':
      return { type: 'boolean' }
    case 'consent':
      return { const: true }
    case 'rows':
      return { type: 'array', items: { type: 'object' } }
    default:
      return field.max === undefined ? choiceSchema(field) : textSchema(field)
  }
}

function textSchema({ input, isRequired, min, max }: Field): JsonSchema {
  if (!isRequired) return { anyOf: [{ type: 'string', maxLength: max }, { type: 'null' }] }
  const pattern = input === 'email' ? { pattern: EMAIL_SHAPE.source } : {}
  return { type: 'string', minLength: min, maxLength: max, ...pattern }
}

function choiceSchema({ isRequired, options = [] }: Field): JsonSchema {
  const values = { type: 'string', enum: options.map(({ value }) => value) }
  if (isRequired) return values
  return { anyOf: [{ anyOf: [{ type: 'string', const: '' }, values] }, { type: 'null' }] }
}

export type StoredRequest = {
  body: JsonSchema
  kind: Pick<FormKind<unknown>, 'files' | 'maxBytes'> & { api: NonNullable<FormKind<unknown>['api']> }
}

/** Every form of the site, described by the declaration that judges it. */
export function requests(): StoredRequest[] {
  return eachFormKind.flatMap(({ api, forms, ...kind }) => {
    if (api === null || !isKindOffered(kind)) return []
    const bodies = offeredForms({ forms }).map(describeForm)
    return [{ kind: { ...kind, api }, body: bodies.length === 1 ? (bodies[0] ?? {}) : { oneOf: bodies } }]
  })
}
