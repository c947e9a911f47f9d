import { formatDate, formatEuro, formatNumber, formatSqm } from '#ui/format.ts'
import { amenityLabel, inAmenityOrder } from '../amenities.ts'
import { statusBadge } from '../availability.ts'
import type { ApartmentFilters } from './filters.ts'
import type { Building } from './overview.ts'
import { quoted } from '#ui/quoted.ts'

export type ActiveFilter = {
  key: string
  label: string
  /** What is left when this one goes; the list starts anew at its first page. */
  without: ApartmentFilters
}

const wholeEuro = (euros: number) => formatEuro(euros).replace(',00', '')

function range(from: number | null, to: number | null, write: (value: number) => string): string {
  if (from !== null && to !== null) return from === to ? write(from) : `${write(from)} bis ${write(to)}`
  return from === null ? `bis ${write(to ?? 0)}` : `ab ${write(from)}`
}

/** Each filter that is set, in the words of a chip. Both ends of a range are one. */
export function activeFilters(filters: ApartmentFilters, buildings: readonly Building[]): ActiveFilter[] {
  const active: ActiveFilter[] = []
  const add = (key: string, label: string, change: Partial<ApartmentFilters>) =>
    active.push({ key, label, without: { ...filters, ...change, page: 1 } })

  const { search, city, propertyId, status, roomsFrom, roomsTo, areaFromSqm, areaToSqm, freeOn, amenities } = filters
  const { warmRentFromEuro, warmRentToEuro } = filters
  if (search !== '') add('search', quoted(search), { search: '' })
  if (city !== '') add('city', city, { city: '', propertyId: '' })
  if (propertyId !== '') {
    const building = buildings.find(({ id }) => id === propertyId)
    add('building', building?.name ?? 'Gebäude', { propertyId: '' })
  }
  if (status !== '') add('status', statusBadge(status).label, { status: '' })
  if (roomsFrom !== null || roomsTo !== null) {
    add('rooms', `${range(roomsFrom, roomsTo, formatNumber)} Zimmer`, { roomsFrom: null, roomsTo: null })
  }
  if (areaFromSqm !== null || areaToSqm !== null) {
    add('area', range(areaFromSqm, areaToSqm, formatSqm), { areaFromSqm: null, areaToSqm: null })
  }
  if (warmRentFromEuro !== null || warmRentToEuro !== null) {
    const label = `${range(warmRentFromEuro, warmRentToEuro, wholeEuro)} warm`
    add('rent', label, { warmRentFromEuro: null, warmRentToEuro: null })
  }
  if (freeOn !== '') add('free', `frei am ${formatDate(freeOn)}`, { freeOn: '' })
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
