import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Trade } from './trade.ts'

export const tradesQuery: ApiQuery<Trade[]> = {
  queryKey: ['trades'],
  queryFn: async ({ signal }) => (await fetchApi<{ items: Trade[]; total: number }>('/api/trades', signal)).items,
}
