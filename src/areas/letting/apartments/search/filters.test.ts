import { expect, test } from 'vitest'
import { apartmentQuery, hasFilters, noFilters, readApartmentFilters } from './filters.ts'

const read = (query: string) => readApartmentFilters(new URLSearchParams(query))

test('an address without parameters filters nothing', () => {
  expect(read('')).toEqual(noFilters)
  expect(apartmentQuery(noFilters).toString()).toBe('')
  expect(hasFilters(noFilters)).toBe(false)
})

test('every parameter is read, and written back to the same address', () => {
  const query =
    'suche=Rhein&ort=Braubach&gebaeude=haus-1&status=available&zimmer_von=2&zimmer_bis=3.5&flaeche_von=40&flaeche_bis=90' +
    '&warmmiete_von=500&warmmiete_bis=900&frei_ab=2027-03-01&haustiere=ja&stufenlos=ja&bodengleiche_dusche=ja&breite_tueren=ja&ausstattung=balkon&ausstattung=keller&sortierung=guenstigste&seite=2'
  expect(read(query)).toEqual({
    search: 'Rhein',
    city: 'Braubach',
    propertyId: 'haus-1',
    status: 'available',
    roomsFrom: 2,
    roomsTo: 3.5,
    areaFromSqm: 40,
    areaToSqm: 90,
    warmRentFromEuro: 500,
    warmRentToEuro: 900,
    freeOn: '2027-03-01',
    petsAllowed: true,
    stepFree: true,
    levelShower: true,
    wideDoors: true,
    amenities: ['balkon', 'keller'],
    sort: 'guenstigste',
    page: 2,
  })
  expect(apartmentQuery(read(query)).toString()).toBe(query)
})

test.for([
  ['72,5', 72.5],
  ['72.5', 72.5],
  ['1.200', 1200],
  ['1.200,50', 1200.5],
  ['0', 0],
  ['', null],
  ['-3', null],
  ['viel', null],
  ['1e9', null],
  ['99999999', null],
  ['1,2,3', null],
])('a number typed as „%s“ is read as %s', ([typed, value]) => {
  expect(read(`flaeche_von=${typed}`).areaFromSqm).toBe(value)
})

test('nonsense counts as not set', () => {
  const query =
    'status=reserved&haustiere=true&frei_ab=2027-02-30&sortierung=x&seite=0&ausstattung=<b>&ausstattung=DROP'
  expect(read(query)).toEqual(noFilters)
  expect(read('frei_ab=morgen&seite=1.5').page).toBe(1)
})

test('control characters are dropped, long texts cut', () => {
  expect(read('gebaeude=haus%00-1%0A').propertyId).toBe('haus-1')
  expect(read(`suche=${'x'.repeat(5000)}`).search).toHaveLength(100)
})

test('amenities are kept once and in order, so that one selection has one address', () => {
  expect(read('ausstattung=keller&ausstattung=balkon&ausstattung=keller').amenities).toEqual(['balkon', 'keller'])
})

test('order and page are no filters', () => {
  expect(hasFilters({ ...noFilters, sort: 'groesste', page: 3 })).toBe(false)
  expect(hasFilters({ ...noFilters, amenities: ['balkon'] })).toBe(true)
})
