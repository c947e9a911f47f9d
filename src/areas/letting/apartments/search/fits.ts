import type { ApartmentsTable } from '#platform/database/portfolio-tables.server.ts'
import { foldText } from '#platform/fold.ts'
import { type ApartmentFilters, boxes, ranges } from './filters.ts'

const fixedColumns = [
  'id',
  'property_id',
  'availability_status',
  'available_from',
  'room_count',
  'living_area_sqm',
  'total_rent_cents',
  'amenity_codes',
  'city_folded',
  'postal_code',
  'search_text',
  'is_commercial',
] as const satisfies (keyof ApartmentsTable)[]

/** Columns of a flat's row that filters look at. */
export const filteredColumns: (keyof ApartmentsTable)[] = [...fixedColumns, ...boxes.map(({ column }) => column)]

export type FilteredFlat = Pick<ApartmentsTable, (typeof fixedColumns)[number]> & Partial<ApartmentsTable>

type Condition = (flat: FilteredFlat) => boolean

/**
 * Whether a flat fits, judged without the database: for one flat and thousands of saved searches. It says what `findPage` says in SQL of the
 * same declarations; `fits.server.test.ts` holds the two together.
 */
export function fitting(filters: ApartmentFilters): Condition {
  const conditions = conditionsOf(filters)
  return (flat) => conditions.every((holds) => holds(flat))
}

function conditionsOf({ search, city, propertyId, status, freeOn, amenities, ...filters }: ApartmentFilters) {
  const conditions: Condition[] = []
  if (propertyId !== '') conditions.push((flat) => flat.property_id === propertyId)
  if (status !== '') conditions.push((flat) => flat.availability_status === status)
  for (const { field, column, value, isLeast } of boxes) {
    if (filters[field]) conditions.push(({ [column]: has }) => (isLeast ? (has ?? 0) >= value : has === value))
  }
  for (const { from, to, column, unit = 1, keepsUnknown = false } of ranges) {
    const [least, most] = [filters[from], filters[to]].map((end) =>
      end === null || unit === 1 ? end : Math.round(end * unit),
    )
    if (least === null && most === null) continue
    conditions.push(({ [column]: value }) =>
      value === null ? keepsUnknown : value >= (least ?? value) && value <= (most ?? value),
    )
  }
  if (freeOn !== '')
    conditions.push((flat) => flat.availability_status !== 'rented' && (flat.available_from ?? '') <= freeOn)
  if (city !== '') conditions.push(liesIn(city))
  for (const amenity of amenities) conditions.push((flat) => flat.amenity_codes.includes(` ${amenity} `))
  if (search !== '') conditions.push(hasWords(search))
  return conditions
}

function liesIn(city: string): Condition {
  const part = foldText(city)
  if (part === '') return () => false
  const isCode = /^\d/.test(city)
  return (flat) => flat.city_folded.includes(part) || (isCode && flat.postal_code.includes(part))
}

const MOST_WORDS = 8

function hasWords(search: string): Condition {
  const words = wordsOf(search)
  return ({ search_text: text }) => words.length > 0 && words.every((word) => text.includes(word))
}

/** The words of a search as texts are stored; nobody needs more of them. */
export function wordsOf(search: string): string[] {
  return foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS)
}
