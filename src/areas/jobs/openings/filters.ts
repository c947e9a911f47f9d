import { declareParameters, text } from '#platform/address-parameters.ts'
import { foldText } from '#platform/fold.ts'
import type { Opening } from './opening.ts'

/** Filters of the list. */
export const openingParameters = declareParameters({ search: text('suche'), jobType: text('typ') })

/** Empty text: not at all. */
export type OpeningFilters = typeof openingParameters.none

export const readOpeningFilters = openingParameters.read

/** Search and filter come with the third job (specification, chapter 9). */
export const FILTERS_FROM = 3

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
