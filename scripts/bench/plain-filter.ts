import type { SQLInputValue } from 'node:sqlite'
import { PAGE_SIZE } from '#areas/letting/apartments/flat-index/find.ts'
import type { ApartmentFilters, Sort } from '#areas/letting/apartments/overview/filters.ts'
import { foldText } from '#platform/fold.ts'

type Statement = { sql: string; values: SQLInputValue[] }

const unknownLast = (column: string) => `case when a.${column} is null then 1 else 0 end`
const rentedLast = "case when a.availability_status = 'rented' then 1 else 0 end"
const order: Record<Sort, string[]> = {
  neueste: [],
  guenstigste: [rentedLast, unknownLast('total_rent_cents'), 'a.total_rent_cents'],
  teuerste: [rentedLast, unknownLast('total_rent_cents'), 'a.total_rent_cents desc'],
  groesste: [rentedLast, unknownLast('living_area_sqm'), 'a.living_area_sqm desc'],
  kleinste: [rentedLast, unknownLast('living_area_sqm'), 'a.living_area_sqm'],
  frueheste: [rentedLast, "coalesce(a.available_from, '')"],
}

/** What the bench's filters ask, as one would ask the engine: how many fit, and the rows of one page. Both have covering indexes. */
export function plainStatements(filters: ApartmentFilters): [count: Statement, page: Statement] {
  const where = ['a.is_listed = 1']
  const values: SQLInputValue[] = []
  const and = (sql: string, ...more: SQLInputValue[]) => {
    where.push(sql)
    values.push(...more)
  }
  for (const word of foldText(filters.search).split(' ').filter(Boolean)) and('a.search_text like ?', `%${word}%`)
  if (filters.city !== '')
    and('a.city_folded in (select city_folded from properties where city_folded like ?)', `%${foldText(filters.city)}%`)
  if (filters.status !== '') and('a.availability_status = ?', filters.status)
  if (filters.roomsFrom !== null) and('a.room_count >= ?', filters.roomsFrom)
  if (filters.roomsTo !== null) and('a.room_count <= ?', filters.roomsTo)
  if (filters.areaFromSqm !== null) and('a.living_area_sqm >= ?', filters.areaFromSqm)
  if (filters.warmRentToEuro !== null)
    and('(a.total_rent_cents <= ? or a.total_rent_cents is null)', filters.warmRentToEuro * 100)
  if (filters.freeOn !== '')
    and("a.availability_status <> 'rented' and (a.available_from is null or a.available_from <= ?)", filters.freeOn)
  for (const amenity of filters.amenities) and('a.amenity_codes like ?', `% ${amenity} %`)
  const all = `where ${where.join(' and ')}`
  const sorted = [...order[filters.sort], 'a.created_at desc', 'a.id desc'].join(', ')
  const ids = `select a.id from apartments a ${all} order by ${sorted} limit ${PAGE_SIZE} offset ?`
  return [
    { sql: `select count(*) from apartments a ${all}`, values },
    {
      sql: `select a.*, p.* from apartments a join properties p on p.id = a.property_id where a.id in (${ids})`,
      values: [...values, (filters.page - 1) * PAGE_SIZE],
    },
  ]
}
