import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { helpArticles } from '../articles/repository.server.ts'
import { LONGEST_DESCRIPTION, LONGEST_TERM, MOST_HITS, MOST_SUGGESTED } from './search-hit.ts'
import { buildSearchIndex, type FoundArticle, type SearchIndex } from './search-index.server.ts'

// One index per database, as old as the content it was built from.
const indexes = new WeakMap<App['db'], { version: number; index: Promise<SearchIndex> }>()

/** Articles that answer the query, best first; none for a query without a letter or digit. */
export async function searchHelp(app: App, query: string, limit = MOST_HITS): Promise<FoundArticle[]> {
  const index = await currentIndex(app)
  return index.search(query.slice(0, LONGEST_TERM), limit)
}

/** Articles that fit what somebody describes, best first; none rather than a wrong one. */
export async function suggestHelp(app: App, description: string, limit = MOST_SUGGESTED): Promise<FoundArticle[]> {
  const index = await currentIndex(app)
  return index.suggest(description.slice(0, LONGEST_DESCRIPTION), limit)
}

async function currentIndex({ db }: App): Promise<SearchIndex> {
  const { contentVersion: version } = await readContentVersion(db)
  const known = indexes.get(db)
  if (known?.version === version) return known.index
  const index = helpArticles(db).listSearchable().then(buildSearchIndex)
  indexes.set(db, { version, index })
  // A database that did not answer is asked again by the next search.
  index.catch(() => indexes.delete(db))
  return index
}
