import MiniSearch, { type SearchResult } from 'minisearch'
import { foldText } from '#platform/fold.ts'
import type { SearchableArticle } from '../articles/repository.server.ts'
import { marksIn, snippetOf } from './marks.ts'
import { type SearchHit, SNIPPET_LETTERS } from './search-hit.ts'
import { indexedTerm, queryTerms, tellingTerms, wordsOf } from './words.ts'

/** A hit with the whole text, for those who answer questions from it. */
export type FoundArticle = SearchHit & { text: string }

export type SearchIndex = {
  search: (query: string, limit: number) => FoundArticle[]
  /** For somebody who describes something and searches for nothing: only what is surely about it. */
  suggest: (description: string, limit: number) => FoundArticle[]
}

/** Below this length a misspelled word could be any other. */
const SHORTEST_FORGIVEN = 4
/** A suggestion nobody asked for must be surer. */
const SHORTEST_SURE = 7
/** Of the best one's score. */
const WEAKEST_SUGGESTED = 0.4

/**
 * All articles in memory. A word is found by its beginning and with one wrong letter in five, umlauts written either way; titles
 * weigh most. Whatever contains the query as it stands is found as well, so that „trennung“ leads to „Mülltrennung“.
 */
export function buildSearchIndex(articles: SearchableArticle[]): SearchIndex {
  const byId = new Map(
    articles.map((article) => [
      article.id,
      {
        article,
        foldedTitle: foldText(article.title),
        foldedText: foldText(`${article.title} ${article.text} ${article.keywords}`),
      },
    ]),
  )
  const index = new MiniSearch<SearchableArticle>({
    fields: ['title', 'keywords', 'category', 'text'],
    extractField: (article, field) => {
      if (field === 'category') return article.category.title
      return article[field as 'id' | 'title' | 'keywords' | 'text']
    },
    tokenize: wordsOf,
    processTerm: indexedTerm,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { title: 4, keywords: 2, category: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length >= SHORTEST_FORGIVEN ? 0.2 : false),
    },
  })
  index.addAll(articles)

  return {
    search(query, limit) {
      const terms = queryTerms(query)
      if (terms.length === 0) return []
      const found = index.search(terms.join(' '), { combineWith: 'AND' })
      const whole = terms.join(' ')
      const ids = inOrder(found, byId, whole)
      // Nothing has all of the words: then what has most of them.
      const results = ids.length > 0 ? found : index.search(terms.join(' '), { combineWith: 'OR' })
      const shown = ids.length > 0 ? ids : results.map(({ id }) => String(id))
      const matchedBy = new Map(results.map((result) => [String(result.id), new Set(result.terms)]))
      return shown.slice(0, limit).flatMap((id) => {
        const article = byId.get(id)?.article
        return article ? [hitOf(article, { terms, matched: matchedBy.get(id) ?? new Set() })] : []
      })
    },
    suggest(description, limit) {
      const terms = tellingTerms(description)
      const found = index.search(terms.join(' '), {
        combineWith: 'OR',
        fields: ['title', 'keywords'],
        prefix: (term) => term.length >= SHORTEST_FORGIVEN,
        fuzzy: (term) => (term.length >= SHORTEST_SURE ? 0.15 : false),
      })
      const least = (found[0]?.score ?? 0) * WEAKEST_SUGGESTED
      return found
        .filter(({ score }) => score >= least)
        .slice(0, limit)
        .flatMap(({ id, terms: matched }) => {
          const article = byId.get(String(id))?.article
          return article ? [hitOf(article, { terms, matched: new Set(matched) })] : []
        })
    },
  }
}

type Entries = ReadonlyMap<string, { foldedTitle: string; foldedText: string }>

/** Titles that hold the query as it stands, then what matched, then texts that hold it inside a word. */
function inOrder(found: SearchResult[], entries: Entries, whole: string): string[] {
  const ids = found.map(({ id }) => String(id))
  const inTitle = (id: string) => entries.get(id)?.foldedTitle.includes(whole) === true
  const contained = [...entries].filter(([, { foldedText }]) => foldedText.includes(whole)).map(([id]) => id)
  return [...new Set([...ids.filter(inTitle), ...contained.filter(inTitle), ...ids, ...contained])]
}

function hitOf(article: SearchableArticle, looked: { terms: string[]; matched: ReadonlySet<string> }): FoundArticle {
  const { snippet, ranges } = snippetOf(article.text, looked, SNIPPET_LETTERS)
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    titleRanges: marksIn(article.title, looked),
    snippet,
    snippetRanges: ranges,
    categorySlug: article.categorySlug,
    category: article.category,
    text: article.text,
  }
}
