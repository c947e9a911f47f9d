// Also on PostgreSQL: what lies near is counted by its functions.
import { expect, test } from 'vitest'
import { examplePortfolio } from '#areas/letting/apartments/example-portfolio.server.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import { similarFlats } from './repository.server.ts'

const near = { id: 'braubach', city: 'Braubach', coordinates: { lat: 50.27, lng: 7.65, precision: 'exact' as const } }
const far = { id: 'mainz', city: 'Mainz', coordinates: { lat: 50.0, lng: 8.27, precision: 'exact' as const } }

async function similarTo(id: string, flats: Partial<NewApartment>[]) {
  const kontor = { id: 'kontor', propertyType: 'Gewerbe' }
  const db = await examplePortfolio({ houses: [{}, { id: 'nebenan' }, near, far, kontor], flats })
  const flat = await apartments(db).findById(id)
  return flat && (await similarFlats(db, flat)).map((item) => item.id)
}

const rentOf = (coldRentEuro: number) => ({ coldRentEuro, utilitiesEuro: 0, heatingCostsEuro: 0 })
const this1 = { id: 'this', roomCount: 3, ...rentOf(600) }

test('like a flat are free ones of its building, its town and the towns nearby, by their rent, with about as many rooms', async () => {
  const flats = [
    this1,
    { id: 'dear', propertyId: 'nebenan', roomCount: 2, ...rentOf(900) },
    { id: 'alike', propertyId: 'nebenan', roomCount: 4, ...rentOf(620) },
    { id: 'braubach', propertyId: 'braubach', roomCount: 3, ...rentOf(600) },
    { id: 'mainz', propertyId: 'mainz', roomCount: 3, ...rentOf(600) },
    { id: 'large', propertyId: 'nebenan', roomCount: 5, ...rentOf(600) },
    { id: 'reserved', roomCount: 3, availabilityStatus: 'reserved' },
    { id: 'office', propertyId: 'kontor', roomCount: 3 },
  ]
  expect(await similarTo('this', flats)).toEqual(['alike', 'dear', 'braubach'])
  expect(await similarTo('this', [...flats, { id: 'here', roomCount: 2, ...rentOf(1200) }])).toEqual([
    'here',
    'alike',
    'dear',
  ])
  expect(await similarTo('office', [...flats, { id: 'shop', propertyId: 'kontor' }])).toEqual(['shop'])
})

test('who missed a flat sees what is free, by its size, and where nothing is near the newest', async () => {
  expect(
    await similarTo('this', [
      { ...this1, availabilityStatus: 'rented', livingAreaSqm: 70 },
      { id: 'far-in-size', propertyId: 'nebenan', livingAreaSqm: 150, roomCount: 5 },
      { id: 'near-in-size', propertyId: 'nebenan', livingAreaSqm: 69, roomCount: 1 },
      { id: 'mainz', propertyId: 'mainz' },
    ]),
  ).toEqual(['near-in-size', 'far-in-size', 'mainz'])
})
