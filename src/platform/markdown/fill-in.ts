/**
 * Replaces each `{{address.city}}` by that fact of `facts`.
 * @throws when a placeholder names nothing, so that no page shows a hole
 */
export function fillIn(markdown: string, facts: object): string {
  return markdown.replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, path: string) => {
    const fact = path.split('.').reduce<unknown>((value, key) => property(value, key), facts)
    if (typeof fact !== 'string' && typeof fact !== 'number') throw new Error(`No fact for ${placeholder}`)
    return String(fact)
  })
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}
