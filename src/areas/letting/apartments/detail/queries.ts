import { queryOptions } from '@tanstack/react-query'
import { fetchApi } from '#platform/api-client.ts'
import type { ApartmentDetail } from './detail.ts'

export const apartmentDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['apartment', id],
    queryFn: ({ signal }) => fetchApi<ApartmentDetail>(`/api/apartments/${encodeURIComponent(id)}`, signal),
  })
