import type { SubmissionKind } from '#platform/submissions/submission-kind.ts'
import type { JsonSchema } from './shapes.ts'

type Asked<Payload> = Pick<SubmissionKind<Payload>, 'parse' | 'entered'>

/**
 * Completes the JSON Schema of a form. Fields that read several notations (`true` and "on", `2027-03-01` and `01.03.2027`) have no
 * JSON Schema of their own, so the form itself is asked what it takes; what it misses in an empty form is required.
 */
export function describeFields<Payload>(body: JsonSchema, kind: Asked<Payload>): JsonSchema {
  const properties = (body.properties ?? {}) as Record<string, JsonSchema>
  const labels = kind.entered.labels as Record<string, string>
  const fixed = Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => ('const' in field ? [[name, field.const]] : [])),
  )
  const errorsOf = (input: Record<string, unknown>) => {
    const parsed = kind.parse({ ...fixed, ...input })
    return parsed.ok ? {} : parsed.errors
  }
  const takes = (name: string, value: unknown) => !(name in errorsOf({ [name]: value }))
  const missing = Object.keys(errorsOf({})).filter((name) => name in properties)
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const known = Object.keys(field).length > 0 ? field : fieldOf(name, takes)
        const label = labels[name]
        return [name, label ? { ...known, description: label } : known]
      }),
    ),
    required: [...Object.keys(fixed), ...missing],
  }
}

function fieldOf(name: string, takes: (name: string, value: unknown) => boolean): JsonSchema {
  if (takes(name, 'Text')) return {}
  if (takes(name, 5)) return { type: takes(name, 2.5) ? 'number' : 'integer', minimum: takes(name, 0) ? 0 : 1 }
  if (takes(name, true)) return takes(name, false) ? { type: 'boolean' } : { const: true }
  if (takes(name, '1999-12-31')) return { type: 'string', format: 'date' }
  return takes(name, []) ? { type: 'array', items: { type: 'object' } } : {}
}
