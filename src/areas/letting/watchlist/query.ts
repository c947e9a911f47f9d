import { fetchItems } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { watchlistParameters } from './address.ts'

/** The flats with these ids as lists show them; one that is gone is missing. */
export function apartmentsByIdQuery(apartmentIds: string[]): ApiQuery<ApartmentListItem[]> {
  const query = watchlistParameters.write({ apartmentIds }).toString()
  return {
    queryKey: ['apartments-by-id', query],
    queryFn: ({ signal }) => fetchItems(`/api/apartments-by-id?${query}`, signal),
  }
}
