import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/query-engine.ts'
import { type ApartmentFilters, apartmentQuery } from './filters.ts'
import type { Overview } from './overview.ts'

export function overviewQuery(filters: ApartmentFilters): ApiQuery<Overview> {
  const query = apartmentQuery(filters).toString()
  return {
    queryKey: ['apartments', query],
    queryFn: ({ signal }) => fetchApi(`/api/apartments?${query}`, signal),
  }
}
