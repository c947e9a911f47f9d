import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { warmRentEuro } from '#areas/letting/apartments/rent.ts'
import { efficiencyClasses } from '#areas/letting/energy/rules.ts'
import type { DerivedPicture } from '#platform/pictures/derive.server.ts'
import { buildPortfolio } from './build-portfolio.ts'
import { type PictureName, pictureTexts } from './picture-texts.ts'
import { demoProperties, demoTowns } from './towns/portfolio.ts'

// The vocabulary of OpenImmo that the site knows.
const amenityWords = new Set(
  `einbaukueche dusche badewanne tageslichtbad gaeste_wc balkon terrasse garten aufzug barrierefrei rollstuhlgerecht keller
  abstellraum fahrradraum waschraum stellplatz garage rolllaeden glasfaser moebliert wg_geeignet`.split(/\s+/),
)

const pictures = new Map(
  Object.keys(pictureTexts).map((name): [PictureName, DerivedPicture] => {
    const facts = { widths: [320, 640], width: 1280, height: 720, color: '#8090a0' }
    return [name as PictureName, { storageKey: name, base: `/media/${name}`, ...facts }]
  }),
)
const portfolio = buildPortfolio(demoTowns, demoProperties, pictures)
const { locations, properties, certificates, apartments, media } = portfolio

const unique = (values: unknown[]) => new Set(values).size
const countBy = (values: (string | null)[]) =>
  Object.fromEntries(
    [...Map.groupBy(values, (value) => value ?? 'null')].map(([value, group]) => [value, group.length]),
  )

test('four towns, at least 13 properties and 64 apartments, each with an id that reads well in an address', () => {
  expect(locations.map(({ name }) => name)).toEqual(['Rhens', 'Braubach', 'St. Goar', 'Oberwesel'])
  expect(properties.length).toBeGreaterThanOrEqual(13)
  expect(apartments.length).toBeGreaterThanOrEqual(64)
  const ids = [...properties, ...apartments, ...media, ...certificates, ...locations].map(({ id }) => id)
  expect(unique(ids)).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every state of an apartment is there', () => {
  const states = countBy(apartments.map(({ availabilityStatus }) => availabilityStatus))
  expect(states.available).toBeGreaterThanOrEqual(25)
  expect(states.rented).toBeGreaterThanOrEqual(15)
  expect(states.reserved).toBeGreaterThanOrEqual(4)
  expect(states['in Renovierung']).toBeGreaterThanOrEqual(1)

  const available = apartments.filter(({ availabilityStatus }) => availabilityStatus === 'available')
  const withPictures = new Set(media.map(({ apartmentId }) => apartmentId))
  expect(available.some(({ coldRentEuro }) => coldRentEuro === null)).toBe(true)
  expect(available.filter(({ availableFrom }) => availableFrom === null).length).toBeGreaterThanOrEqual(3)
  expect(available.some(({ availableFrom }) => availableFrom !== null && availableFrom < '2026-11-21')).toBe(true)
  expect(available.some(({ availableFrom }) => availableFrom !== null && availableFrom > '2026-11-21')).toBe(true)
  expect(available.some(({ id }) => !withPictures.has(id))).toBe(true)
  expect(available.some(({ id }) => withPictures.has(id))).toBe(true)
  expect(apartments.some(({ name }) => name.length > 80)).toBe(true)
  expect(apartments.some(({ roomCount }) => roomCount !== null && roomCount % 1 === 0.5)).toBe(true)
  expect(apartments.some(({ livingAreaSqm }) => livingAreaSqm === null)).toBe(true)
  expect(apartments.some(({ description }) => description === null)).toBe(true)
  expect(apartments.some(({ heatingIncluded }) => heatingIncluded)).toBe(true)
  expect(apartments.some(({ wbsRequired }) => wbsRequired)).toBe(true)
  expect(unique(apartments.map(({ pets }) => pets))).toBe(4)
})

test('the exceptions among the properties are there', () => {
  const types = countBy(properties.map(({ propertyType }) => propertyType))
  expect(types.Mehrfamilienhaus).toBeGreaterThanOrEqual(5)
  expect(types.Einfamilienhaus).toBeGreaterThanOrEqual(3)
  expect(types.Gewerbe).toBeGreaterThanOrEqual(1)
  expect(Object.keys(types).length).toBeGreaterThan(3)

  const houses = new Set(apartments.map(({ propertyId }) => propertyId))
  const shown = new Set(media.map(({ propertyId }) => propertyId))
  expect(properties.some(({ id }) => !houses.has(id))).toBe(true)
  expect(properties.some(({ id }) => !shown.has(id))).toBe(true)
  expect(properties.filter(({ description }) => description === null)).toHaveLength(1)
  expect(properties.some(({ name }) => name.length > 100)).toBe(true)
  expect(properties.some(({ publishExactAddress }) => !publishExactAddress)).toBe(true)
  expect(properties.some(({ renovationYear }) => renovationYear !== null)).toBe(true)
})

test('whatever describes a building does it in some sentences', () => {
  const tooShort = properties.filter(({ description }) => description !== null && description.length < 300)
  expect(tooShort.map(({ id }) => id)).toEqual([])
})

