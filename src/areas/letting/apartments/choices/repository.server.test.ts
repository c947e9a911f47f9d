import { expect, test } from 'vitest'
import { examplePortfolio } from '../example-portfolio.server.ts'
import { applicationChoices } from './repository.server.ts'

const portfolio = async () =>
  applicationChoices(
    await examplePortfolio({
      houses: [
        {},
        { id: 'haus-2', name: 'Alte Schule', publishExactAddress: false },
        { id: 'goar', city: 'St. Goar' },
        { id: 'voll', city: 'Oberwesel' },
      ],
      flats: [
        { id: 'w10', name: 'Wohnung 10', coldRentEuro: null },
        { id: 'w2', name: 'Wohnung 2' },
        { id: 'rented', availabilityStatus: 'rented' },
        { id: 'draft', isPublished: false },
        { id: 'other', propertyId: 'haus-2' },
        { id: 'there', propertyId: 'goar' },
        { id: 'full', propertyId: 'voll', availabilityStatus: 'reserved' },
      ],
    }),
  )

test('only cities with an available flat can be chosen, each once', async () => {
  expect(await (await portfolio()).listApplicationCities()).toEqual(['Rhens', 'St. Goar'])
})

test('the buildings of a city stand once each, by name, without a withheld street', async () => {
  expect(await (await portfolio()).listApplicationProperties('Rhens')).toEqual([
    { id: 'haus-2', name: 'Alte Schule', addressStreet: null },
    { id: 'haus-1', name: 'Haus am Viehtor', addressStreet: 'Mainzer Straße 5' },
  ])
  expect(await (await portfolio()).listApplicationProperties('Oberwesel')).toEqual([])
})

test('only available flats can be chosen, by name', async () => {
  const flats = await (await portfolio()).listApplicationApartments('haus-1')
  expect(flats).toEqual([
    { id: 'w2', name: 'Wohnung 2', roomCount: 2.5, livingAreaSqm: 72.5, coldRentEuro: 640.5 },
    { id: 'w10', name: 'Wohnung 10', roomCount: 2.5, livingAreaSqm: 72.5, coldRentEuro: null },
  ])
})

test('tenants find every listed flat, street by street, without a withheld street', async () => {
  const flats = await (await portfolio()).listFlats()
  expect(flats.map(({ house, name }) => `${house}: ${name}`).slice(0, 4)).toEqual([
    'Alte Schule, 56321 Rhens: Wohnung 1',
    'Mainzer Straße 5, 56321 Oberwesel: Wohnung 1',
    'Mainzer Straße 5, 56321 Rhens: Wohnung 1',
    'Mainzer Straße 5, 56321 Rhens: Wohnung 2',
  ])
  expect(flats.map(({ id }) => id)).not.toContain('draft')
})

test('a chosen flat is found whatever its status, but not a draft', async () => {
  const choices = await portfolio()
  expect(await choices.findForApplication('rented')).toEqual({
    id: 'rented',
    name: 'Wohnung 1',
    availabilityStatus: 'rented',
    propertyId: 'haus-1',
    propertyName: 'Haus am Viehtor',
    addressStreet: 'Mainzer Straße 5',
    addressCity: 'Rhens',
  })
  expect((await choices.findForApplication('other'))?.addressStreet).toBeNull()
  expect(await choices.findForApplication('draft')).toBeNull()
})
