import { expect, test } from 'vitest'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { testDatabase } from '#platform/database/test-database.server.ts'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import { exampleNewCertificate, exampleNewMedia, exampleNewProperty } from './example-property.ts'
import type { PropertyFilters } from './filters.ts'
import type { NewProperty } from './new-property.ts'
import { locationContent } from '../content/properties.server.ts'
import { properties } from './repository.server.ts'

const now = new Date('2026-03-02T08:00:00.000Z')
const all: PropertyFilters = { search: '', location: '', type: '', page: 1 }

async function portfolioOf(...news: Partial<NewProperty>[]) {
  const repository = properties(await testDatabase())
  await repository.insertProperties(news.map(exampleNewProperty), now)
  const found = async (filters: Partial<PropertyFilters>) =>
    (await repository.list({ ...all, ...filters })).items.map(({ id }) => id)
  return { repository, found }
}

const rhens = { id: 'rhens', name: 'Haus am Viehtor' }
const goar = {
  id: 'goar',
  name: 'Schlösserblick',
  street: 'Heerstraße',
  houseNumber: '12 a',
  postalCode: '56329',
  city: 'St. Goar',
  propertyType: 'Einfamilienhaus',
  createdAt: '2026-03-01T09:00:00.000Z',
}

test('a stored property comes back with certificate and pictures, street and number joined', async () => {
  const { repository } = await portfolioOf({})
  await repository.insertEnergyCertificates([exampleNewCertificate()], now)
  await repository.insertMedia(
    [
      exampleNewMedia({ id: 'h2', propertyId: 'haus', role: 'header', sortOrder: 2, storageKey: 'two' }),
      exampleNewMedia({ id: 'h1', propertyId: 'haus', role: 'header', sortOrder: 1, storageKey: 'one' }),
      exampleNewMedia({ id: 'p', propertyId: 'haus', role: 'preview', storageKey: 'pre' }),
      exampleNewMedia({ id: 'g', propertyId: 'haus', role: 'gallery', storageKey: 'gal' }),
    ],
    now,
  )

  const property = await repository.findById('haus')

  expect(property).toMatchObject({
    addressStreet: 'Mainzer Straße 5',
    previewImageUrl: '/media/pre-960.webp',
    headerImage1Url: '/media/one-960.webp',
    headerImage2Url: '/media/two-960.webp',
    headerImage3Url: null,
    coordinates: { lat: 50.28114, lng: 7.61792, precision: 'exact' },
    energyCertificate: { kind: 'verbrauch', valueKwhPerSqmYear: 84.5, includesHotWater: true, efficiencyClass: 'C' },
  })
  expect((await repository.listMedia('haus')).map(({ id, fileUrl }) => [id, fileUrl])).toEqual([
    ['g', '/media/gal-960.webp'],
  ])
})

test('the newest property stands first, and among equally old ones the order is fixed', async () => {
  const { found } = await portfolioOf(rhens, goar, { id: 'a' }, { id: 'b' })
  expect(await found({})).toEqual(['goar', 'rhens', 'b', 'a'])
})

test.for([
  ['name, whatever the case and spelling of its umlauts', { search: 'SCHLOESSER' }, ['goar']],
  ['street', { search: 'heerstr' }, ['goar']],
  ['street and house number', { search: 'Heerstraße 12' }, ['goar']],
  ['city', { search: 'st. goar' }, ['goar']],
  ['postal code', { search: '5632' }, ['goar', 'rhens']],
  ['no match from one field into the next', { search: 'viehtor mainzer' }, []],
  ['no wildcard', { search: '%' }, []],
  ['location as part of the city', { location: 'hens' }, ['rhens']],
  ['location as part of the postal code', { location: '6329' }, ['goar']],
  ['location not in the name', { location: 'Viehtor' }, []],
  ['type exactly', { type: 'Einfamilienhaus' }, ['goar']],
  ['type not in part', { type: 'familienhaus' }, []],
  ['all filters together', { search: 'haus', location: 'Rhens', type: 'Mehrfamilienhaus' }, ['rhens']],
  ['all filters together, one of them against it', { location: 'Rhens', type: 'Einfamilienhaus' }, []],
] satisfies [string, Partial<PropertyFilters>, string[]][])('filters: %s', async ([, filters, expected]) => {
  const { found } = await portfolioOf(rhens, goar)
  expect(await found(filters)).toEqual(expected)
})

