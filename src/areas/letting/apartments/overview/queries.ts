import { queryOptions } from '@tanstack/react-query'
import { fetchApi } from '#platform/api-client.ts'
import { type ApartmentFilters, apartmentQuery } from './filters.ts'
import type { Overview } from './overview.ts'

export const overviewQuery = (filters: ApartmentFilters) => {
  const query = apartmentQuery(filters).toString()
  return queryOptions({
    queryKey: ['apartments', query],
    queryFn: ({ signal }) => fetchApi<Overview>(`/api/apartments?${query}`, signal),
  })
}
