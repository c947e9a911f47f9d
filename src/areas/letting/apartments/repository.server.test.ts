import { expect, onTestFinished, test } from 'vitest'
import { setSite, site } from '#site'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { exampleNewMedia } from '../properties/example-property.ts'
import { properties } from '../properties/repository.server.ts'
import { exampleNewApartment } from './example-apartment.ts'
import { examplePortfolio, exampleTime } from './example-portfolio.server.ts'
import type { NewApartment } from './apartment.ts'
import { apartments } from './repository.server.ts'

const now = exampleTime

const houseWith = (...flats: Partial<NewApartment>[]) => examplePortfolio({ flats })

test('a flat comes back as it was stored, with its amenities', async () => {
  const db = await houseWith({})
  const { isPublished: _, ...stored } = exampleNewApartment()
  expect(await apartments(db).findById('wohnung-1')).toEqual({
    ...stored,
    galleryImages: [],
    galleryPictures: [],
    updatedAt: now.toISOString(),
  })
})

test('what is not known stays unknown', async () => {
  const unknown = {
    coldRentEuro: null,
    utilitiesEuro: null,
    roomCount: null,
    availableFrom: null,
    pets: null,
    amenities: [],
  }
  const db = await houseWith(unknown)
  expect(await apartments(db).findById('wohnung-1')).toMatchObject(unknown)
})

test('the primary picture leads the gallery, then comes the floor plan, documents stay out', async () => {
  const db = await houseWith({})
  const picture = { apartmentId: 'wohnung-1' }
  await properties(db).insertMedia(
    [
      exampleNewMedia({ ...picture, id: 'b', sortOrder: 1, storageKey: 'bad' }),
      exampleNewMedia({ ...picture, id: 'c', sortOrder: 2, storageKey: 'kueche' }),
      exampleNewMedia({ ...picture, id: 'a', sortOrder: 3, storageKey: 'wohnen', isPrimary: true }),
      exampleNewMedia({ ...picture, id: 'e', sortOrder: 4, storageKey: 'plan', mediaType: 'floor_plan' }),
      exampleNewMedia({ ...picture, id: 'd', sortOrder: 0, storageKey: 'grundriss', mediaType: 'document' }),
    ],
    now,
  )
  const flat = await apartments(db).findById('wohnung-1')
  expect(flat?.galleryImages).toEqual([
    '/media/wohnen-960.webp',
    '/media/plan-960.webp',
    '/media/bad-960.webp',
    '/media/kueche-960.webp',
  ])
  expect(flat?.galleryPictures.map(({ isDrawing }) => isDrawing)).toEqual([undefined, true, undefined, undefined])
  expect(flat?.galleryPictures[0]?.alt).toBe('Das Haus von der Straße')
})

test('the flats of a building stand in the order of their names, numbers as numbers', async () => {
  const names = ['Wohnung 10', 'Wohnung 2', 'Ähre', 'Zimmer', 'Apartment']
  const db = await houseWith(...names.map((name, index) => ({ id: `w${index}`, name })))
  const listed = await apartments(db).listByProperty('haus-1')
  expect(listed.map((flat) => flat.name)).toEqual(['Ähre', 'Apartment', 'Wohnung 2', 'Wohnung 10', 'Zimmer'])
  expect(await apartments(db).listByProperty('anderes-haus')).toEqual([])
})

test('a flat that is not published is nowhere to be seen', async () => {
  const db = await houseWith({ isPublished: false })
  expect(await apartments(db).findById('wohnung-1')).toBeNull()
  expect(await apartments(db).listByProperty('haus-1')).toEqual([])
})

test('nor is a flat of a building that is not published', async () => {
  const db = await examplePortfolio({ houses: [{ isPublished: false }], flats: [{}] })
  expect(await apartments(db).findById('wohnung-1')).toBeNull()
})

test('what a rented flat cost is in no answer', async () => {
  const db = await houseWith({ availabilityStatus: 'rented', warmRentEuro: 840.5 })
  const nobodysBusiness = {
    coldRentEuro: null,
    warmRentEuro: null,
    utilitiesEuro: null,
    heatingCostsEuro: null,
    depositEuro: null,
  }
  expect(await apartments(db).findById('wohnung-1')).toMatchObject({ ...nobodysBusiness, roomCount: 2.5 })
})

test('a flat without a deposit of its own has the one of the company’s rule; a rented one has none', async () => {
  const { deposit } = site
  onTestFinished(() => setSite({ ...site, deposit }))
  setSite({ ...site, deposit: { ...deposit, home: { rents: 2, instalments: 3 } } })
  const found = async (different: Partial<NewApartment>) =>
    (await apartments(await houseWith(different)).findById('wohnung-1'))?.depositEuro
  expect(await found({ coldRentEuro: 600, depositEuro: null })).toBe(1200)
  expect(await found({ coldRentEuro: 600, depositEuro: 900 })).toBe(900)
  expect(await found({ coldRentEuro: 600, depositEuro: null, availabilityStatus: 'rented' })).toBeNull()
})

test('a batch raises the content version once', async () => {
  const db = await houseWith()
  const before = await readContentVersion(db)
  await apartments(db).insertApartments([exampleNewApartment({ id: 'a' }), exampleNewApartment({ id: 'b' })], now)
  expect((await readContentVersion(db)).contentVersion).toBe(before.contentVersion + 1)
})

test('a batch is stored whole or not at all', async () => {
  const db = await houseWith()
  const batch = [exampleNewApartment({ id: 'a' }), exampleNewApartment({ id: 'b', propertyId: 'fehlt' })]
  await expect(apartments(db).insertApartments(batch, now)).rejects.toThrow('property fehlt is not stored')
  expect(await apartments(db).findById('a')).toBeNull()
})

test('thousands of flats go in at once, an amenity named twice only once', async () => {
  const db = await houseWith()
  const many = Array.from({ length: 1234 }, (_, index) =>
    exampleNewApartment({ id: `w${index}`, amenities: ['balkon', 'balkon', 'keller'] }),
  )
  await apartments(db).insertApartments(many, now)
  expect(await apartments(db).listByProperty('haus-1')).toHaveLength(1234)
  expect((await apartments(db).findById('w1233'))?.amenities).toEqual(['balkon', 'keller'])
})