test('an unpublished property is nowhere: not in the list, its counts and places, by id, nor with its pictures', async () => {
  const { repository } = await portfolioOf(rhens, { id: 'draft', city: 'Spay', isPublished: false })
  await repository.insertMedia([exampleNewMedia({ propertyId: 'draft' })], now)

  expect(await repository.list(all)).toMatchObject({ total: 1, unfilteredTotal: 1, locations: ['Rhens'] })
  expect(await repository.findById('draft')).toBeNull()
  expect(await repository.listMedia('draft')).toEqual([])
})

test('a withheld address leaves neither street nor exact point, and is not found by its street', async () => {
  const { repository, found } = await portfolioOf({ id: 'secret', publishExactAddress: false })

  const property = await repository.findById('secret')

  expect(property).toMatchObject({ addressStreet: null, coordinates: { lat: 50.28, lng: 7.62, precision: 'town' } })
  expect(JSON.stringify(property)).not.toContain('Mainzer')
  expect(await found({ search: 'Mainzer' })).toEqual([])
  expect(await found({ search: 'Rhens' })).toEqual(['secret'])
})

test('a withheld point is coarse also when somebody typed the house itself and called it the town', async () => {
  const coordinates = { lat: 50.28114, lng: 7.61792, precision: 'town' as const }
  const { repository } = await portfolioOf({ id: 'secret', publishExactAddress: false, coordinates })
  expect(await repository.findById('secret')).toMatchObject({ coordinates: { lat: 50.28, lng: 7.62 } })
})

test('the map gets a pin of everything that matches, more than a page of it, and nothing that is withheld', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `p${String(index).padStart(2, '0')}` }))
  const withheld = { id: 'secret', name: 'Stilles Haus', publishExactAddress: false }
  const { repository } = await portfolioOf(...many, goar, withheld, { id: 'nowhere', coordinates: null })

  const pins = await repository.listPins({ ...all, location: 'Rhens' })
  expect(pins).toHaveLength(31)
  expect(pins.find(({ id }) => id === 'p00')).toEqual({
    id: 'p00',
    name: 'Haus am Viehtor',
    town: '56321 Rhens',
    lat: 50.28114,
    lng: 7.61792,
    precision: 'exact',
  })
  expect(pins.find(({ id }) => id === 'secret')).toMatchObject({ lat: 50.28, lng: 7.62, precision: 'town' })
})

test('pages hold 24, count all that match, and beyond the last comes the last', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `p${String(index).padStart(2, '0')}` }))
  const { repository } = await portfolioOf(...many, goar)

  const second = await repository.list({ ...all, location: 'Rhens', page: 2 })

  expect(second).toMatchObject({
    total: 30,
    unfilteredTotal: 31,
    page: 2,
    pageSize: 24,
    locations: ['Rhens', 'St. Goar'],
  })
  expect(second.items.map(({ id }) => id)).toEqual(['p05', 'p04', 'p03', 'p02', 'p01', 'p00'])
  expect((await repository.list({ ...all, page: 99 })).page).toBe(2)
})

test('a card says of each building what the whole list says, with its preview, else its first large picture, else the first of its gallery', async () => {
  const { repository } = await portfolioOf({ id: 'both' }, { ...goar, publishExactAddress: false }, rhens)
  await repository.insertMedia(
    [
      exampleNewMedia({ id: '1', propertyId: 'both', role: 'header', storageKey: 'large-of-both' }),
      exampleNewMedia({ id: '2', propertyId: 'both', role: 'preview', storageKey: 'preview-of-both' }),
      exampleNewMedia({ id: '3', propertyId: 'goar', role: 'header', sortOrder: 2, storageKey: 'second' }),
      exampleNewMedia({ id: '4', propertyId: 'goar', role: 'header', sortOrder: 1, storageKey: 'first' }),
      exampleNewMedia({ id: '5', propertyId: 'rhens', role: 'gallery', sortOrder: 2, storageKey: 'later' }),
      exampleNewMedia({ id: '6', propertyId: 'rhens', role: 'gallery', sortOrder: 1, storageKey: 'of-no-place' }),
      exampleNewMedia({ id: '7', propertyId: 'both', role: 'gallery', storageKey: 'gallery-of-both' }),
    ],
    now,
  )
  const whole = await repository.list(all)
  const cards = await repository.listCards(all)
  expect(cards.items.map(({ id, previewPicture }) => [id, previewPicture?.base])).toEqual([
    ['goar', '/media/first'],
    ['rhens', '/media/of-no-place'],
    ['both', '/media/preview-of-both'],
  ])
  expect(whole).toMatchObject(cards)
  // The head of its page as well.
  expect(whole.items.map(({ headerPictures }) => headerPictures.map(({ base }) => base))).toEqual([
    ['/media/first', '/media/second'],
    ['/media/of-no-place'],
    ['/media/large-of-both'],
  ])
  expect(cards.items.some((card) => 'energyCertificate' in card)).toBe(false)
})

