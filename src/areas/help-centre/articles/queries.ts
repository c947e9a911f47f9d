import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Question } from '../faq/question.ts'
import type { SearchHit } from '../search/search-hit.ts'
import type { Article, ArticleCard, Category } from './article.ts'

type ListAnswer<Item> = { items: Item[]; total: number }

async function fetchItems<Item>(path: string, signal: AbortSignal): Promise<Item[]> {
  return (await fetchApi<ListAnswer<Item>>(`/api/help/${path}`, signal)).items
}

export const categoriesQuery: ApiQuery<Category[]> = {
  queryKey: ['help', 'categories'],
  queryFn: ({ signal }) => fetchItems('categories', signal),
}

export const articlesQuery = (category: string): ApiQuery<ArticleCard[]> => ({
  queryKey: ['help', 'articles', category],
  queryFn: ({ signal }) => fetchItems(`categories/${encodeURIComponent(category)}/articles`, signal),
})

export const articleQuery = (slug: string): ApiQuery<Article> => ({
  queryKey: ['help', 'article', slug],
  queryFn: ({ signal }) => fetchApi(`/api/help/articles/${encodeURIComponent(slug)}`, signal),
})

export const questionsQuery: ApiQuery<Question[]> = {
  queryKey: ['help', 'questions'],
  queryFn: ({ signal }) => fetchItems('questions', signal),
}

export const searchQuery = (term: string): ApiQuery<SearchHit[]> => ({
  queryKey: ['help', 'search', term],
  queryFn: ({ signal }) => fetchItems(`search?q=${encodeURIComponent(term)}`, signal),
})