test('energy certificates cover every class of both kinds and every exemption', () => {
  expect(certificates.map(({ propertyId }) => propertyId).toSorted()).toEqual(properties.map(({ id }) => id).toSorted())
  const classes = new Set(certificates.map(({ efficiencyClass }) => efficiencyClass))
  expect(efficiencyClasses.map(({ name }) => name).filter((name) => !classes.has(name))).toEqual([])
  expect(unique(certificates.map(({ kind }) => kind))).toBe(3)
  expect(countBy(certificates.map(({ exemption }) => exemption))).toMatchObject({
    denkmal: 1,
    noch_nicht_ausgestellt: 1,
    nicht_noetig: 1,
  })
})

test('a class fits its value, and a certificate is valid today and was issued for a finished house', () => {
  for (const { efficiencyClass, valueKwhPerSqmYear, issuedOn, validUntil, buildingYear, kind } of certificates) {
    const expected = efficiencyClasses.find(({ upTo }) => upTo === null || (valueKwhPerSqmYear ?? 0) <= upTo)?.name
    expect([null, expected]).toContain(efficiencyClass)
    if (kind === null) continue
    expect(issuedOn?.localeCompare('2026-11-21')).toBe(-1)
    expect(validUntil?.localeCompare('2026-11-21')).toBe(1)
    expect(Number(issuedOn?.slice(0, 4))).toBeGreaterThanOrEqual(buildingYear ?? 0)
  }
})

test('a consumption certificate is only shown where the law allows one', () => {
  // GEG § 80 (3): fewer than five flats and applied for before 1 November 1977 need a demand certificate.
  const old = properties.filter(({ totalUnits, constructionYear }) => totalUnits < 5 && (constructionYear ?? 0) < 1978)
  const kinds = certificates.filter(({ propertyId }) => old.some(({ id }) => id === propertyId)).map(({ kind }) => kind)
  expect(kinds).not.toContain('verbrauch')
})

test('rents are those of the region, and no deposit is above three cold rents', () => {
  const priced = apartments.filter(({ coldRentEuro }) => coldRentEuro !== null)
  const perSqm = priced.map(
    ({ id, coldRentEuro, livingAreaSqm }) => [id, (coldRentEuro ?? 0) / (livingAreaSqm ?? 1)] as const,
  )
  expect(perSqm.filter(([, euro]) => euro < 6 || euro > 11.1)).toEqual([])
  expect(apartments.filter((flat) => (flat.depositEuro ?? 0) > 3 * (flat.coldRentEuro ?? 0))).toEqual([])
  expect(priced.filter((flat) => flat.heatingIncluded && flat.heatingCostsEuro !== null)).toEqual([])
  expect(apartments.filter((flat) => flat.warmRentEuro !== null && flat.warmRentEuro !== warmRentEuro(flat))).toEqual(
    [],
  )
})

test('rooms, areas and units add up', () => {
  expect(apartments.filter((flat) => (flat.bedroomCount ?? 0) > (flat.roomCount ?? 0))).toEqual([])
  expect(
    apartments.filter((flat) => flat.totalAreaSqm !== null && flat.totalAreaSqm < (flat.livingAreaSqm ?? 0)),
  ).toEqual([])
  for (const { id, totalUnits } of properties) {
    expect(apartments.filter(({ propertyId }) => propertyId === id).length).toBeLessThanOrEqual(totalUnits)
  }
})

test('amenities are words of the vocabulary, and the pictures show nothing that a flat does not have', () => {
  expect(apartments.flatMap(({ amenities }) => amenities).filter((amenity) => !amenityWords.has(amenity))).toEqual([])
  const has = new Map(apartments.map(({ id, amenities }) => [id, amenities]))
  const shown = media.flatMap(({ apartmentId, storageKey }) => (apartmentId ? [{ apartmentId, storageKey }] : []))
  const wrong = shown.filter(({ apartmentId, storageKey }) => {
    const amenities = has.get(apartmentId) ?? []
    if (storageKey.startsWith('bath')) return !amenities.includes('badewanne')
    if (storageKey.startsWith('balcony')) return !amenities.includes('balkon') && !amenities.includes('terrasse')
    return false
  })
  expect(wrong).toEqual([])
})

test('every picture has an alt text that says first that it is computer generated', () => {
  expect(media.length).toBeGreaterThan(100)
  expect(media.filter(({ altText }) => !/^Visualisierung: .{20,}$/.test(altText))).toEqual([])
})

test('at most three header pictures, one preview, and gallery pictures of houses with title and description', () => {
  for (const { id } of properties) {
    const own = media.filter(({ propertyId }) => propertyId === id)
    expect(own.filter(({ role }) => role === 'header').length).toBeLessThanOrEqual(3)
    expect(own.filter(({ role }) => role === 'preview').length).toBeLessThanOrEqual(1)
    expect(own.filter(({ role, title, description }) => role === 'gallery' && !(title && description))).toEqual([])
  }
  expect(locations.filter(({ id }) => media.filter(({ locationId }) => locationId === id).length > 3)).toEqual([])
})

test('texts have no exclamation marks, and every described house has a real paragraph', () => {
  const texts = [...locations, ...properties, ...apartments, ...media].flatMap((item) => [
    item.description ?? '',
    'name' in item ? item.name : '',
  ])
  expect(texts.filter((text) => text.includes('!') || text.includes('...') || /["']/.test(text))).toEqual([])
  expect(properties.filter(({ description }) => description !== null && description.length < 250)).toEqual([])
})

test('every picture that has a text lies in the folder, and the other way round', () => {
  const names = readdirSync('db/seed/pictures').map((file) => file.replace(/\.webp$/, ''))
  expect(names.toSorted()).toEqual(Object.keys(pictureTexts).toSorted())
  expect(existsSync('db/seed/pictures/living-0.webp')).toBe(true)
})
