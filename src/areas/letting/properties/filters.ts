import { choice, declareParameters, page, text } from '#platform/address-parameters.ts'

/** Filters of the listing, the same for page and API. */
export const propertyParameters = declareParameters({
  search: text('suche'),
  location: text('ort'),
  type: text('typ'),
  page: page('seite'),
})

/** Empty text: not at all. `page` counts from 1. */
export type PropertyFilters = typeof propertyParameters.none

export const readPropertyFilters = propertyParameters.read

/** Parameters of a building's address: its flats as tiles or as a list. */
export const buildingParameters = declareParameters({ view: choice('ansicht', ['liste'], 'kacheln') })

/** `ort=Neustadt&seite=2`, or nothing. */
export function propertyQuery(filters: PropertyFilters): string {
  return propertyParameters.write(filters).toString()
}

/** Whether „Filter zurücksetzen“ has something to do; the page number is not a filter. */
export function hasFilters({ search, location, type }: PropertyFilters): boolean {
  return search !== '' || location !== '' || type !== ''
}

/** The listing with these filters: `/vermietung?ort=Neustadt`. */
export function listPath(filters: PropertyFilters): string {
  const query = propertyQuery(filters)
  return query === '' ? '/vermietung' : `/vermietung?${query}`
}
