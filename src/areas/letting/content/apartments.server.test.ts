import { expect, test } from 'vitest'
import { propertyContent } from './properties.server.ts'
import { properties } from '../properties/repository.server.ts'
import { apartmentContent } from './apartments.server.ts'
import { examplePortfolio, exampleTime as now } from '../apartments/example-portfolio.server.ts'
import { apartments } from '../apartments/repository.server.ts'

test('a flat that is edited shows its new facts to visitors, with every price to the cent', async () => {
  const db = await examplePortfolio({ flats: [{}] })
  const store = apartmentContent(db)
  const record = await store.find('wohnung-1')
  if (!record) throw new Error('not stored')
  expect(record.values).toMatchObject({
    cold_rent_euro: 640.5,
    heating_included: false,
    amenities: ['balkon', 'einbaukueche'],
  })
  const values = { ...record.values, cold_rent_euro: 655.35, amenities: ['keller'], heating_included: true }
  expect(await store.update('wohnung-1', record.version, values, now)).toBe(true)
  expect(await apartments(db).findById('wohnung-1')).toMatchObject({
    coldRentEuro: 655.35,
    amenities: ['keller'],
    heatingIncluded: true,
    createdAt: '2026-02-01T09:00:00.000Z',
  })
  expect(await store.find('wohnung-1')).toMatchObject({ version: 2, values })
})

test('staff see the prices of a rented flat, visitors do not', async () => {
  const db = await examplePortfolio({ flats: [{ availabilityStatus: 'rented' }] })
  expect((await apartmentContent(db).find('wohnung-1'))?.values.cold_rent_euro).toBe(640.5)
  expect((await apartments(db).findById('wohnung-1'))?.coldRentEuro).toBeNull()
})

test('a draft is seen by staff and by the preview, and by nobody else', async () => {
  const db = await examplePortfolio({ flats: [{ isPublished: false }] })
  expect(await apartmentContent(db).find('wohnung-1')).not.toBeNull()
  expect(await apartments(db, { drafts: true }).findById('wohnung-1')).not.toBeNull()
  expect(await apartments(db).findById('wohnung-1')).toBeNull()
})

test('when a building moves or is hidden, its flats go with it', async () => {
  const db = await examplePortfolio({ flats: [{}] })
  const store = propertyContent(db)
  const house = await store.find('haus-1')
  if (!house) throw new Error('not stored')
  await store.update('haus-1', 1, { ...house.values, city: 'Braubach', postal_code: '56338' }, now)
  const search = { search: 'braubach', filters: {}, page: 1, pageSize: 10 }
  expect((await apartmentContent(db).list(search)).total).toBe(1)
  await store.update('haus-1', 2, { ...house.values, is_published: false }, now)
  expect(await apartments(db).findById('wohnung-1')).toBeNull()
  expect(await properties(db).findById('haus-1')).toBeNull()
})

test('a building keeps its energy certificate with its other facts, and can lose it', async () => {
  const db = await examplePortfolio({})
  const store = propertyContent(db)
  const house = await store.find('haus-1')
  if (!house) throw new Error('not stored')
  const certificate = {
    certificate_exemption: 'none',
    certificate_kind: 'verbrauch',
    certificate_value: 84.5,
    certificate_carriers: ['Erdgas'],
    certificate_building_year: 1968,
    certificate_class: 'C',
    certificate_hot_water: true,
    certificate_issued_on: '2024-05-01',
    certificate_valid_until: '2034-04-30',
    certificate_scheme: 'GEG 2020',
  }
  await store.update('haus-1', 1, { ...house.values, ...certificate }, now)
  expect((await store.find('haus-1'))?.values).toMatchObject(certificate)
  expect((await properties(db).findById('haus-1'))?.energyCertificate).toMatchObject({
    kind: 'verbrauch',
    valueKwhPerSqmYear: 84.5,
    efficiencyClass: 'C',
  })
  await store.update('haus-1', 2, { ...house.values, ...certificate, certificate_exemption: null }, now)
  expect((await properties(db).findById('haus-1'))?.energyCertificate).toBeNull()
})
