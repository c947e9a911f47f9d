// Also on PostgreSQL: two servers that look at once.
import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { apartmentContent } from '#areas/letting/content/apartments.server.ts'
import { exampleNewApartment } from '#areas/letting/apartments/example-apartment.ts'
import { examplePortfolio, exampleTime } from '#areas/letting/apartments/example-portfolio.server.ts'
import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import { apartments } from '#areas/letting/apartments/repository.server.ts'
import { type SavedSearch, savedSearches } from '../repository.server.ts'
import { dueAt } from './due.ts'
import { findChanges } from './find-changes.server.ts'
import { mailNotices } from './mail-notices.server.ts'

/** Rhens, 2.5 rooms, 840.50 € warm, with a balcony. */
async function searched(different: Partial<SavedSearch> = {}, flats: Partial<NewApartment>[] = []) {
  const app = await testApp({ db: await examplePortfolio({ flats }) })
  await findChanges(app)
  await add(app, { id: '7K42PXR8', ...different })
  const publish = (flat: Partial<NewApartment>) =>
    apartments(app.db).insertApartments([exampleNewApartment(flat)], exampleTime)
  return { app, publish }
}

async function add(app: App, different: Partial<SavedSearch> & { id: string }) {
  await savedSearches(app.db).add({
    email: 'uebel@example.org',
    query: 'ort=Rhens&zimmer_von=2&warmmiete_bis=850',
    frequency: 'at-once',
    createdAt: '2026-03-01T08:00:00.000Z',
    confirmedAt: '2026-03-01T09:00:00.000Z',
    pausedAt: null,
    endsAt: '2026-05-30T22:00:00.000Z',
    mailedAt: null,
    ...different,
  })
}

/** The office changes a flat. */
async function change(app: App, id: string, values: Record<string, unknown>) {
  const store = apartmentContent(app.db)
  const record = await store.find(id)
  if (!record) throw new Error(id)
  const isStored = await store.update(id, record.version, { ...record.values, ...values } as never, app.clock.now())
  expect(isStored).toBe(true)
}

async function round(app: App): Promise<string[]> {
  const before = new Set((await outbox(app.db).list()).map(({ id }) => id))
  await findChanges(app)
  await mailNotices(app)
  return (await outbox(app.db).list()).filter(({ id }) => !before.has(id)).map(({ subject }) => subject)
}

const at = (app: App, iso: string): App => ({ ...app, clock: clockAt(iso) })
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))

test('a flat that is published is told of once, with rent, rooms and what it lacks', async () => {
  const { app, publish } = await searched()
  await publish({ id: 'neu', amenities: ['keller'], availableFrom: null })
  expect(plain(await round(app))).toEqual(['Neu: 2,5 Zimmer in Rhens, 840,50 € warm'])
  expect(await round(app)).toEqual([])
  const [mail] = await app.db.selectFrom('outbox').selectAll().execute()
  const text = mail?.text_body.replaceAll('\u00A0', ' ')
  expect(mail).toMatchObject({
    to_address: 'uebel@example.org',
    purpose: 'search',
    owner_kind: 'search',
    owner_id: '7K42PXR8',
  })
  expect(text).toContain('Passt: Rhens, 2,5 Zimmer, 840,50 € warm. Ohne Balkon.')
  expect(text).toContain('https://www.example.de/wohnung/neu')
})

test('what does not fit, is no home, or is asked for by nobody who confirmed and waits, is not told', async () => {
  const { app, publish } = await searched()
  await add(app, { id: '2222PXR8', confirmedAt: null })
  await add(app, { id: '3333PXR8', pausedAt: '2026-03-02T07:00:00.000Z' })
  await add(app, { id: '4444PXR8', endsAt: '2026-03-02T07:59:00.000Z' })
  await publish({ id: 'teuer', coldRentEuro: 900 })
  await publish({ id: 'entwurf', isPublished: false })
  await publish({ id: 'reserviert', availabilityStatus: 'reserved' })
  expect(await round(app)).toEqual([])
  await publish({ id: 'neu' })
  expect(await round(app)).toHaveLength(1)
})

