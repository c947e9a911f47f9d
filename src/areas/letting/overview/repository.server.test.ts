import { expect, test } from 'vitest'
import { exampleNewCertificate, exampleNewMedia } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'
import { examplePortfolio, exampleTime } from '../apartments/example-portfolio.server.ts'
import type { NewApartment } from '../apartments/apartment.ts'
import { type ApartmentFilters, noFilters } from '../apartments/search/filters.ts'
import { readOverview } from './repository.server.ts'

const goar = {
  id: 'goar',
  name: 'Schlösserblick',
  street: 'Heerstraße',
  houseNumber: '12',
  postalCode: '56329',
  city: 'St. Goar',
}
const braubach = { id: 'braubach', name: 'Haus Marksburg', postalCode: '56338', city: 'Braubach' }

// Newest first: c, b, a.
const a = { id: 'a', name: 'Dachgeschoss', createdAt: '2026-01-01T00:00:00.000Z' }
const b = { id: 'b', propertyId: 'goar', createdAt: '2026-01-02T00:00:00.000Z' }
const c = { id: 'c', propertyId: 'goar', createdAt: '2026-01-03T00:00:00.000Z' }

async function overviewOf(...flats: Partial<NewApartment>[]) {
  const db = await examplePortfolio({ houses: [{}, goar, braubach], flats })
  const page = (filters: Partial<ApartmentFilters> = {}) => readOverview(db, { ...noFilters, ...filters }, '2027-02-01')
  const found = async (filters: Partial<ApartmentFilters>) => (await page(filters)).items.map(({ id }) => id)
  return { db, page, found }
}

test('a row tells of the flat and its building', async () => {
  const { db, page } = await overviewOf({
    ...b,
    description: null,
    coldRentEuro: 640.5,
    utilitiesEuro: 120,
    heatingCostsEuro: 80,
  })
  await properties(db).insertMedia([exampleNewMedia({ apartmentId: 'b' })], exampleTime)
  const certificate = exampleNewCertificate({ propertyId: 'goar', efficiencyClass: 'C' })
  await properties(db).insertEnergyCertificates([certificate], exampleTime)
  const { items } = await page()
  expect(items[0]).toMatchObject({
    id: 'b',
    apartmentName: 'Wohnung 1',
    propertyName: 'Schlösserblick',
    location: '56329 St. Goar',
    address: 'Heerstraße 12',
    type: 'Mehrfamilienhaus',
    description: 'Wohnung 1 in Schlösserblick',
    coldRentEuro: 640.5,
    warmRentEuro: 840.5,
    efficiencyClass: 'C',
    amenities: ['balkon', 'einbaukueche'],
    picture: { base: '/media/abc' },
  })
})

test('of a rented flat, rooms, size and rent are in no answer', async () => {
  const { page } = await overviewOf({ ...a, availabilityStatus: 'rented' })
  expect((await page()).items[0]).toMatchObject({
    roomCount: null,
    livingAreaSqm: null,
    coldRentEuro: null,
    warmRentEuro: null,
  })
})

test('the newest stands first; a page holds 24 and one beyond the last is the last', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `w${String(index).padStart(2, '0')}`,
    createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
  }))
  const { page } = await overviewOf(...many)
  const first = await page()
  expect([first.items[0]?.id, first.items.length, first.total, first.page]).toEqual(['w29', 24, 30, 1])
  const beyond = await page({ page: 99 })
  expect([beyond.items[0]?.id, beyond.items.length, beyond.page]).toEqual(['w05', 6, 2])
})

test.for([
  ['a word of the flat', { search: 'dach' }, ['a']],
  ['words of flat and building together, in any order and spelling', { search: 'SCHLOESSER wohnung' }, ['c', 'b']],
  ['no letter at all', { search: '%' }, []],
  ['part of a city', { city: 'goar' }, ['c', 'b']],
  ['part of a postal code', { city: '5632' }, ['c', 'b', 'a']],
  ['a place of nothing', { city: '-' }, []],
  ['a building in its place', { city: 'St. Goar', propertyId: 'goar' }, ['c', 'b']],
  ['a building alone', { propertyId: 'haus-1' }, ['a']],
] satisfies [string, Partial<ApartmentFilters>, string[]][])('finds by %s', async ([, filters, ids]) => {
  const { found } = await overviewOf(a, b, c)
  expect(await found(filters)).toEqual(ids)
})

test('ranges hold both ends, and what nobody knows is outside rooms and area but inside rents', async () => {
  const { found } = await overviewOf(
    { ...a, roomCount: 2, livingAreaSqm: 50, coldRentEuro: 500, utilitiesEuro: null, heatingCostsEuro: null },
    { ...b, roomCount: 3.5, livingAreaSqm: 90, coldRentEuro: 900, utilitiesEuro: null, heatingCostsEuro: null },
    { ...c, roomCount: null, livingAreaSqm: null, coldRentEuro: null },
  )
  expect(await found({ roomsFrom: 2, roomsTo: 3 })).toEqual(['a'])
  expect(await found({ areaFromSqm: 50.5, areaToSqm: 90 })).toEqual(['b'])
  expect(await found({ warmRentToEuro: 500 })).toEqual(['a', 'c'])
  expect(await found({ warmRentFromEuro: 900 })).toEqual(['b', 'c'])
})

test('pets are allowed only where the office says yes', async () => {
  const { found } = await overviewOf({ ...a, pets: 'nach_absprache' }, { ...b, pets: 'ja' }, { ...c, pets: null })
  expect(await found({ petsAllowed: true })).toEqual(['b'])
})

