import { expect, test } from 'vitest'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { properties } from '#areas/letting/properties/repository.server.ts'
import type { DerivedPicture } from '#platform/pictures/derive.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { type PictureName, pictureTexts } from '../picture-texts.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { kindNames } from '#areas/kinds.ts'
import { portfolioTables } from '../repository.server.ts'
import { seedMany } from './seed-many.server.ts'
import { seedRequests } from './seed-requests.server.ts'

const pictures = new Map(
  Object.keys(pictureTexts).map((name): [PictureName, DerivedPicture] => {
    const facts = { widths: [320], width: 1280, height: 720, color: '#8090a0' }
    return [name as PictureName, { storageKey: name, base: `/media/${name}`, ...facts }]
  }),
)
const options = { count: 1234, pictures, say: () => {} }
const all = { search: '', location: '', type: '', page: 1 }

async function flatsOf(app: Awaited<ReturnType<typeof testApp>>) {
  const { total } = await properties(app.db).list(all)
  const pages = Array.from({ length: Math.ceil(total / 24) }, (_, index) => index + 1)
  const houses = await Promise.all(pages.map((page) => properties(app.db).list({ ...all, page })))
  const flats = []
  for (const { id } of houses.flatMap(({ items }) => items))
    flats.push(...(await apartments(app.db).listByProperty(id)))
  return flats
}

test('exactly as many apartments as asked, about twenty a house, the same ones each time', async () => {
  const first = await testApp()
  const lines: string[] = []
  await seedMany(first, { ...options, say: (line) => lines.push(line) })
  const second = await testApp()
  await seedMany(second, options)

  const flats = await flatsOf(first)

  expect(flats).toHaveLength(1234)
  expect(flats).toEqual(await flatsOf(second))
  expect(lines.at(-1)).toMatch(/^\d{2} weitere Immobilien mit 1234 Wohnungen sind angelegt\.$/)
  const cold = flats.filter(({ coldRentEuro }) => coldRentEuro !== null)
  expect(cold.filter((flat) => (flat.depositEuro ?? 0) > 3 * (flat.coldRentEuro ?? 0))).toEqual([])
  expect(cold.filter(({ coldRentEuro, livingAreaSqm }) => (coldRentEuro ?? 0) / (livingAreaSqm ?? 1) > 11.1)).toEqual(
    [],
  )
  expect(new Set(flats.map(({ availabilityStatus }) => availabilityStatus)).size).toBe(4)
})

test('clearing removes everything that was seeded', async () => {
  const app = await testApp()
  await seedMany(app, options)
  await portfolioTables(app.db).clear()
  expect(await portfolioTables(app.db).isEmpty()).toBe(true)
  await seedMany(app, { ...options, count: 30 })
  expect(await flatsOf(app)).toHaveLength(30)
})

test('requests of every kind, of two months, whose mails are sent; what is closed was answered', async () => {
  const app = await testApp()
  await seedMany(app, { ...options, count: 100 })

  await seedRequests(app, { count: 300, say: () => {} })

  const stored = await requests(app.db).list()
  expect(stored).toHaveLength(300)
  expect(new Set(stored.map(({ kind }) => kind))).toEqual(new Set(kindNames.filter((kind) => kind !== 'email_message')))
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['neu', 'erledigt']))
  const now = app.clock.now().toISOString()
  expect(stored.filter(({ deleteAfter }) => deleteAfter !== null && deleteAfter < now)).toEqual([])
  expect(await outbox(app.db).nextDueAt()).toBeNull()
  for (const { id, status } of stored) {
    const answers = (await messages(app.db).list(id)).filter(({ origin }) => origin === 'office')
    expect(answers).toHaveLength(status === 'erledigt' ? 1 : 0)
  }
  expect((await tags(app.db).ofKinds(kindNames)).map(({ label }) => label)).toContain('Versicherung')
})
