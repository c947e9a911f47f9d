import { fetchApi, fetchItems } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Opening } from './opening.ts'

export const openingsQuery: ApiQuery<Opening[]> = {
  queryKey: ['jobs'],
  queryFn: ({ signal }) => fetchItems('/api/jobs', signal),
}

export const openingQuery = (slug: string): ApiQuery<Opening> => ({
  queryKey: ['jobs', slug],
  queryFn: ({ signal }) => fetchApi(`/api/jobs/${encodeURIComponent(slug)}`, signal),
})
