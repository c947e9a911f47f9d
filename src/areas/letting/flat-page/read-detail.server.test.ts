import { expect, test } from 'vitest'
import { exampleNewProperty } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'
import { exampleNewApartment } from '../apartments/example-apartment.ts'
import { examplePortfolio, exampleTime } from '../apartments/example-portfolio.server.ts'
import { apartments } from '../apartments/repository.server.ts'
import { readApartmentDetail } from './read-detail.server.ts'

test('a flat comes with its building and others like it', async () => {
  const db = await examplePortfolio({ flats: [{}, { id: 'andere' }] })
  expect(await readApartmentDetail(db, 'wohnung-1')).toMatchObject({
    id: 'wohnung-1',
    property: { id: 'haus-1', addressStreet: 'Mainzer Straße 5' },
    location: null,
    similar: [{ id: 'andere' }],
  })
})

test('the place of the building is told', async () => {
  const db = await examplePortfolio({})
  const place = { id: 'rhens', name: 'Rhens', description: 'Am Königsstuhl.', createdAt: exampleTime.toISOString() }
  await properties(db).insertLocations([place], exampleTime)
  await properties(db).insertProperties([exampleNewProperty({ id: 'haus-2', locationId: 'rhens' })], exampleTime)
  await apartments(db).insertApartments([exampleNewApartment({ propertyId: 'haus-2' })], exampleTime)
  expect((await readApartmentDetail(db, 'wohnung-1'))?.location).toMatchObject({ description: 'Am Königsstuhl.' })
})

test('a rented flat comes with free ones like it, and without its prices', async () => {
  const db = await examplePortfolio({ flats: [{ availabilityStatus: 'rented' }, { id: 'andere' }] })
  expect(await readApartmentDetail(db, 'wohnung-1')).toMatchObject({ coldRentEuro: null, similar: [{ id: 'andere' }] })
})

test('what is not there is null', async () => {
  expect(await readApartmentDetail(await examplePortfolio({}), 'nirgends')).toBeNull()
})
