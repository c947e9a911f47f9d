import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { flatThatIs } from '../support/requests.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

test('without JavaScript a flat shows its sum, its links and the way to apply', async ({ visitor, request }) => {
  const { id } = await flatThatIs(request, 'available')
  await visitor.open(`/wohnung/${id}`)
  visitor.page().getByRole('heading', { name: 'Miete und Kosten' })
  expect(visitor.page().queryAllByRole('checkbox')).toEqual([])
  await visitor.press(visitor.page().getByRole('button', { name: 'Teilen' }))
  visitor.page().getByRole('link', { name: /^Via WhatsApp/ })
  expect(visitor.page().queryAllByRole('button', { name: 'Link teilen' })).toEqual([])
  await visitor.press(visitor.page().getByRole('button', { name: 'Zurück' }))
  expect(visitor.address()).toMatch(/\/immobilie\//)
  await visitor.open(`/wohnung/${id}`)
  await visitor.press(visitor.page().getAllByRole('button', { name: 'Jetzt bewerben' })[0]!)
  expect(visitor.address()).toBe(`/mieter-bewerbung?wohnung=${id}`)
})

test('what a rented flat costs is in no document', async ({ request }) => {
  const html = await (await request.get('/wohnungen?status=rented')).text()
  expect(html).toContain('nicht mehr angegeben')
  expect(html).not.toMatch(/"cold_?rent_?euro",\d/i)
  const { items } = await (await request.get('/api/apartments?status=rented')).json()
  for (const item of items) {
    expect([item.cold_rent_euro, item.warm_rent_euro, item.room_count, item.living_area_sqm]).toEqual([
      null,
      null,
      null,
      null,
    ])
  }
})

test('„Haustiere erlaubt“ narrows the overview to flats that allow pets', async ({ visitor, request }) => {
  await visitor.open('/wohnungen')
  const box = visitor.page().getByRole<HTMLInputElement>('checkbox', { name: 'Haustiere erlaubt' })
  box.checked = true
  await visitor.press(visitor.page().getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toContain('haustiere=ja')
  visitor.page().getByRole('link', { name: /Haustiere erlaubt/ })

  const { items, total, availability } = await (await request.get('/api/apartments?haustiere=ja')).json()
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan((await (await request.get('/api/apartments')).json()).total)
  visitor.page().getByRole('heading', { name: new RegExp(`^${availability.free} frei`) })
  const flat = await (await request.get(`/api/apartments/${items[0].id}`)).json()
  expect(flat.pets).toBe('ja')
})

test('on the home page three answers lead to the free flats that fit, and the newest stand there at once', async ({
  visitor,
}) => {
  await visitor.open('/')
  const newest = within(visitor.page().getByRole('region', { name: 'Neueste freie Wohnungen' }))
  expect(newest.getAllByText('Verfügbar')).toHaveLength(4)
  expect(newest.getAllByText('Warmmiete').length).toBeGreaterThan(0)

  const search = within(visitor.page().getByRole('search', { name: 'Freie Wohnungen suchen' }))
  search.getByLabelText<HTMLSelectElement>('Ort').value = 'Rhens'
  search.getByLabelText<HTMLSelectElement>('Zimmer').value = '2'
  search.getByLabelText<HTMLInputElement>('Bis … € warm').value = '900'
  await visitor.press(search.getByRole('button', { name: 'Wohnungen suchen' }))
  expect(visitor.address()).toBe('/wohnungen?status=available&ort=Rhens&zimmer_von=2&warmmiete_bis=900')
  const chips = within(visitor.page().getByRole('list', { name: 'Gesetzte Filter' }))
  expect(chips.getAllByRole('link')).toHaveLength(4)
})

test('offices and shops stand in a list of their own behind the homes, and are not counted as free homes', async ({
  visitor,
  request,
}) => {
  const { total, commercial, availability } = await (await request.get('/api/apartments?ort=Rhens')).json()
  expect(commercial).toBeGreaterThan(0)
  const { free, soon, reserved, rented } = availability
  expect(free + soon + reserved + rented).toBe(total - commercial)

  await visitor.open('/wohnungen?ort=Rhens')
  visitor.page().getByRole('heading', { name: new RegExp(`^${free} frei, .*${rented} vermietet$`) })
  visitor.page().getByRole('link', { name: `${commercial} Gewerbeeinheiten` })
  const [homes, others] = visitor.page().getAllByRole('table')
  expect(within(homes!).queryAllByText('Gewerbehaus In der Hohl')).toEqual([])
  within(others!).getAllByText('Gewerbehaus In der Hohl')

  // All on one page: other tests add flats in the town, so that its last ones may stand on the next.
  await visitor.open('/wohnungen?suche=Gewerbehaus')
  visitor.page().getByRole('heading', { name: `${commercial} Gewerbeeinheiten gefunden` })
  const [found] = visitor.page().getAllByRole('table')
  expect(within(found!).getAllByText('Gewerbehaus In der Hohl')).toHaveLength(commercial)

  // Of all towns they begin on a later page, to which the number leads.
  await visitor.open('/wohnungen')
  expect(visitor.page().getAllByRole('table')).toHaveLength(1)
  await visitor.press(visitor.page().getByRole('link', { name: `${commercial} Gewerbeeinheiten` }))
  visitor.page().getByRole('heading', { name: 'Gewerbe', level: 3 })
})

test('filters without a hit say so', async ({ visitor }) => {
  await visitor.open('/wohnungen?suche=xyzzy')
  visitor.page().getByRole('heading', { name: 'Keine Wohnungen gefunden' })
  visitor.page().getByText(/Zu Ihren Filtern passt keine Wohnung/)
  expect(visitor.page().queryAllByRole('table')).toEqual([])
})

test('a flat that is not there and a rented one say so', async ({ visitor, request }) => {
  expect(await visitor.open('/wohnung/gibt-es-nicht')).toBe(404)
  visitor.page().getByRole('heading', { name: 'Wohnung nicht gefunden.' })

  expect(await visitor.open(`/wohnung/${(await flatThatIs(request, 'rented')).id}`)).toBe(200)
  visitor.page().getByRole('heading', { name: 'Diese Wohnung ist bereits vermietet' })
  expect(visitor.page().queryAllByText(/Jetzt bewerben/)).toEqual([])
  const next = visitor.page().getByRole('region', { name: 'Nächste freie Wohnungen' })
  await visitor.press(within(next).getAllByRole('link')[0]!)
  visitor.page().getByRole('heading', { name: 'Miete und Kosten' })
  within(visitor.page().getByRole('region', { name: 'Ähnliche Wohnungen' })).getAllByRole('article')
})

test('without JavaScript the view with the map is the list', async ({ visitor }) => {
  await visitor.open('/wohnungen?ansicht=karte&status=available')
  expect(visitor.page().getAllByRole('article').length).toBeGreaterThan(5)
  await visitor.press(visitor.page().getByRole('button', { name: 'Tabelle' }))
  expect(visitor.address()).toBe('/wohnungen?status=available')
})

test('without JavaScript one filters by what stands in the way, reads it on the flat, and how a budget is worked out', async ({
  visitor,
  request,
}) => {
  await visitor.open('/wohnungen')
  visitor.page().getByText(/Die Warmmiete soll höchstens 30 % dessen betragen/)
  expect(visitor.page().queryByLabelText('Haushaltsnettoeinkommen')).toBeNull()
  const box = visitor.page().getByRole<HTMLInputElement>('checkbox', { name: 'Stufenlos erreichbar' })
  box.checked = true
  await visitor.press(visitor.page().getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toContain('stufenlos=ja')

  const { items } = await (await request.get('/api/apartments?stufenlos=ja&breite_tueren=ja&status=available')).json()
  const flat = await (await request.get(`/api/apartments/${items[0].id}`)).json()
  expect(flat.narrowest_door_cm).toBeGreaterThanOrEqual(80)
  await visitor.open(`/wohnung/${flat.id}`)
  const barriers = within(visitor.page().getByRole('region', { name: 'Barrierefreiheit' }))
  expect(barriers.getByText('Stufenlos erreichbar').nextElementSibling?.textContent).toBe('ja')
})

test('what is near a building stands on its page and on its flats, with the way there', async ({
  visitor,
  request,
}) => {
  const { items } = await (await request.get('/api/properties')).json()
  const details = await Promise.all(
    items.map(async ({ id }: { id: string }) => (await request.get(`/api/properties/${id}`)).json()),
  )
  const house = details.find(({ nearby }) => nearby.length > 0)
  await visitor.open(`/immobilie/${house.id}`)
  const near = within(visitor.page().getByRole('region', { name: 'In der Nähe' }))
  expect(near.getAllByRole('listitem')).toHaveLength(house.nearby.length)
  const way = visitor.page().getByRole('link', { name: /^Mit Bus und Bahn hierher/ })
  expect(way.getAttribute('href')).toContain(encodeURIComponent(house.address_city))
  expect(way.getAttribute('rel')).toBe('noreferrer')
})

test('without JavaScript the flat’s page says how far it is to where somebody has to go, for nobody else', async ({
  visitor,
  request,
}) => {
  const { id } = await flatThatIs(request, 'available')
  const hands = handsOf(visitor)
  await visitor.open(`/wohnung/${id}`)
  const here = () => hands.region('Wie weit haben Sie es?')
  hands.enter('Ihr Ziel (Arbeit, Schule …)', 'Timbuktu', here())
  await hands.press('Entfernung zeigen', here())
  expect(visitor.address()).toMatch(/\?ziel=Timbuktu#ihr-weg$/)
  expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store' })
  expect(visitor.find('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(here().textContent).toContain('Diesen Ort kennen wir hier nicht.')
  expect(hands.field('Ihr Ziel (Arbeit, Schule …)').value).toBe('Timbuktu')
  hands.enter('Ihr Ziel (Arbeit, Schule …)', 'Braubach', here())
  await hands.press('Entfernung zeigen', here())
  expect(here().textContent).toMatch(/Luftlinie \d+(,\d)?\s?(km|m)\./)
})
