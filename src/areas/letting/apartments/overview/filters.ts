/** What the overview is narrowed by. Empty text and null: not at all. Money in euros, areas in m², `page` counts from 1. */
export type ApartmentFilters = {
  search: string
  /** Part of a city or postal code. */
  city: string
  propertyId: string
  status: '' | 'available' | 'rented'
  roomsFrom: number | null
  roomsTo: number | null
  areaFromSqm: number | null
  areaToSqm: number | null
  warmRentFromEuro: number | null
  warmRentToEuro: number | null
  /** YYYY-MM-DD: flats that one can move into on this day. */
  freeOn: string
  amenities: string[]
  sort: Sort
  page: number
}

export type Sort = (typeof sorts)[number]
export type View = 'tabelle' | 'karten'

/** The first is the default. */
export const sorts = ['neueste', 'guenstigste', 'teuerste', 'groesste', 'kleinste', 'frueheste'] as const

export const noFilters: ApartmentFilters = {
  search: '',
  city: '',
  propertyId: '',
  status: '',
  roomsFrom: null,
  roomsTo: null,
  areaFromSqm: null,
  areaToSqm: null,
  warmRentFromEuro: null,
  warmRentToEuro: null,
  freeOn: '',
  amenities: [],
  sort: 'neueste',
  page: 1,
}

const LONGEST_TEXT = 100
const MOST_AMENITIES = 30
const LARGEST_NUMBER = 1_000_000
const LARGEST_PAGE = 100_000

/** The names in the address, for page and API alike. */
export const parameterNames = {
  search: 'suche',
  city: 'ort',
  propertyId: 'gebaeude',
  status: 'status',
  roomsFrom: 'zimmer_von',
  roomsTo: 'zimmer_bis',
  areaFromSqm: 'flaeche_von',
  areaToSqm: 'flaeche_bis',
  warmRentFromEuro: 'warmmiete_von',
  warmRentToEuro: 'warmmiete_bis',
  freeOn: 'frei_ab',
  amenities: 'ausstattung',
  sort: 'sortierung',
  page: 'seite',
} as const satisfies Record<keyof ApartmentFilters, string>

export const viewParameter = 'ansicht'

/** Where „Filter ändern“ leads. */
export const FILTER_FORM_ID = 'wohnungen-filter'

/** Filters from an address. Nonsense counts as not set, so that no address is an error. */
export function readApartmentFilters(query: URLSearchParams): ApartmentFilters {
  const raw = (field: keyof ApartmentFilters) => readText(query.get(parameterNames[field]) ?? '')
  const number = (field: keyof ApartmentFilters) => readNumber(raw(field))
  const amenities = query.getAll(parameterNames.amenities).filter((name) => /^[a-z_]{1,40}$/.test(name))
  return {
    search: raw('search'),
    city: raw('city'),
    propertyId: raw('propertyId'),
    status: oneOf(['available', 'rented'], raw('status')) ?? '',
    roomsFrom: number('roomsFrom'),
    roomsTo: number('roomsTo'),
    areaFromSqm: number('areaFromSqm'),
    areaToSqm: number('areaToSqm'),
    warmRentFromEuro: number('warmRentFromEuro'),
    warmRentToEuro: number('warmRentToEuro'),
    freeOn: isDay(raw('freeOn')) ? raw('freeOn') : '',
    amenities: [...new Set(amenities)].toSorted().slice(0, MOST_AMENITIES),
    sort: oneOf(sorts, raw('sort')) ?? noFilters.sort,
    page: readPage(raw('page')),
  }
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

/** PostgreSQL takes no NUL in a text, and nobody types control characters. */
function readText(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_TEXT)
}

/** As people type them: „72,5“, „1.200“, „1200.50“. */
function readNumber(text: string): number | null {
  if (!/^\d[\d.,]*$/.test(text)) return null
  const isGrouped = text.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(text)
  const value = Number(isGrouped ? text.replaceAll('.', '').replace(',', '.') : text)
  return Number.isFinite(value) && value <= LARGEST_NUMBER ? value : null
}

function readPage(text: string): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The other way round, without what is empty or the default, so that one selection has one address. */
export function apartmentQuery(filters: ApartmentFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [field, name] of Object.entries(parameterNames)) {
    const value = filters[field as keyof ApartmentFilters]
    if (Array.isArray(value)) for (const item of value) query.append(name, item)
    else if (value !== null && value !== noFilters[field as keyof ApartmentFilters]) {
      query.set(name, String(value))
    }
  }
  return query
}

/** The overview with these filters: `/wohnungen?ort=Rhens&ansicht=karten`. */
export function overviewPath(filters: ApartmentFilters, view: View): string {
  const query = apartmentQuery(filters)
  if (view !== 'tabelle') query.set(viewParameter, view)
  return query.size === 0 ? '/wohnungen' : `/wohnungen?${query}`
}

export function readView(query: URLSearchParams): View {
  return query.get(viewParameter) === 'karten' ? 'karten' : 'tabelle'
}

/** Whether „Filter zurücksetzen“ has something to do; order and page are not filters. */
export function hasFilters(filters: ApartmentFilters): boolean {
  return apartmentQuery({ ...filters, sort: noFilters.sort, page: 1 }).size > 0
}