test('filters by status, day and all amenities together', async () => {
  const { found } = await overviewOf(
    { ...a, availabilityStatus: 'rented', availableFrom: null, amenities: ['balkon'] },
    { ...b, availableFrom: '2027-03-01', amenities: ['balkon', 'keller'] },
    { ...c, availableFrom: null, amenities: ['keller'] },
  )
  expect(await found({ status: 'rented' })).toEqual(['a'])
  expect(await found({ status: 'available' })).toEqual(['c', 'b'])
  expect(await found({ freeOn: '2027-02-28' })).toEqual(['c'])
  expect(await found({ freeOn: '2027-03-01' })).toEqual(['c', 'b'])
  expect(await found({ amenities: ['balkon', 'keller'] })).toEqual(['b'])
})

test('what is unknown or rented stands at the end of its order', async () => {
  const { found } = await overviewOf(
    { ...a, coldRentEuro: 900, livingAreaSqm: 90, availableFrom: '2027-05-01' },
    { ...b, coldRentEuro: 500, livingAreaSqm: 50, availableFrom: null },
    { ...c, coldRentEuro: null, livingAreaSqm: null, availableFrom: '2027-04-01' },
    { id: 'd', coldRentEuro: 100, livingAreaSqm: 200, availabilityStatus: 'rented', availableFrom: null },
  )
  expect(await found({ sort: 'guenstigste' })).toEqual(['b', 'a', 'c', 'd'])
  expect(await found({ sort: 'teuerste' })).toEqual(['a', 'b', 'c', 'd'])
  expect(await found({ sort: 'groesste' })).toEqual(['a', 'b', 'c', 'd'])
  expect(await found({ sort: 'kleinste' })).toEqual(['b', 'a', 'c', 'd'])
  expect(await found({ sort: 'frueheste' })).toEqual(['b', 'c', 'a', 'd'])
})

test('says how many can be had now, later, once somebody steps back, or not', async () => {
  const { page, found } = await overviewOf(
    { id: 'rented', availabilityStatus: 'rented', createdAt: '2026-01-09T00:00:00.000Z' },
    { id: 'reserved', availabilityStatus: 'reserved', createdAt: '2026-01-08T00:00:00.000Z' },
    { ...a, availableFrom: '2027-02-01' },
    { ...b, availableFrom: '2027-02-02' },
    { ...c, availableFrom: null },
  )
  expect((await page()).availability).toEqual({ free: 2, soon: 1, reserved: 1, rented: 1 })
  // Free flats stand first, however old their entry is.
  expect(await found({})).toEqual(['c', 'b', 'a', 'reserved', 'rented'])
})

test('asked for a rent, flats without one stand behind all others', async () => {
  const { found } = await overviewOf(
    { ...c, coldRentEuro: null },
    { ...b, coldRentEuro: 500 },
    { id: 'rented', coldRentEuro: 400, availabilityStatus: 'rented' },
  )
  expect(await found({})).toEqual(['c', 'b', 'rented'])
  expect(await found({ warmRentToEuro: 9000 })).toEqual(['b', 'rented', 'c'])
})

test('offices and shops stand behind all homes in every order, and are counted apart', async () => {
  const db = await examplePortfolio({
    houses: [{}, { id: 'kontor', propertyType: 'Gewerbe' }],
    flats: [
      { id: 'buero', propertyId: 'kontor', coldRentEuro: 300, createdAt: '2026-02-01T00:00:00.000Z' },
      { id: 'laden', propertyId: 'kontor', availabilityStatus: 'rented' },
      { id: 'rented', availabilityStatus: 'rented' },
      { id: 'free', coldRentEuro: 600, availableFrom: null },
    ],
  })
  for (const sort of ['neueste', 'guenstigste'] as const) {
    const overview = await readOverview(db, { ...noFilters, sort }, '2027-02-01')
    expect(overview.items.map(({ id }) => id)).toEqual(['free', 'rented', 'buero', 'laden'])
    expect(overview).toMatchObject({
      total: 4,
      commercial: 2,
      availability: { free: 1, soon: 0, reserved: 0, rented: 1 },
    })
  }
})

test('offers places that have flats, and the buildings of the chosen place', async () => {
  const { page } = await overviewOf(a, b)
  expect(await page()).toMatchObject({ locations: ['Rhens', 'St. Goar'], buildings: [] })
  expect(await page({ city: 'goar' })).toMatchObject({ buildings: [{ id: 'goar', name: 'Schlösserblick' }] })
})

test('a building decides its place; one of another place is dropped', async () => {
  const { page } = await overviewOf(a, b)
  expect((await page({ propertyId: 'goar' })).filters).toMatchObject({ city: 'St. Goar', propertyId: 'goar' })
  expect((await page({ city: 'Rhens', propertyId: 'goar' })).filters).toMatchObject({ city: 'Rhens', propertyId: '' })
  expect((await page({ propertyId: 'nirgends' })).filters).toMatchObject({ city: '', propertyId: '' })
})

test('tells an empty portfolio from filters without a hit', async () => {
  const empty = await overviewOf()
  expect(await empty.page()).toMatchObject({ total: 0, isPortfolioEmpty: true, items: [] })
  const full = await overviewOf(a)
  expect(await full.page({ search: 'nichts' })).toMatchObject({ total: 0, isPortfolioEmpty: false })
})
