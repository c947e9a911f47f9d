import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { apartments, refreshCopies, townsWithFlats } from '../repository.server.ts'
import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import { foldText } from '#platform/fold.ts'
import { exampleNewApartment } from '../example-apartment.ts'
import { examplePortfolio, exampleTime } from '../example-portfolio.server.ts'
import type { NewApartment } from '../apartment.ts'
import { type ApartmentFilters, noFilters, sorts } from './filters.ts'
import { warmRentEuro } from '../rent.ts'
import { findPage, type FoundPage } from './repository.server.ts'

const TODAY = '2027-02-01'

const houses = [
  { id: 'haus-1', name: 'Alte Schule', street: 'Rheinufer', houseNumber: '3', postalCode: '56321', city: 'Rhens' },
  { id: 'haus-2', name: 'Schlösserblick', street: 'Heerstraße', postalCode: '56329', city: 'St. Goar' },
  { id: 'haus-3', name: 'Am Weinberg', street: 'Heerstraße', postalCode: '56112', city: 'Lahnstein' },
  { id: 'haus-4', name: 'Kontor', street: 'Am Hafen', postalCode: '56321', city: 'Rhens', propertyType: 'Gewerbe' },
]

/** The same choices on every run. */
const random = (() => {
  let state = 13
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) / 2 ** 23
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    chance: (percent: number) => next() * 100 < percent,
    pick: <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item,
    some: <Item>(items: readonly Item[]): Item[] => items.filter(() => next() < 0.4),
  }
})()
const amenityCodes = ['balkon', 'keller', 'aufzug', 'gaeste_wc']

function randomFlat(index: number): Partial<NewApartment> {
  return {
    id: `flat-${random.whole(1, 9)}-${index}`,
    propertyId: random.pick(houses).id,
    name: random.pick(['Wohnung 1', 'Wohnung 12', 'Dachgeschoss links', 'Süd-Loft']),
    roomCount: random.pick([null, 1, 2.5, 3, 4]),
    livingAreaSqm: random.pick([null, 40, 72.35, 72.5, 120]),
    coldRentEuro: random.pick([null, 400, 640.5, 900]),
    utilitiesEuro: random.pick([null, 120]),
    heatingCostsEuro: null,
    availableFrom: random.pick([null, '2027-01-01', '2027-03-01']),
    availabilityStatus: random.pick(['available', 'available', 'rented', 'reserved']),
    amenities: random.some(amenityCodes),
    pets: random.pick([null, 'ja', 'nein', 'nach_absprache']),
    stepFree: random.pick([null, 'ja', 'ja', 'nein']),
    narrowestDoorCm: random.pick([null, 79, 80, 95]),
    levelShower: random.pick([null, 'ja', 'ja', 'nein']),
    isPublished: !random.chance(10),
    createdAt: `2026-01-${String(random.whole(1, 28)).padStart(2, '0')}T00:00:00.000Z`,
  }
}

function randomFilters(): ApartmentFilters {
  const maybe = <Value>(value: Value, otherwise: Value) => (random.chance(30) ? value : otherwise)
  return {
    search: maybe(random.pick(['wohnung', 'heerstr', 'SCHLÖSS 12', 'loft', 'rhens 56321', '-', 'nirgends']), ''),
    city: maybe(random.pick(['rhens', '563', 'goar', '-', 'a']), ''),
    propertyId: maybe('haus-2', ''),
    status: maybe(random.pick(['available', 'rented'] as const), ''),
    roomsFrom: maybe(2.5, null),
    roomsTo: maybe(3, null),
    areaFromSqm: maybe(72.35, null),
    areaToSqm: maybe(72.4, null),
    warmRentFromEuro: maybe(520, null),
    warmRentToEuro: maybe(760.5, null),
    freeOn: maybe('2027-01-15', ''),
    amenities: maybe(random.some([...amenityCodes, 'sauna', 'k_ller']), []),
    petsAllowed: maybe(true, false),
    stepFree: random.chance(10),
    levelShower: random.chance(10),
    wideDoors: random.chance(10),
    sort: random.pick(sorts),
    page: random.whole(1, 3),
  }
}

