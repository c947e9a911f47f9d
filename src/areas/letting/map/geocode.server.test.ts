import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { askGeocoder, geocodeAddress } from './geocode.server.ts'

const viehtor = { street: 'Am Viehtor 4', postalCode: '56321', city: 'Rhens' }

async function appWithGeocoder(status: number, answer: unknown, path = '/search') {
  const asked: URL[] = []
  const server = createServer((httpRequest, response) => {
    asked.push(new URL(httpRequest.url ?? '', 'http://geocoder'))
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const app = await testApp()
  const geocoderUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return { asked, app: { ...app, config: { ...app.config, geocoderUrl } } }
}

test('an address is asked once and its point is given', async () => {
  const { app, asked } = await appWithGeocoder(200, [{ lat: '50.2811', lon: '7.6179' }])
  expect(await geocodeAddress(app, viehtor)).toEqual({ lat: 50.2811, lng: 7.6179, precision: 'exact' })
  expect(asked.map((url) => url.searchParams.get('q'))).toEqual(['Am Viehtor 4, 56321 Rhens, Deutschland'])
})

test('Photon is asked in its own words and names what it found', async () => {
  const address = { name: 'Rathaus', street: 'Am Viehtor', housenumber: '4', postcode: '56321', city: 'Rhens' }
  const features = [{ geometry: { type: 'Point', coordinates: [7.6179, 50.2811] }, properties: address }]
  const { app, asked } = await appWithGeocoder(200, { type: 'FeatureCollection', features }, '/api/')
  expect(await geocodeAddress(app, viehtor)).toEqual({ lat: 50.2811, lng: 7.6179, precision: 'exact' })
  expect([...(asked[0]?.searchParams.keys() ?? [])]).toEqual(['q', 'limit', 'lang'])
  const { siteUrl, geocoderUrl } = app.config
  const place = await askGeocoder('Rathaus Rhens', { geocoderUrl, siteUrl, near: { lat: 50, lng: 7 } })
  expect(place?.name).toBe('Rathaus, Am Viehtor 4, 56321 Rhens')
})

test('no result, a broken answer and a missing service all give no point and no error', async () => {
  expect(await geocodeAddress((await appWithGeocoder(200, [])).app, viehtor)).toBeNull()
  expect(await geocodeAddress((await appWithGeocoder(500, {})).app, viehtor)).toBeNull()
  expect(await geocodeAddress(await testApp(), viehtor)).toBeNull()
})
