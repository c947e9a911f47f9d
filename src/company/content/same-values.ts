import type { ContentValue, ContentValues } from './content-store.ts'

/** A form sends nothing where a column holds an empty text. */
const bare = (value: ContentValue | undefined) => (value === '' ? null : (value ?? null))

export const isSame = (one: ContentValue | undefined, other: ContentValue | undefined) =>
  JSON.stringify(bare(one)) === JSON.stringify(bare(other))

/** Names of the fields whose values differ. */
export function changedNames(before: ContentValues | null, after: ContentValues | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter((name) => !isSame(before?.[name], after?.[name]))
}
