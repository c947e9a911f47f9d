import { formatRooms, formatSqm } from '#ui/format.ts'
import { freeFromText } from '../apartments/availability.ts'
import { warmRentEuro, warmRentText } from '../apartments/rent.ts'
import type { ApartmentDetail } from './detail.ts'

/** The title of the page and of its window, without the brand. */
export function apartmentTitle({ name, property }: ApartmentDetail): string {
  return `${name}, ${property.name} in ${property.addressCity}`
}

/** Writes the lines that search engines show under the title: „2,5 Zimmer, 72,5 m², 840,50 € warm, frei ab 01.03.2027 …“. */
export function apartmentDescription(detail: ApartmentDetail): string {
  const facts = [
    detail.roomCount !== null && `${formatRooms(detail.roomCount)} Zimmer`,
    detail.livingAreaSqm !== null && formatSqm(detail.livingAreaSqm),
    warmRentEuro(detail) !== null && warmRentText(detail),
    freeFromText(detail),
  ].filter(Boolean)
  const { name, property } = detail
  return `${name} in ${property.addressCity} (${property.name}) mieten: ${facts.join(', ') || 'Angaben auf Anfrage'}.`
}
