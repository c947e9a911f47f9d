import { expect, test } from 'vitest'
import { activeFilters, countFurther } from './active-filters.ts'
import { type ApartmentFilters, noFilters } from '../apartments/search/filters.ts'

const labels = (filters: Partial<ApartmentFilters>) =>
  activeFilters({ ...noFilters, ...filters }, [{ id: 'haus', name: 'Haus am Viehtor' }]).map(({ label }) =>
    label.replaceAll('\u00a0', ' '),
  )

test('nothing set, nothing to take away', () => {
  expect(labels({ sort: 'groesste', page: 3 })).toEqual([])
})

test('each filter has its words', () => {
  const filters = {
    search: 'Rhein',
    city: 'Rhens',
    propertyId: 'haus',
    status: 'available',
    freeOn: '2027-03-01',
    petsAllowed: true,
    wideDoors: true,
  } as const
  const words = ['„Rhein“', 'Rhens', 'Haus am Viehtor', 'Verfügbar', 'frei am 01.03.2027', 'Haustiere erlaubt']
  words.push('Türen ab 80 cm Breite')
  expect(labels(filters)).toEqual(words)
  expect(labels({ propertyId: 'fremd' })).toEqual(['Gebäude'])
})

test('both ends of a range are one filter', () => {
  expect(labels({ roomsFrom: 2, roomsTo: 3.5 })).toEqual(['2 bis 3,5 Zimmer'])
  expect(labels({ roomsFrom: 2, roomsTo: 2 })).toEqual(['2 Zimmer'])
  expect(labels({ areaFromSqm: 60 })).toEqual(['ab 60 m²'])
  expect(labels({ areaToSqm: 90 })).toEqual(['bis 90 m²'])
  expect(labels({ warmRentToEuro: 1200 })).toEqual(['bis 1.200 € warm'])
  expect(labels({ warmRentFromEuro: 500.5 })).toEqual(['ab 500,50 € warm'])
})

test('taking one away leaves the others and goes to the first page', () => {
  const filters = { ...noFilters, city: 'Rhens', propertyId: 'haus', amenities: ['balkon', 'keller'], page: 4 }
  const without = Object.fromEntries(activeFilters(filters, []).map((filter) => [filter.key, filter.without]))
  expect(without.city).toMatchObject({ city: '', propertyId: '', amenities: ['balkon', 'keller'], page: 1 })
  expect(without['amenity-balkon']).toMatchObject({ city: 'Rhens', amenities: ['keller'] })
})

test('the disclosure counts what is set inside it', () => {
  expect(countFurther({ ...noFilters, search: 'x', city: 'Rhens', status: 'rented' })).toBe(0)
  expect(countFurther({ ...noFilters, roomsFrom: 2, roomsTo: 3, amenities: ['balkon', 'keller'] })).toBe(3)
})
