import { fillBy } from '#platform/placeholders.ts'

/**
 * Replaces each `{{address.city}}` by that fact of `facts`.
 * @throws when a placeholder names nothing, so that no page shows a hole
 */
export function fillFacts(markdown: string, facts: object): string {
  return fillBy(markdown, (path) => {
    const fact = path.split('.').reduce<unknown>((value, key) => property(value, key), facts)
    if (typeof fact !== 'string' && typeof fact !== 'number') throw new Error(`No fact for {{${path}}}`)
    return String(fact)
  })
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

/**
 * Keeps what stands between `{{#name}}` and `{{/name}}` when `conditions.name` is true, and drops it otherwise; parts may lie in parts.
 * @throws for a name that is no condition, and for a part without its end
 */
export function keepParts(markdown: string, conditions: Record<string, boolean>): string {
  const kept = markdown.replaceAll(/\{\{#(\w+)\}\}\n?([\s\S]*?)\{\{\/\1\}\}\n?/g, (_, name: string, part: string) => {
    const isKept = Object.hasOwn(conditions, name) ? conditions[name] : undefined
    if (isKept === undefined) throw new Error(`No condition ${name}`)
    return isKept ? keepParts(part, conditions) : ''
  })
  if (/\{\{[#/]/.test(kept)) throw new Error('A part without its end')
  return kept
}
