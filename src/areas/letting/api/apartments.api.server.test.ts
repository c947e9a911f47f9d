import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { apartmentsApi, applicationChoicesApi, propertyApartmentsApi } from './apartments.api.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'

async function appWith(...flats: Parameters<typeof examplePortfolio>[0]['flats'] & object) {
  return testApp({ db: await examplePortfolio({ flats }) })
}

test('the list takes the parameters of the page and answers in the names of the wire', async () => {
  const api = apartmentsApi(await appWith({}, { id: 'andere', roomCount: 4 }))
  const answer = await api.request('/?zimmer_bis=3')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    items: [
      { id: 'wohnung-1', apartment_name: 'Wohnung 1', room_count: 2.5, cold_rent_euro: 640.5, warm_rent_euro: 840.5 },
    ],
    total: 1,
    page: 1,
    page_size: 24,
  })
})

test('nonsense in the address is no error', async () => {
  const api = apartmentsApi(await appWith({}))
  const answer = await api.request(
    "/?seite=-1&zimmer_von=abc&status=';--&frei_ab=99&sortierung=&ort=%00%FF&ausstattung=%25",
  )
  expect(answer.status).toBe(200)
})

test('one flat answers with every field of the specification', async () => {
  const api = apartmentsApi(await appWith({}))
  const flat = await (await api.request('/wohnung-1')).json()
  expect(flat).toMatchObject({
    property_id: 'haus-1',
    floor_level: '1. OG',
    total_area_sqm: 78,
    living_area_sqm: 72.5,
    utilities_euro: 120,
    heating_costs_euro: 80,
    deposit_euro: 1921.5,
    available_from: '2027-03-01',
    availability_status: 'available',
    gallery_images: [],
  })
})

test('prices of a rented flat are in no answer', async () => {
  const app = await appWith({ availabilityStatus: 'rented', coldRentEuro: 640.5, depositEuro: 1921.5 })
  const answers = await Promise.all([
    apartmentsApi(app).request('/'),
    apartmentsApi(app).request('/wohnung-1'),
    propertyApartmentsApi(app).request('/haus-1/apartments'),
  ])
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  for (const text of texts) expect(text).not.toMatch(/640|1921/)
})

test('a flat that is not there is a German 404', async () => {
  const answer = await apartmentsApi(await appWith()).request('/nirgends')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
  expect(await answer.json()).toMatchObject({ title: 'Wohnung nicht gefunden.', status: 404 })
})

test('the flats of a building come by name, an unknown building is a 404', async () => {
  const api = propertyApartmentsApi(await appWith({ id: 'b', name: 'B' }, { id: 'a', name: 'A' }))
  expect(await (await api.request('/haus-1/apartments')).json()).toMatchObject({
    items: [{ id: 'a' }, { id: 'b' }],
    total: 2,
  })
  expect((await api.request('/nirgends/apartments')).status).toBe(404)
})

test('the application gets its cities, buildings and flats', async () => {
  const api = applicationChoicesApi(await appWith({}))
  expect(await (await api.request('/cities')).json()).toEqual({ items: ['Rhens'], total: 1 })
  expect(await (await api.request('/properties?city=Rhens')).json()).toEqual({
    items: [{ id: 'haus-1', name: 'Haus am Viehtor', address_street: 'Mainzer Straße 5' }],
    total: 1,
  })
  expect(await (await api.request('/apartments?property=haus-1')).json()).toEqual({
    items: [{ id: 'wohnung-1', name: 'Wohnung 1', room_count: 2.5, living_area_sqm: 72.5, cold_rent_euro: 640.5 }],
    total: 1,
  })
})

test('a choice without its question is refused in German', async () => {
  const api = applicationChoicesApi(await appWith())
  const answer = await api.request('/properties')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: { city: 'Bitte wählen Sie eine Stadt' } })
  expect((await api.request('/apartments?property=')).status).toBe(400)
})
