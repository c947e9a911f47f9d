import { isDeepStrictEqual } from 'node:util'
import type { App } from '#platform/app.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { helpArticles, type SearchableArticle } from '../articles/repository.server.ts'
import { LONGEST_DESCRIPTION, LONGEST_TERM, MOST_HITS, MOST_SUGGESTED } from './search-hit.ts'
import { buildSearchIndex, type FoundArticle, type SearchIndex } from './search-index.server.ts'

type Built = { articles: SearchableArticle[]; index: SearchIndex }

// One index per database, and the version of the content at which it was last compared.
const indexes = new WeakMap<App['db'], { version: number; built: Promise<Built> }>()

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
  let known = indexes.get(db)
  if (known?.version !== version) {
    known = { version, built: build(db, known?.built) }
    indexes.set(db, known)
    // A database that did not answer is asked again by the next search.
    known.built.catch(() => indexes.delete(db))
  }
  return (await known.built).index
}

/** Most changes of content are no article's: an index of the same articles stays. */
async function build(db: App['db'], before: Promise<Built> | undefined): Promise<Built> {
  const articles = await helpArticles(db).listSearchable()
  const last = await before?.catch(() => undefined)
  return last && isDeepStrictEqual(last.articles, articles) ? last : { articles, index: buildSearchIndex(articles) }
}
