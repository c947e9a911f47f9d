import { type RawBuilder, sql } from 'kysely'

/** Where `column` says that visitors may see the row; with a draft's id, that row too (for its preview). */
export function isShownOr(column: 'is_published' | 'is_active', draft?: string): RawBuilder<boolean> {
  const isShown = sql<boolean>`${sql.ref(column)} = 1`
  return draft === undefined ? isShown : sql<boolean>`(${isShown} or id = ${draft})`
}
