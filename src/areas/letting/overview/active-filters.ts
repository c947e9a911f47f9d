import { formatDate } from '#ui/format.ts'
import { amenityLabel, inAmenityOrder } from '../apartments/amenities.ts'
import { statusBadge } from '../apartments/availability.ts'
import { type ApartmentFilters, boxes, ranges } from '../apartments/search/filters.ts'
import type { Building } from './overview.ts'
import { quoted } from '#values/quoted.ts'

export type ActiveFilter = {
  key: string
  label: string
  /** The filters without this one; the list starts anew at its first page. */
  without: ApartmentFilters
}

function words(from: number | null, to: number | null, write: (value: number) => string): string {
  if (from !== null && to !== null) return from === to ? write(from) : `${write(from)} bis ${write(to)}`
  return from === null ? `bis ${write(to ?? 0)}` : `ab ${write(from)}`
}

/** Each filter that is set, in the words of a chip. Both ends of a range are one. */
export function activeFilters(filters: ApartmentFilters, buildings: readonly Building[]): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (key: string, label: string, change: Partial<ApartmentFilters>) =>
    active.push({ key, label, without: { ...filters, ...change, page: 1 } })

  const { search, city, propertyId, status, freeOn, amenities } = filters
  if (search !== '') add('search', quoted(search), { search: '' })
  if (city !== '') add('city', city, { city: '', propertyId: '' })
  if (propertyId !== '') {
    const building = buildings.find(({ id }) => id === propertyId)
    add('building', building?.name ?? 'Gebäude', { propertyId: '' })
  }
  if (status !== '') add('status', statusBadge(status).label, { status: '' })
  for (const { from, to, write, after } of ranges) {
    const [low, high] = [filters[from], filters[to]]
    if (low !== null || high !== null) add(from, words(low, high, write) + after, { [from]: null, [to]: null })
  }
  if (freeOn !== '') add('free', `frei am ${formatDate(freeOn)}`, { freeOn: '' })
  for (const { field, label } of boxes) if (filters[field]) add(field, label, { [field]: false })
  for (const amenity of inAmenityOrder(amenities)) {
    add(`amenity-${amenity}`, amenityLabel(amenity), { amenities: amenities.filter((other) => other !== amenity) })
  }
  return active
}

/** How many filters of the disclosure „Weitere Filter“ are set. */
export function countFurther(filters: ApartmentFilters): number {
  const further = activeFilters({ ...filters, search: '', city: '', propertyId: '', status: '' }, [])
  return further.length
}
