import { foldText } from '#platform/fold.ts'
import type { Opening } from './opening.ts'

/** What the list is narrowed by. Empty text: not at all. */
export type OpeningFilters = { search: string; jobType: string }

/** Search and filter come with the third job (specification, chapter 9). */
export const FILTERS_FROM = 3

/** The filters in an address's query (`suche`, `typ`). */
export function readOpeningFilters(query: URLSearchParams): OpeningFilters {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100)
  return { search: text('suche'), jobType: text('typ') }
}

/** Those that match all filters; with too few jobs for filters, all. A term is found in title, summary, place, type and tasks. */
export function matching(openings: Opening[], { search, jobType }: OpeningFilters): Opening[] {
  if (openings.length < FILTERS_FROM) return openings
  const term = foldText(search)
  return openings.filter((opening) => {
    if (jobType !== '' && opening.jobType !== jobType) return false
    // A term without a letter or digit is in no text.
    return search === '' || (term !== '' && searchText(opening).includes(term))
  })
}

function searchText({ title, shortDescription, location, jobType, tasks }: Opening): string {
  return [title, shortDescription ?? '', location, jobType, ...tasks].map(foldText).join(' | ')
}

/** Each type once, in the alphabet's order. */
export function jobTypesOf(openings: Opening[]): string[] {
  return [...new Set(openings.map(({ jobType }) => jobType))].toSorted((a, b) => a.localeCompare(b, 'de'))
}
