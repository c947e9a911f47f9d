import { fetchApi, fetchItems } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Question } from '../faq/question.ts'
import type { SearchHit } from '../search/search-hit.ts'
import type { Article, ArticleCard, Category } from './article.ts'

export const categoriesQuery: ApiQuery<Category[]> = {
  queryKey: ['help', 'categories'],
  queryFn: ({ signal }) => fetchItems('/api/help/categories', signal),
}

export const articlesQuery = (category: string): ApiQuery<ArticleCard[]> => ({
  queryKey: ['help', 'articles', category],
  queryFn: ({ signal }) => fetchItems(`/api/help/categories/${encodeURIComponent(category)}/articles`, signal),
})

export const articleQuery = (slug: string): ApiQuery<Article> => ({
  queryKey: ['help', 'article', slug],
  queryFn: ({ signal }) => fetchApi(`/api/help/articles/${encodeURIComponent(slug)}`, signal),
})

export const questionsQuery: ApiQuery<Question[]> = {
  queryKey: ['help', 'questions'],
  queryFn: ({ signal }) => fetchItems('/api/help/questions', signal),
}

export const searchQuery = (term: string): ApiQuery<SearchHit[]> => ({
  queryKey: ['help', 'search', term],
  queryFn: ({ signal }) => fetchItems(`/api/help/search?q=${encodeURIComponent(term)}`, signal),
})