test('cheaper and free again are news, dearer and a second look at the same are not', async () => {
  const { app } = await searched({}, [{ id: 'alt', coldRentEuro: 700 }])
  expect(await round(app)).toEqual([])
  await change(app, 'alt', { cold_rent_euro: 640 })
  expect(plain(await round(app))).toEqual(['Günstiger: 2,5 Zimmer in Rhens, 840 € warm'])
  await change(app, 'alt', { cold_rent_euro: 645 })
  await change(app, 'alt', { cold_rent_euro: 640 })
  expect(await round(app)).toEqual([])
  await change(app, 'alt', { availability_status: 'rented' })
  expect(await round(app)).toEqual([])
  await change(app, 'alt', { availability_status: 'available' })
  expect(plain(await round(app))).toEqual(['Wieder frei: 2,5 Zimmer in Rhens, 840 € warm'])
})

test('a draft that is shown is news, but not to who has heard of it when it was taken off for a moment', async () => {
  const { app, publish } = await searched()
  await publish({ id: 'neu', isPublished: false })
  expect(await round(app)).toEqual([])
  await change(app, 'neu', { is_published: true })
  expect(await round(app)).toHaveLength(1)
  await change(app, 'neu', { is_published: false })
  await round(app)
  await add(app, { id: '2222PXR8', email: 'spaeter@example.org' })
  await change(app, 'neu', { is_published: true })
  await round(app)
  expect((await outbox(app.db).list()).map(({ toAddress }) => toAddress).toSorted()).toEqual([
    'spaeter@example.org',
    'uebel@example.org',
  ])
})

test('two servers that look at once tell it once', async () => {
  const { app, publish } = await searched()
  for (const id of ['a', 'b', 'c']) await publish({ id })
  await Promise.all([findChanges(app), findChanges(app), findChanges(app)])
  await Promise.all([mailNotices(app), mailNotices(app), mailNotices(app)])
  const mails = await app.db.selectFrom('outbox').selectAll().execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['3 Wohnungen passen zu Ihrer Suche'])
  for (const id of ['a', 'b', 'c']) expect(mails[0]?.text_body.split(`/wohnung/${id}\n`)).toHaveLength(2)
})

test('a daily mail gathers until half past seven, and leaves out what is let by then', async () => {
  const { app, publish } = await searched({ frequency: 'daily' })
  for (const id of ['a', 'b', 'c']) await publish({ id })
  expect(await round(app)).toEqual([])
  await change(app, 'b', { availability_status: 'rented' })
  expect(await round(at(app, '2026-03-03T06:29:00.000Z'))).toEqual([])
  expect(await round(at(app, '2026-03-03T06:30:00.000Z'))).toEqual(['2 Wohnungen passen zu Ihrer Suche'])
  expect(await round(at(app, '2026-03-04T06:30:00.000Z'))).toEqual([])
})

test.for([
  ['at-once', '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
  ['daily', '2026-03-02T05:00:00.000Z', '2026-03-02T06:30:00.000Z'],
  ['daily', '2026-03-02T06:30:00.000Z', '2026-03-03T06:30:00.000Z'],
  // The clocks change in the night before.
  ['daily', '2026-03-28T12:00:00.000Z', '2026-03-29T05:30:00.000Z'],
  ['weekly', '2026-03-02T05:00:00.000Z', '2026-03-02T06:30:00.000Z'],
  ['weekly', '2026-03-02T08:00:00.000Z', '2026-03-09T06:30:00.000Z'],
  ['weekly', '2026-03-08T22:00:00.000Z', '2026-03-09T06:30:00.000Z'],
] as const)('%s: what is found at %s is told at %s', ([frequency, found, told]) => {
  expect(dueAt(frequency, new Date(found)).toISOString()).toBe(told)
})
