import type { CategoryLabel } from '../articles/article.ts'

/** First and last-plus-one letter of what is to be marked. */
export type Range = [start: number, end: number]

/** An article that a search found. */
export type SearchHit = {
  id: string
  slug: string
  title: string
  titleRanges: Range[]
  /** At most `SNIPPET_LETTERS`, ellipses included, with the first hit in it. */
  snippet: string
  snippetRanges: Range[]
  categorySlug: string
  /** Null should never happen; then „Suchergebnis“ stands in. */
  category: CategoryLabel | null
}

/** A hit without what else its holder knows of it. */
export function onlyHit(found: SearchHit): SearchHit {
  const { id, slug, title, titleRanges, snippet, snippetRanges, categorySlug, category } = found
  return { id, slug, title, titleRanges, snippet, snippetRanges, categorySlug, category }
}

/** Limits of the specification (chapter 9). */
export const FEWEST_LETTERS = 2
export const MOST_HITS = 10
export const SNIPPET_LETTERS = 150

/** Longer terms find nothing anyway. */
export const LONGEST_TERM = 100

/** Of a description; what is said later seldom changes what it is about. */
export const LONGEST_DESCRIPTION = 300
export const MOST_SUGGESTED = 3

/** Reads a search without spaces around it; too short a one counts as none. */
export function readTerm(text: string | null): string {
  const term = (text ?? '').trim().slice(0, LONGEST_TERM)
  return term.length >= FEWEST_LETTERS ? term : ''
}
