import { formatDate } from '#ui/format.ts'
import { amenityLabel, inAmenityOrder } from '#areas/letting/apartments/amenities.ts'
import type { Apartment } from '#areas/letting/apartments/apartment.ts'
import { type ApartmentFilters, boxes, ranges } from '#areas/letting/apartments/search/filters.ts'

/** By the columns of `ranges`. */
type Figures = { room_count: number | null; living_area_sqm: number | null; total_rent_cents: number | null }

type Flat = Pick<Apartment, 'roomCount' | 'livingAreaSqm' | 'amenities' | 'wbsRequired'> & {
  warmRentEuro: number | null
  town: string
}

const outside = new Set(['balkon', 'terrasse', 'garten'])

/** „Passt: Neustadt, 2 Zimmer, 745 € warm. Ohne Balkon.“: what was asked for, and what one would only find out on the flat's page. */
export function fitWords(filters: ApartmentFilters, flat: Flat): string {
  const figures: Figures = {
    room_count: flat.roomCount,
    living_area_sqm: flat.livingAreaSqm,
    total_rent_cents: flat.warmRentEuro === null ? null : Math.round(flat.warmRentEuro * 100),
  }
  const fits: string[] = filters.city === '' ? [] : [flat.town]
  const misses: string[] = []
  for (const { from, to, column, unit = 1, legend, write, after } of ranges) {
    if (filters[from] === null && filters[to] === null) continue
    const value = figures[column]
    if (value === null) misses.push(`${legend.split(' in ')[0]} auf Anfrage`)
    else fits.push(write(value / unit) + after)
  }
  if (filters.freeOn !== '') fits.push(`frei am ${formatDate(filters.freeOn)}`)
  for (const { field, label } of boxes) if (filters[field]) fits.push(label)
  fits.push(...inAmenityOrder(filters.amenities).map(amenityLabel))
  if (flat.wbsRequired) misses.push('Nur mit Wohnberechtigungsschein')
  if (!flat.amenities.some((amenity) => outside.has(amenity))) misses.push('Ohne Balkon')
  return [fits.length > 0 && `Passt: ${fits.join(', ')}`, ...misses]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}
