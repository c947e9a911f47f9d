import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Opening } from './opening.ts'

export const openingsQuery: ApiQuery<Opening[]> = {
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => (await fetchApi<{ items: Opening[] }>('/api/jobs', signal)).items,
}

export const openingQuery = (slug: string): ApiQuery<Opening> => ({
  queryKey: ['jobs', slug],
  queryFn: ({ signal }) => fetchApi(`/api/jobs/${encodeURIComponent(slug)}`, signal),
})
