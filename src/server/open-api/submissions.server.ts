import type { FormKind } from '#areas/kind.ts'
import { eachFormKind } from '#areas/kinds.server.ts'
import { describeForm } from './describe-form.ts'
import type { JsonSchema } from './shapes.ts'

export type Submission = { body: JsonSchema; kind: Pick<FormKind<unknown>, 'api' | 'files' | 'maxBytes'> }

/** Every form of the site, described by the declaration that judges it. */
export function submissions(): Submission[] {
  return eachFormKind.map((kind) => {
    const bodies = kind.forms.map(describeForm)
    return { kind, body: bodies.length === 1 ? (bodies[0] ?? {}) : { oneOf: bodies } }
  })
}
