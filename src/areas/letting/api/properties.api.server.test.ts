import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { locationsApi, propertiesApi } from './properties.api.server.ts'
import { exampleNewMedia, exampleNewProperty } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')

async function appWithHouse() {
  const app = await testApp()
  const portfolio = properties(app.db)
  await portfolio.insertLocations([{ id: 'ort', name: 'Rhens', description: null, createdAt: now.toISOString() }], now)
  await portfolio.insertProperties([exampleNewProperty({ locationId: 'ort' })], now)
  await portfolio.insertMedia([exampleNewMedia({ propertyId: 'haus' })], now)
  return app
}

test('the list answers in the names of the specification, with what the filters leave', async () => {
  const api = propertiesApi(await appWithHouse())

  expect(await (await api.request('/?ort=Rhens')).json()).toMatchObject({
    items: [
      {
        id: 'haus',
        address_street: 'Mainzer Straße 5',
        header_image_1_url: '/media/abc-960.webp',
        energy_certificate: null,
      },
    ],
    total: 1,
    page: 1,
    page_size: 24,
    unfiltered_total: 1,
    locations: ['Rhens'],
  })
  expect(await (await api.request('/?ort=Berlin')).json()).toMatchObject({ items: [], total: 0, unfiltered_total: 1 })
})

test('one property, its gallery and its location can be read', async () => {
  const app = await appWithHouse()

  expect(await (await propertiesApi(app).request('/haus')).json()).toMatchObject({ id: 'haus', location_id: 'ort' })
  expect(await (await propertiesApi(app).request('/haus/media')).json()).toMatchObject({
    items: [{ property_id: 'haus', apartment_id: null, media_type: 'image', file_url: '/media/abc-960.webp' }],
    total: 1,
  })
  expect(await (await locationsApi(app).request('/ort')).json()).toMatchObject({ name: 'Rhens' })
})

test.for(['/nirgends', '/nirgends/media'])('an unknown property is a problem document: %s', async (path) => {
  const answer = await propertiesApi(await appWithHouse()).request(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ title: 'Immobilie nicht gefunden', status: 404 })
})

test('an unknown location is a problem document', async () => {
  const answer = await locationsApi(await appWithHouse()).request('/nirgends')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 404 })
})
