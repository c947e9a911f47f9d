import type { Db } from '#platform/database/database.server.ts'
import { amenityLabels } from '../apartments/amenities.ts'
import { apartmentQuery, parameterNames, readApartmentFilters, savedQuery } from '../apartments/search/filters.ts'
import { properties } from '../properties/repository.server.ts'
import { filtersOf } from './search.ts'

type Posted = Readonly<Record<string, unknown>>

const textsOf = (fields: Posted, name: string) =>
  [fields[name]].flat().flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []))

/** Of an order and a page, nothing is saved. */
const { sort: _sort, page: _page, amenities, propertyId, ...others } = parameterNames

/** The query that a posted form describes, in the one spelling under which it is saved. */
export function readWishes(fields: Posted): string {
  const entries = Object.values(parameterNames).flatMap((name) => textsOf(fields, name).map((text) => [name, text]))
  return savedQuery(readApartmentFilters(new URLSearchParams(entries)))
}

/** A sentence about wishes that nobody could search for: saved without them, the search would be another one than was asked for. */
export async function unknownWish(db: Db, fields: Posted): Promise<string | null> {
  const unread = Object.values(others).flatMap((name) => {
    const texts = textsOf(fields, name)
    const query = new URLSearchParams(texts.map((text) => [name, text]))
    return apartmentQuery(readApartmentFilters(query)).size === 0 ? texts : []
  })
  const unknown = textsOf(fields, amenities).filter((code) => !Object.hasOwn(amenityLabels, code))
  const [word] = [...unread, ...unknown]
  if (word !== undefined)
    return `„${word.slice(0, 40)}“ verstehen wir als Wunsch nicht. Bitte wählen Sie ihn noch einmal aus oder lassen Sie ihn weg.`
  const building = filtersOf(readWishes(fields)).propertyId
  if (textsOf(fields, propertyId).length === 0 || (building !== '' && (await properties(db).findById(building))))
    return null
  return 'Dieses Gebäude zeigen wir nicht mehr. Bitte suchen Sie ohne es.'
}
