import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/query-engine.ts'
import type { ApartmentDetail } from './detail.ts'

export const apartmentDetailQuery = (id: string): ApiQuery<ApartmentDetail> => ({
  queryKey: ['apartment', id],
  queryFn: ({ signal }) => fetchApi(`/api/apartments/${encodeURIComponent(id)}`, signal),
})
