import {
  choice,
  codes,
  day,
  declareParameters,
  number,
  page,
  type Parameter,
  text,
  yes,
} from '#platform/address-parameters.ts'
import type { ApartmentsTable } from '#platform/database/portfolio-tables.server.ts'
import { formatNumber, formatSqm, formatWholeEuro } from '#ui/format.ts'

/** The first is the default. */
export const sorts = ['neueste', 'guenstigste', 'teuerste', 'groesste', 'kleinste', 'frueheste'] as const
export type Sort = (typeof sorts)[number]
export type View = 'tabelle' | 'karten' | 'karte'

/** A box of the form, and the value that its column must hold, or at least, when it is ticked. */
type Box = { label: string; column: keyof ApartmentsTable; value: string | number; isLeast?: true }
const box = (name: string, ticked: Box) => ({ ...yes(name), box: ticked })

/**
 * Filters of the overview, each with its name in the address. Address, API and its description, cache, form, chips and SQL
 * follow from here; a range or a box is declared here alone.
 */
const declared = {
  search: text('suche'),
  /** Part of a city or postal code. */
  city: text('ort'),
  propertyId: text('gebaeude'),
  status: choice('status', ['available', 'rented'], ''),
  roomsFrom: number('zimmer_von'),
  roomsTo: number('zimmer_bis'),
  areaFromSqm: number('flaeche_von'),
  areaToSqm: number('flaeche_bis'),
  warmRentFromEuro: number('warmmiete_von'),
  warmRentToEuro: number('warmmiete_bis'),
  /** Flats that one can move into on this day. */
  freeOn: day('frei_ab'),
  petsAllowed: box('haustiere', { label: 'Haustiere erlaubt', column: 'pets', value: 'ja' }),
  stepFree: box('stufenlos', { label: 'Stufenlos erreichbar', column: 'step_free', value: 'ja' }),
  levelShower: box('bodengleiche_dusche', { label: 'Bodengleiche Dusche', column: 'level_shower', value: 'ja' }),
  /** The least clear width in DIN 18040-2. */
  wideDoors: box('breite_tueren', {
    label: 'Türen ab 80 cm Breite',
    column: 'narrowest_door_cm',
    value: 80,
    isLeast: true,
  }),
  amenities: codes('ausstattung'),
  sort: choice('sortierung', sorts, 'neueste'),
  page: page('seite'),
}

type Field = keyof typeof declared
type FieldsOf<Value> = { [F in Field]: Value extends ApartmentFilters[F] ? F : never }[Field]

/** Empty text, null, false: not narrowed. Money in euros, areas in m². */
export type ApartmentFilters = { [F in Field]: ReturnType<(typeof declared)[F]['read']> }

type Range = {
  from: FieldsOf<null>
  to: FieldsOf<null>
  column: 'room_count' | 'living_area_sqm' | 'total_rent_cents'
  /** How many of the column's units one of the filter's is. */
  unit?: number
  /** A flat of which nothing is known stays in the range: one may ask. */
  keepsUnknown?: boolean
  legend: string
  /** One end in the words of a chip, and what stands behind both. */
  write: (value: number) => string
  after: string
}

/** Two numbers that narrow one column; both ends belong to the range. */
export const ranges: Range[] = [
  { from: 'roomsFrom', to: 'roomsTo', column: 'room_count', legend: 'Zimmer', write: formatNumber, after: ' Zimmer' },
  {
    from: 'areaFromSqm',
    to: 'areaToSqm',
    column: 'living_area_sqm',
    legend: 'Wohnfläche in m²',
    write: formatSqm,
    after: '',
  },
  {
    from: 'warmRentFromEuro',
    to: 'warmRentToEuro',
    column: 'total_rent_cents',
    unit: 100,
    keepsUnknown: true,
    legend: 'Warmmiete in €',
    write: formatWholeEuro,
    after: ' warm',
  },
]

const filters = declareParameters(declared)
const parameters = Object.entries(declared) as [Field, Parameter<unknown> & { box?: Box }][]

export const boxes = parameters.flatMap(([field, parameter]) =>
  parameter.box ? [{ field: field as FieldsOf<false>, ...parameter.box }] : [],
)

export const noFilters: ApartmentFilters = filters.none

/** The names in the address, for page and API alike. */
export const parameterNames = Object.fromEntries(parameters.map(([field, { name }]) => [field, name])) as Record<
  Field,
  string
>

export const parameterSchemas = filters.schemas

const view = choice('ansicht', ['karten', 'karte'], 'tabelle')
export const viewParameter = view.name

/** All that the overview reads of its address. */
export const overviewParameters = [...filters.names, view.name]

/** Where „Filter ändern“ leads. */
export const FILTER_FORM_ID = 'wohnungen-filter'

export const readApartmentFilters: (query: URLSearchParams) => ApartmentFilters = filters.read

export const apartmentQuery: (filters: ApartmentFilters) => URLSearchParams = filters.write

/** The overview with these filters: `/wohnungen?ort=Neustadt&ansicht=karten`. */
export function overviewPath(wanted: ApartmentFilters, shown: View): string {
  const query = apartmentQuery(wanted)
  if (shown !== view.none) query.set(view.name, shown)
  return query.size === 0 ? '/wohnungen' : `/wohnungen?${query}`
}

/** Writes the part that can be saved: a notice is about flats that can be had, in no order. */
export function savedQuery(wanted: ApartmentFilters): string {
  return apartmentQuery({ ...wanted, status: '', sort: noFilters.sort, page: 1 }).toString()
}

/** Where a search with these filters is saved: `/suchauftrag?ort=Neustadt`. */
export function newSearchPath(wanted: ApartmentFilters): string {
  const query = savedQuery(wanted)
  return query === '' ? '/suchauftrag' : `/suchauftrag?${query}`
}

export function readView(query: URLSearchParams): View {
  return view.read(query.getAll(view.name))
}

export const asksForRent = ({ warmRentFromEuro, warmRentToEuro }: ApartmentFilters) =>
  warmRentFromEuro !== null || warmRentToEuro !== null

/** Whether „Filter zurücksetzen“ has something to do; order and page are not filters. */
export function hasFilters(wanted: ApartmentFilters): boolean {
  return apartmentQuery({ ...wanted, sort: noFilters.sort, page: 1 }).size > 0
}
