import { fetchApi } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import type { Availability } from '../apartments/search/repository.server.ts'
import { type ApartmentFilters, apartmentQuery } from '../apartments/search/filters.ts'

export type Building = { id: string; name: string }

/** One page of the overview with what its filter form offers. */
export type Overview = {
  items: ApartmentListItem[]
  total: number
  availability: Availability
  /** Units of commercial buildings among all; they stand behind the homes. */
  commercial: number
  /** Counts from 1; a page beyond the last one is the last one. */
  page: number
  pageSize: number
  /** The filters as they were applied: a building that is not in the chosen place is dropped. */
  filters: ApartmentFilters
  /** Tells an empty portfolio from filters without a hit. */
  isPortfolioEmpty: boolean
  locations: string[]
  /** Of the chosen place; empty without one. */
  buildings: Building[]
}

export function overviewQuery(filters: ApartmentFilters): ApiQuery<Overview> {
  const query = apartmentQuery(filters).toString()
  return {
    queryKey: ['apartments', query],
    queryFn: ({ signal }) => fetchApi(`/api/apartments?${query}`, signal),
  }
}
