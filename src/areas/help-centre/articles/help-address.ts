import { site } from '#site'
import { choice, declareParameters } from '#platform/address-parameters.ts'
import type { ArticleCard } from './article.ts'
import { readTerm } from '../search/search-hit.ts'

export type View = 'kacheln' | 'liste'

/** Choices of a list page of the help centre. `term` empty: no search. */
export type HelpList = { category: string; view: View; term: string }

/** The banner of the chosen category and its articles; a tile leads there, past the other tiles. */
export const ARTICLES_ID = 'artikel'

/** Parameters of a list besides the search, whose answers are kept nowhere. */
export const helpParameters = declareParameters({ view: choice('ansicht', ['liste'], 'kacheln') })

const ROOT = '/mieterinfos'

/** `/mieterinfos/heizen?ansicht=liste` → what is shown. The addresses of articles are not lists. */
export function readHelpList(pathname: string, search: string): HelpList {
  const [, , category = ''] = pathname.split('/')
  const query = new URLSearchParams(search)
  return {
    category: category === '' ? site.firstHelpCategory : decode(category),
    ...helpParameters.read(query),
    term: readTerm(query.get('q')),
  }
}

/** The other way round. The first category has the address without a name, so that one list has one address. */
export function helpListPath({ category, view = 'kacheln', term = '' }: Partial<HelpList>): string {
  const query = new URLSearchParams()
  if (term !== '') query.set('q', term)
  for (const [name, value] of helpParameters.write({ view })) query.set(name, value)
  const path = !category || category === site.firstHelpCategory ? ROOT : `${ROOT}/${encodeURIComponent(category)}`
  return query.size > 0 ? `${path}?${query}` : path
}

export function articlePath({ categorySlug, slug }: Pick<ArticleCard, 'categorySlug' | 'slug'>): string {
  return `${ROOT}/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`
}

/** Carried by the step of history that opened an article over a list: the list's address. */
export type OpenedState = { behind: string }

/** The list behind an opened article; null when the article was reached in another way. */
export function readOpened(state: unknown): string | null {
  const isOpened = typeof state === 'object' && state !== null && 'behind' in state && typeof state.behind === 'string'
  return isOpened ? (state as OpenedState).behind : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