/** The same rules again, flat by flat, without any cleverness. */
function expected(flats: NewApartment[], wanted: ApartmentFilters): Omit<FoundPage, 'page'> {
  const within = (value: number | null, from: number | null, to: number | null, unknown: boolean) =>
    (from === null && to === null) ||
    (value === null ? unknown : value >= (from ?? -1) && value <= (to ?? Number.POSITIVE_INFINITY))
  const fits = (flat: NewApartment) => {
    const house = houses.find(({ id }) => id === flat.propertyId)
    const lines = [
      flat.name,
      house?.name,
      `${house?.street} ${house?.houseNumber ?? '5'} ${house?.postalCode} ${house?.city}`,
    ]
    const text = lines.map((line) => foldText(line ?? '')).join('\n')
    const [search, place] = [foldText(wanted.search), foldText(wanted.city)]
    const isHere =
      place !== '' &&
      (foldText(house?.city ?? '').includes(place) ||
        (/^\d/.test(wanted.city) && (house?.postalCode ?? '').includes(place)))
    return (
      flat.isPublished &&
      (wanted.search === '' || (search !== '' && search.split(' ').every((word) => text.includes(word)))) &&
      (wanted.city === '' || isHere) &&
      (wanted.propertyId === '' || flat.propertyId === wanted.propertyId) &&
      (wanted.status === '' || flat.availabilityStatus === wanted.status) &&
      within(flat.roomCount, wanted.roomsFrom, wanted.roomsTo, false) &&
      within(flat.livingAreaSqm, wanted.areaFromSqm, wanted.areaToSqm, false) &&
      within(warmRentEuro(flat), wanted.warmRentFromEuro, wanted.warmRentToEuro, true) &&
      (wanted.freeOn === '' || (flat.availabilityStatus !== 'rented' && (flat.availableFrom ?? '') <= wanted.freeOn)) &&
      (!wanted.petsAllowed || flat.pets === 'ja') &&
      (!wanted.stepFree || flat.stepFree === 'ja') &&
      (!wanted.levelShower || flat.levelShower === 'ja') &&
      (!wanted.wideDoors || (flat.narrowestDoorCm ?? 0) >= 80) &&
      wanted.amenities.every((name) => flat.amenities.includes(name))
    )
  }
  const last = (isLast: boolean) => (isLast ? 1 : 0)
  const by =
    (value: (flat: NewApartment) => number | null, sign: number) => (one: NewApartment, other: NewApartment) => {
      const [a, b] = [value(one), value(other)]
      return last(a === null) - last(b === null) || sign * ((a ?? 0) - (b ?? 0))
    }
  const text = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)
  const first = {
    neueste: () => 0,
    guenstigste: by(warmRentEuro, 1),
    teuerste: by(warmRentEuro, -1),
    groesste: by((flat) => flat.livingAreaSqm, -1),
    kleinste: by((flat) => flat.livingAreaSqm, 1),
    frueheste: (one: NewApartment, other: NewApartment) => text(one.availableFrom ?? '', other.availableFrom ?? ''),
  }[wanted.sort]
  const rank = ({ availabilityStatus }: NewApartment) => ['available', 'reserved', 'rented'].indexOf(availabilityStatus)
  const isUnpriced = (flat: NewApartment) =>
    last((wanted.warmRentFromEuro !== null || wanted.warmRentToEuro !== null) && warmRentEuro(flat) === null)
  const isCommercial = ({ propertyId }: NewApartment) => propertyId === 'haus-4'
  const found = flats
    .filter(fits)
    .toSorted(
      (one, other) =>
        last(isCommercial(one)) - last(isCommercial(other)) ||
        isUnpriced(one) - isUnpriced(other) ||
        rank(one) - rank(other) ||
        first(one, other) ||
        text(other.createdAt, one.createdAt) ||
        text(other.id, one.id),
    )
  const page = Math.min(wanted.page, Math.max(1, Math.ceil(found.length / 24)))
  const homes = found.filter((flat) => !isCommercial(flat))
  const count = (isMeant: (flat: NewApartment) => boolean) => homes.filter(isMeant).length
  const isFree = (flat: NewApartment) => flat.availabilityStatus === 'available'
  const isLater = (flat: NewApartment) => (flat.availableFrom ?? '') > TODAY
  const availability = {
    free: count((flat) => isFree(flat) && !isLater(flat)),
    soon: count((flat) => isFree(flat) && isLater(flat)),
    reserved: count((flat) => flat.availabilityStatus === 'reserved'),
    rented: count((flat) => flat.availabilityStatus === 'rented'),
  }
  return {
    total: found.length,
    availability,
    commercial: found.length - homes.length,
    ids: found.slice((page - 1) * 24, page * 24).map(({ id }) => id),
  }
}

