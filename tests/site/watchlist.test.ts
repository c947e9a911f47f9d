import { expect } from 'vitest'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

type Listed = { id: string; apartment_name: string; property_name: string }

test('without JavaScript the heart leads to a list by address, whose flats are compared, removed and applied for', async ({
  visitor,
  request,
}) => {
  const own = handsOf(visitor)
  const free: Listed[] = (await (await request.get('/api/apartments?status=available')).json()).items
  const [first, second] = free
  const name = `${first!.apartment_name}, ${first!.property_name}`

  for (const page of ['/wohnungen', '/wohnungen?ansicht=karten', `/wohnung/${first!.id}`]) {
    await visitor.open(page)
    await own.press(`Wohnung merken: ${name}`)
    expect(visitor.address()).toBe(`/merkliste?wohnung=${first!.id}`)
  }
  own.heading('1 Wohnung auf dieser Liste')
  expect(visitor.html()).toContain('<meta name="robots" content="noindex"')

  await visitor.open(`/merkliste?wohnung=${first!.id}&wohnung=${second!.id}&wohnung=gibt-es-nicht`)
  own.heading('2 Wohnungen auf dieser Liste')
  expect(own.main().textContent).toContain('1 weitere Wohnung gibt es auf unserer Website nicht mehr')
  await own.press('Ausgewählte vergleichen')
  expect(visitor.address()).toBe(`/vergleich?wohnung=${first!.id}&wohnung=${second!.id}`)
  const table = own.region('Vergleich der Wohnungen')
  const header = (label: RegExp) => own.find(table).getByRole('rowheader', { name: label })
  expect(header(/^Warmmiete/).parentElement?.querySelectorAll('td')).toHaveLength(2)
  header(/^Gebäude/)

  await own.follow('Zur Merkliste')
  await own.follow(`Entfernen: ${second!.apartment_name}, ${second!.property_name}`)
  own.heading('1 Wohnung auf dieser Liste')
  await own.follow(`Jetzt bewerben: ${name}`)
  expect(visitor.address()).toBe(`/mieter-bewerbung?wohnung=${first!.id}`)
})

test('a comparison of none, one, five or unknown flats says what to do', async ({ visitor, request }) => {
  const own = handsOf(visitor)
  const { items } = await (await request.get('/api/apartments?status=available')).json()
  const compare = (flats: Listed[]) => visitor.open(`/vergleich?${flats.map(({ id }) => `wohnung=${id}`).join('&')}`)
  expect(await visitor.open('/vergleich')).toBe(200)
  own.heading('Noch nichts zu vergleichen')
  expect(await visitor.open('/vergleich?wohnung=gibt-es-nicht&wohnung=%27')).toBe(200)
  own.heading('Diese Wohnungen gibt es nicht mehr')
  await compare(items.slice(0, 1))
  expect(own.main().textContent).toContain('Zum Vergleichen gehören zwei bis vier Wohnungen')
  await compare(items.slice(0, 5))
  expect(own.main().textContent).toContain('Hier sind die ersten vier')
  expect(own.find().getAllByRole('columnheader')).toHaveLength(5)
})

test('a let flat on a list says so and cannot be applied for', async ({ visitor, request }) => {
  const own = handsOf(visitor)
  const { items } = await (await request.get('/api/apartments?status=rented')).json()
  await visitor.open(`/merkliste?wohnung=${items[0].id}`)
  expect(own.main().textContent).toContain('Wohnung ist vermietet')
  expect(own.find().queryAllByRole('link', { name: /bewerben/ })).toEqual([])
  await visitor.open('/merkliste?wohnung=gibt-es-nicht')
  own.heading('Diese Wohnungen gibt es nicht mehr')
  await visitor.open('/merkliste')
  own.heading('Ohne JavaScript merkt sich diese Seite nichts')
})
