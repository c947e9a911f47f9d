import { fetchItems } from '#platform/api-client.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import type { ApartmentChoice, PropertyChoice } from '../apartments/choices/choice.ts'

/** The choices that the page's address has made already: `?stadt=Neustadt&immobilie=…`. */
export type ApartmentChoices = {
  cities: string[]
  city: string | null
  properties: PropertyChoice[]
  propertyId: string | null
  apartments: ApartmentChoice[]
}

const read =
  <Item>(path: string) =>
  ({ signal }: { signal: AbortSignal }) =>
    fetchItems<Item>(path, signal)

// The three reads of the specification's chapter 7.

export const citiesQuery = () => ({
  queryKey: ['application', 'cities'],
  queryFn: read<string>('/api/application/cities'),
})

export const propertiesQuery = (city: string) => ({
  queryKey: ['application', 'properties', city],
  queryFn: read<PropertyChoice>(`/api/application/properties?city=${encodeURIComponent(city)}`),
  enabled: city !== '',
})

export const apartmentsQuery = (propertyId: string) => ({
  queryKey: ['application', 'apartments', propertyId],
  queryFn: read<ApartmentChoice>(`/api/application/apartments?property=${encodeURIComponent(propertyId)}`),
  enabled: propertyId !== '',
})

/** „Haus am Markt, Am Markt 4“ */
export function propertyText({ name, addressStreet }: PropertyChoice): string {
  return [name, addressStreet].filter(Boolean).join(', ')
}

/** „Wohnung 3: 2,5 Zimmer, 72,5 m², 640,50 € kalt“ */
export function apartmentText({ name, roomCount, livingAreaSqm, coldRentEuro }: ApartmentChoice): string {
  const facts = [
    roomCount !== null && `${formatRooms(roomCount)} Zimmer`,
    livingAreaSqm !== null && formatSqm(livingAreaSqm),
    coldRentEuro === null ? 'Preis auf Anfrage' : `${formatEuro(coldRentEuro)} kalt`,
  ]
  return `${name}: ${facts.filter(Boolean).join(', ')}`
}
