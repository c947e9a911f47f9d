/** What the listing is narrowed by. Empty text: not at all. `page` counts from 1. */
export type PropertyFilters = { search: string; location: string; type: string; page: number }

/** Longer terms find nothing anyway and would only cost the database. */
const LONGEST_TERM = 100

/** The filters in an address's query (`suche`, `ort`, `typ`, `seite`), the same for page and API. Nonsense counts as not set. */
export function readPropertyFilters(query: URLSearchParams): PropertyFilters {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST_TERM)
  const page = Number(query.get('seite') ?? '1')
  return {
    search: text('suche'),
    location: text('ort'),
    type: text('typ'),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The other way round, without what is empty, so that one selection has one address: `ort=Rhens&seite=2`, or nothing. */
export function propertyQuery({ search, location, type, page }: PropertyFilters): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('suche', search)
  if (location !== '') query.set('ort', location)
  if (type !== '') query.set('typ', type)
  if (page > 1) query.set('seite', String(page))
  return query.toString()
}

/** Whether „Filter zurücksetzen“ has something to do; the page number is not a filter. */
export function hasFilters({ search, location, type }: PropertyFilters): boolean {
  return search !== '' || location !== '' || type !== ''
}

/** The listing with these filters: `/vermietung?ort=Rhens`. */
export function listPath(filters: PropertyFilters): string {
  const query = propertyQuery(filters)
  return query === '' ? '/vermietung' : `/vermietung?${query}`
}
