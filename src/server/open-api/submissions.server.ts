import { toJSONSchema } from 'zod/v4/core'
import type { FormKind } from '#areas/kind.ts'
import { eachFormKind } from '#areas/kinds.server.ts'
import { describeForm } from './describe-form.ts'
import { describeFields } from './describe-fields.ts'
import type { JsonSchema } from './shapes.ts'

export type Submission = { body: JsonSchema; kind: Pick<FormKind<unknown>, 'api' | 'files' | 'maxBytes'> }

/** Every form of the site, described by the same schema that judges it. */
export function submissions(): Submission[] {
  return eachFormKind.map((kind) => {
    const bodies = kind.schemas.map((schema) => {
      if ('fields' in schema) return describeForm(schema)
      const body: JsonSchema = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      return describeFields(body, kind)
    })
    return { kind, body: bodies.length === 1 ? (bodies[0] ?? {}) : { oneOf: bodies } }
  })
}
