import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#platform/config.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { readTravel } from './read-travel.server.ts'

const from = { lat: 50.2811, lng: 7.6179, precision: 'exact' as const }
const koblenz = [{ lat: '50.3644', lon: '7.6065', display_name: 'Koblenz, Rheinland-Pfalz, Deutschland' }]

type Answer = (url: URL, response: ServerResponse) => unknown

/** Stands for geocoder and router: a real server that answers as told. */
async function serviceThat(answer: Answer) {
  const asked: URL[] = []
  const server = createServer((httpRequest, response) => {
    const url = new URL(httpRequest.url ?? '', 'http://service')
    asked.push(url)
    const body = url.pathname === '/search' ? koblenz : answer(url, response)
    if (!response.writableEnded)
      response.writeHead(body === null ? 500 : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function siteWith(settings: Record<string, string>) {
  const app = await testApp({ db: await examplePortfolio({ houses: [{ city: 'Rhens', postalCode: '56321' }] }) })
  const configured = { ...app, config: readConfig({ SITE_URL: 'https://www.example.de', ...settings }) }
  return async (goal: string, clientAddress = '') => {
    const travel = await readTravel(configured, goal, { from, clientAddress })
    const told = travel.error ?? travel.sentences.join(' ')
    return told.replaceAll('\u00A0', ' ')
  }
}

const shown = (url: URL) => decodeURIComponent(url.pathname + url.search)

test('OSRM is asked once for each profile, longitude first', async () => {
  const seconds: Record<string, number> = { foot: 8000, bike: 1080, car: 700 }
  const { asked, base } = await serviceThat((url) => ({
    code: 'Ok',
    routes: [{ duration: seconds[url.pathname.slice('/routed-'.length).split('/')[0] ?? ''], distance: 9500 }],
  }))
  const read = await siteWith({ GEOCODER_URL: `${base}/search`, ROUTING_URL: `${base}/routed-{profile}/` })
  const told = 'Mit dem Rad 18 Minuten, mit dem Auto 12 Minuten. Luftlinie 9,3 km.'
  expect(await read('Deutsches Eck, Koblenz')).toBe(told)
  expect(asked.map(shown).toSorted()).toEqual([
    '/routed-bike/route/v1/driving/7.6179,50.2811;7.6065,50.3644?overview=false',
    '/routed-car/route/v1/driving/7.6179,50.2811;7.6065,50.3644?overview=false',
    '/routed-foot/route/v1/driving/7.6179,50.2811;7.6065,50.3644?overview=false',
    expect.stringMatching(/^\/search\?q=Deutsches\+Eck,\+Koblenz&format=jsonv2&limit=1&countrycodes=de&viewbox=/),
  ])
  expect(await read('Deutsches Eck, Koblenz')).toBe(told)
  expect(asked, 'is remembered').toHaveLength(4)
})

test('Valhalla is asked for each costing; a mode that it has no way for is left out', async () => {
  const { asked, base } = await serviceThat((url) => {
    const { costing } = JSON.parse(url.searchParams.get('json') ?? '')
    return costing === 'auto' ? { trip: { status: 0, summary: { time: 735.2, length: 11.2 } } } : null
  })
  const read = await siteWith({ GEOCODER_URL: `${base}/search`, ROUTING_URL: base, ROUTING_KIND: 'valhalla' })
  expect(await read('Koblenz')).toBe('Mit dem Auto 12 Minuten. Luftlinie 9,3 km.')
  const car = asked.flatMap((url) => url.searchParams.get('json') ?? []).find((json) => json.includes('auto'))
  expect(JSON.parse(car ?? '')).toEqual({
    locations: [
      { lat: 50.2811, lon: 7.6179 },
      { lat: 50.3644, lon: 7.6065 },
    ],
    costing: 'auto',
    directions_type: 'none',
  })
})

test.each(['osrm', 'valhalla'])(
  'where %s has no way (400), that is said, and not that nothing answers',
  async (kind) => {
    const { base } = await serviceThat((_url, response) =>
      response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"code":"NoRoute","error_code":442}'),
    )
    const read = await siteWith({ GEOCODER_URL: `${base}/search`, ROUTING_URL: base, ROUTING_KIND: kind })
    expect(await read('Koblenz')).toBe('Einen Weg dorthin haben wir nicht gefunden. Luftlinie 9,3 km.')
  },
)

test('MOTIS tells buses and trains and the direct ways in one answer', async () => {
  const { asked, base } = await serviceThat(() => ({
    itineraries: [
      { duration: 2400, transfers: 1, legs: [{ mode: 'WALK' }, { mode: 'BUS' }] },
      { duration: 1920, transfers: 0, legs: [{ mode: 'WALK' }, { mode: 'REGIONAL_RAIL' }] },
    ],
    direct: [
      { duration: 1080, legs: [{ mode: 'BIKE' }] },
      { duration: 720, legs: [{ mode: 'CAR' }] },
    ],
  }))
  const read = await siteWith({ GEOCODER_URL: `${base}/search`, ROUTING_URL: base, ROUTING_KIND: 'motis' })
  expect(await read('Koblenz')).toBe(
    'Mit dem Rad 18 Minuten, mit Bus und Bahn 32 Minuten, mit dem Auto 12 Minuten. Luftlinie 9,3 km. Bus und Bahn: an einem Werktag ab 8 Uhr.',
  )
  expect(asked.map((url) => url.pathname)).toEqual(['/search', '/api/v5/plan'])
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
    fromPlace: '50.2811,7.6179',
    toPlace: '50.3644,7.6065',
    time: '2026-03-03T07:00:00.000Z',
    directModes: 'WALK,BIKE,CAR',
  })
})

test.each<[string, Answer]>([
  ['an error', () => null],
  ['nonsense', () => ({ code: 'Ok', routes: 'keine' })],
  ['a redirect', (_url, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()],
  ['more than a megabyte', () => ({ routes: [], filling: 'x'.repeat(1024 * 1024) })],
])('of a router that answers with %s the distance is left', async (_what, answer) => {
  const { base } = await serviceThat(answer)
  const read = await siteWith({ GEOCODER_URL: `${base}/search`, ROUTING_URL: base })
  expect(await read('Koblenz')).toBe('Luftlinie 9,3 km. Fahrzeiten sind gerade nicht zu erfahren.')
})

test('without a geocoder the towns of the portfolio are known, by name and by postal code', async () => {
  const read = await siteWith({})
  expect(await read(' rhens ')).toBe('Luftlinie 0 m.')
  expect(await read('56321 Rhens')).toBe('Luftlinie 0 m.')
  expect(await read('Timbuktu')).toBe('Diesen Ort kennen wir hier nicht. Die Entfernung nennen wir Ihnen nach Rhens.')
})

test('what cannot be asked is refused in German', async () => {
  const read = await siteWith({ GEOCODER_URL: 'http://127.0.0.1:9/search' })
  expect(await read(' ? ')).toBe('Bitte schreiben Sie, wohin Sie oft müssen.')
  expect(await read('x'.repeat(121))).toBe('Bitte fassen Sie sich kürzer: höchstens 120 Zeichen.')
  expect(await read('Koblenz')).toBe(
    'Die Suche nach Adressen antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
  )
})

test('from one line ten questions are taken in a minute', async () => {
  const read = await siteWith({})
  for (let round = 0; round < 10; round++) await read('Rhens', '192.0.2.1')
  expect(await read('Rhens', '192.0.2.1')).toMatch(/^Von Ihrem Anschluss kamen sehr viele Anfragen/)
})
