import { expect, test } from 'vitest'
import { examplePortfolio } from '#areas/letting/apartments/example-portfolio.server.ts'
import { readCompared } from './read-compared.server.ts'
import { comparedRows } from './rows.ts'

const houses = [{}, { id: 'haus-2', name: 'Haus am Rhein' }]

async function compare(flats: Parameters<typeof examplePortfolio>[0]['flats'] & object) {
  const db = await examplePortfolio({ houses, flats })
  const found = await readCompared(
    db,
    flats.map(({ id }) => id ?? ''),
  )
  const rows = comparedRows(found)
  return {
    names: found.map(({ name }) => name),
    labels: rows.map(({ label }) => label),
    row: (label: string) => {
      const row = rows.find((each) => each.label === label)
      return row && [...row.values.map((value) => value?.replaceAll('\u00a0', ' ') ?? null), row.differs]
    },
  }
}

test('flats stand side by side with what they cost and have, and differences are marked', async () => {
  const { row } = await compare([
    { id: 'a' },
    { id: 'b', propertyId: 'haus-2', coldRentEuro: 700, floorLevel: null, pets: 'ja', amenities: ['balkon', 'aufzug'] },
  ])
  expect(row('Warmmiete')).toEqual(['840,50 €', '900,00 €', true])
  expect(row('Kaltmiete')).toEqual(['640,50 €', '700,00 €', true])
  expect(row('Nebenkosten')).toEqual(['120,00 €', '120,00 €', false])
  expect(row('Wohnfläche')).toEqual(['72,5 m²', '72,5 m²', false])
  expect(row('Etage')).toEqual(['1. OG', null, true])
  expect(row('Haustiere')).toEqual(['nach Absprache', 'erlaubt', true])
  expect(row('Balkon')).toEqual(['ja', 'ja', false])
  expect(row('Aufzug')).toEqual([null, 'vorhanden', true])
  expect(row('Gebäude')).toEqual(['Haus am Viehtor', 'Haus am Rhein', true])
  expect(row('Garage'), 'what none of them has is no row').toBeUndefined()
})

test('who cannot climb stairs sees side by side how each flat is reached', async () => {
  const { row, labels } = await compare([
    { id: 'a', stepFree: 'ja', narrowestDoorCm: 90, levelShower: 'ja', amenities: ['aufzug', 'keller'] },
    { id: 'b', propertyId: 'haus-2', stepFree: 'nein', narrowestDoorCm: null, levelShower: null, amenities: [] },
  ])
  expect(row('Stufenlos erreichbar')).toEqual(['ja', 'nein', true])
  expect(row('Aufzug')).toEqual(['vorhanden', null, true])
  expect(row('Schmalste Tür')).toEqual(['90 cm breit', null, true])
  expect(row('Bodengleiche Dusche')).toEqual(['ja', null, true])
  expect(labels.filter((label) => label === 'Aufzug')).toHaveLength(1)
  expect(labels.indexOf('Bodengleiche Dusche')).toBeLessThan(labels.indexOf('Keller'))
})

test('a fact that the first flat lacks keeps its place among the others', async () => {
  const { labels } = await compare([{ id: 'a', floorLevel: null, pets: null }, { id: 'b' }])
  expect(labels.indexOf('Etage')).toBe(labels.indexOf('Badezimmer') + 1)
  expect(labels.indexOf('Haustiere')).toBeLessThan(labels.indexOf('Balkon'))
})

test('a rented flat shows nothing of itself but that it is rented', async () => {
  const { row } = await compare([{ id: 'a' }, { id: 'b', availabilityStatus: 'rented' }])
  expect(row('Status')).toEqual(['Verfügbar', 'Vermietet', true])
  expect(row('Warmmiete')).toEqual(['840,50 €', null, false])
  expect(row('Wohnfläche')).toEqual(['72,5 m²', null, false])
})

test('drafts and what does not exist are left out', async () => {
  const { names } = await compare([
    { id: 'a', name: 'Sichtbar' },
    { id: 'b', isPublished: false },
  ])
  expect(names).toEqual(['Sichtbar'])
})
