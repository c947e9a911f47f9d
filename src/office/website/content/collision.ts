import type { ContentValue, ContentValues } from '#company/content/content-store.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'
import { isSame } from '#company/content/same-values.ts'

/** One field that differs between what somebody entered and what another person saved meanwhile. */
export type Difference = {
  name: string
  /** `theirs`: only the other person changed it. `both`: each entered something else. */
  changedBy: 'theirs' | 'both'
  mine: ContentValue
  theirs: ContentValue
}

/**
 * Holds what was entered against what is stored. `base` is what the entering person had before their eyes when they began; null when
 * nobody knows any more, then every difference counts as one of both. What only they changed themselves is no difference.
 */
export function differences(
  fields: readonly FieldSpec[],
  base: ContentValues | null,
  mine: ContentValues,
  theirs: ContentValues,
): Difference[] {
  return fields.flatMap(({ name }): Difference[] => {
    const [own, other] = [mine[name] ?? null, theirs[name] ?? null]
    if (isSame(own, other)) return []
    if (base !== null && isSame(base[name], other)) return []
    const changedBy = base !== null && isSame(base[name], own) ? 'theirs' : 'both'
    return [{ name, changedBy, mine: own, theirs: other }]
  })
}
