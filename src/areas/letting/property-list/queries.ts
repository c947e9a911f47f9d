import { fetchApi, fetchItems } from '#platform/api-client.ts'
import type { ApiQuery } from '#platform/query/use-api-query.ts'
import type { Apartment } from '../apartments/apartment.ts'
import { type PropertyFilters, propertyQuery } from '../properties/filters.ts'
import type { ListedProperty, Media, Property, PropertyPage, PropertyPin } from '../properties/property.ts'

const address = (id: string) => `/api/properties/${encodeURIComponent(id)}`

/** The API sends whole buildings; the page needs no more of them than the server gave it. */
export const propertyListQuery = (filters: PropertyFilters): ApiQuery<PropertyPage<ListedProperty>> => ({
  queryKey: ['properties', propertyQuery(filters)],
  queryFn: ({ signal }) => fetchApi(`/api/properties?${propertyQuery(filters)}`, signal),
})

/** Every building on the map that matches, not only one page of them. */
export const propertyPinsQuery = (filters: PropertyFilters): ApiQuery<PropertyPin[]> => {
  const query = propertyQuery({ ...filters, page: 1 })
  return {
    queryKey: ['property-pins', query],
    queryFn: ({ signal }) => fetchItems(`/api/property-pins?${query}`, signal),
  }
}

export const propertyDetailQuery = (id: string): ApiQuery<Property> => ({
  queryKey: ['property', id],
  queryFn: ({ signal }) => fetchApi(address(id), signal),
})

export const propertyMediaQuery = (id: string): ApiQuery<Media[]> => ({
  queryKey: ['property', id, 'media'],
  queryFn: ({ signal }) => fetchItems(`${address(id)}/media`, signal),
})

export const propertyApartmentsQuery = (id: string): ApiQuery<Apartment[]> => ({
  queryKey: ['property', id, 'apartments'],
  queryFn: ({ signal }) => fetchItems(`${address(id)}/apartments`, signal),
})