test('300 random filters find what a plain walk over all flats finds, in the same order, while flats come, change and go', async () => {
  const flats = Array.from({ length: 120 }, (_, index) => exampleNewApartment(randomFlat(index)))
  const db = await examplePortfolio({ houses, flats })
  let telling = 0
  for (let round = 0; round < 300; round++) {
    const filters = randomFilters()
    const { page: _, ...found } = await findPage(db, filters, { today: TODAY })
    expect({ filters, ...found }).toEqual({ filters, ...expected(flats, filters) })
    if (found.total > 0 && found.total < flats.length) telling += 1
    if (round % 3 !== 0) continue
    const [changed] = flats.splice(random.whole(0, flats.length - 1), 1)
    await db
      .deleteFrom('apartments')
      .where('id', '=', changed?.id ?? '')
      .execute()
    const fresh = {
      ...exampleNewApartment(randomFlat(round)),
      id: random.chance(50) ? (changed?.id ?? '') : `new-${round}`,
    }
    flats.push(fresh)
    await apartments(db).insertApartments([fresh], exampleTime)
  }
  // Filters that nothing or everything passes would prove little.
  expect(telling).toBeGreaterThan(80)
})

test('what changes with the building is found at once', async () => {
  const flats = Array.from({ length: 3 }, (_, index) => ({ id: `flat-${index}`, propertyId: 'haus-2' }))
  const db = await examplePortfolio({ houses, flats: [{ id: 'other' }, ...flats] })
  const totalOf = async (filters: Partial<ApartmentFilters>) =>
    (await findPage(db, { ...noFilters, ...filters }, { today: TODAY })).total
  const changeBuilding = async (change: { name?: string; property_type?: string; is_published?: 0 | 1 }) => {
    await db.updateTable('properties').set(change).where('id', '=', 'haus-2').execute()
    await refreshCopies(db as never, 'haus-2')
    await raiseContentVersion(db, exampleTime)
  }
  expect([await totalOf({}), await totalOf({ search: 'schloesserblick' })]).toEqual([4, 3])
  await changeBuilding({ name: 'Burgblick' })
  expect([await totalOf({ search: 'schloesserblick' }), await totalOf({ search: 'burgblick' })]).toEqual([0, 3])
  await changeBuilding({ property_type: 'Gewerbe' })
  expect(await findPage(db, noFilters, { today: TODAY })).toMatchObject({ total: 4, commercial: 3 })
  await changeBuilding({ is_published: 0 })
  expect([await totalOf({}), await townsWithFlats(db)]).toEqual([1, ['Rhens']])
  await db.deleteFrom('properties').where('id', '=', 'haus-1').execute()
  await raiseContentVersion(db, exampleTime)
  expect([await totalOf({}), await townsWithFlats(db)]).toEqual([0, []])
})

/** Keeps what was asked. */
function listening(asked: Parameters<KyselyPlugin['transformQuery']>[0][]): KyselyPlugin {
  return {
    transformQuery(query) {
      asked.push(query)
      return query.node
    },
    transformResult: async ({ result }) => result,
  }
}

// PostgreSQL decides by its statistics.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'count and page read an index alone, whatever is asked but a building',
  async () => {
    const flat = { pets: 'ja', stepFree: 'ja', levelShower: 'ja', narrowestDoorCm: 80 } as const
    const db = await examplePortfolio({ houses, flats: [flat] })
    const accessible = { stepFree: true, levelShower: true, wideDoors: true }
    const all: Partial<ApartmentFilters>[] = [
      {
        ...accessible,
        search: 'wohnung',
        amenities: ['balkon'],
        petsAllowed: true,
        roomsFrom: 1,
        areaFromSqm: 1,
        warmRentToEuro: 9000,
      },
      { ...accessible, city: 'rhens', status: 'available', amenities: ['balkon'], sort: 'guenstigste' },
      { search: 'wohnung', status: 'available' },
      { search: 'rhens', city: '563', freeOn: '2030-01-01', sort: 'frueheste' },
      { sort: 'groesste', petsAllowed: true, roomsTo: 9 },
    ]
    for (const filters of all) {
      const asked: Parameters<KyselyPlugin['transformQuery']>[0][] = []
      const { total } = await findPage(db.withPlugin(listening(asked)), { ...noFilters, ...filters }, { today: TODAY })
      expect([filters, total, asked.length]).toEqual([filters, 1, 2])
      for (const { node, queryId } of asked) {
        const query = db.getExecutor().compileQuery(node, queryId) as CompiledQuery
        const explained = { ...query, sql: `explain query plan ${query.sql}` }
        const { rows } = await db.executeQuery<{ detail: string }>(explained)
        expect(rows[0]?.detail).toMatch(/apartments USING COVERING INDEX/)
      }
    }
  },
)