test('a building says how many of its flats are to be had, and the least warm rent of them', async () => {
  const db = await examplePortfolio({
    houses: [{}, { id: 'voll' }],
    flats: [
      { id: 'a', coldRentEuro: 640.5, utilitiesEuro: 100, heatingCostsEuro: null },
      { id: 'b', coldRentEuro: 900 },
      { id: 'c', coldRentEuro: null },
      { id: 'draft', coldRentEuro: 100, isPublished: false },
      { id: 'rented', coldRentEuro: 100, availabilityStatus: 'rented' },
      { id: 'd', propertyId: 'voll', availabilityStatus: 'reserved' },
    ],
  })
  for (const read of ['list', 'listCards'] as const) {
    const { items } = await properties(db)[read](all)
    expect(new Map(items.map(({ id, available }) => [id, available]))).toEqual(
      new Map([
        ['haus-1', { count: 3, warmRentFromEuro: 740.5 }],
        ['voll', { count: 0, warmRentFromEuro: null }],
      ]),
    )
  }
})

test('a location has its text and at most three pictures', async () => {
  const repository = properties(await testDatabase())
  await repository.insertLocations(
    [{ id: 'ort', name: 'Rhens', description: 'Am Königsstuhl', createdAt: now.toISOString() }],
    now,
  )
  await repository.insertMedia(
    [4, 2, 3, 1].map((order) =>
      exampleNewMedia({
        id: `m${order}`,
        locationId: 'ort',
        role: 'location',
        sortOrder: order,
        storageKey: `k${order}`,
      }),
    ),
    now,
  )

  const location = await repository.findLocation('ort')

  expect(location).toMatchObject({ description: 'Am Königsstuhl', locationImage3Url: '/media/k3-960.webp' })
  expect(location?.pictures).toHaveLength(3)
  expect(await repository.findLocation('nirgends')).toBeNull()
})

test('a place that is a draft is for staff only', async () => {
  const db = await testDatabase()
  await locationContent(db).insert('ort', { name: 'Rhens', description: null, is_published: false }, now)
  expect(await properties(db).findLocation('ort')).toBeNull()
  expect(await properties(db, { drafts: true }).findLocation('ort')).toMatchObject({ name: 'Rhens' })
  await locationContent(db).update('ort', 1, { name: 'Rhens', description: null, is_published: true }, now)
  expect(await properties(db).findLocation('ort')).toMatchObject({ name: 'Rhens' })
})

test('each batch raises the content version once, and a broken one stores nothing', async () => {
  const db = await testDatabase()
  const before = (await readContentVersion(db)).contentVersion

  await properties(db).insertProperties([exampleNewProperty(rhens), exampleNewProperty({ id: 'b' })], now)
  expect((await readContentVersion(db)).contentVersion).toBe(before + 1)

  await expect(
    properties(db).insertProperties([exampleNewProperty({ id: 'c' }), exampleNewProperty(rhens)], now),
  ).rejects.toThrow()
  expect(await properties(db).findById('c')).toBeNull()
  expect((await readContentVersion(db)).contentVersion).toBe(before + 1)
})

test('inserts take part in the transaction that they are called in', async () => {
  const db = await testDatabase()
  const rolledBack = db.transaction().execute(async (trx) => {
    await properties(trx).insertProperties([exampleNewProperty(rhens)], now)
    throw new Error('stop')
  })
  await expect(rolledBack).rejects.toThrow('stop')
  expect(await properties(db).findById('rhens')).toBeNull()
})
