import { expect, test } from 'vitest'
import { exampleDetail } from '../flat-page/example-detail.ts'
import { accessibilityFacts, apartmentFacts } from './facts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('every known fact has its line', () => {
  const facts = apartmentFacts(exampleDetail({ wbsRequired: true }))
  expect(facts.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    'Wohnfläche: 72,5 m²',
    'Zimmer: 2,5',
    'Frei ab: 01.03.2027',
    'Schlafzimmer: 1',
    'Badezimmer: 1',
    'Etage: 1. OG',
    'Gesamtfläche: 78 m²',
    'Geeignet für: bis zu 3 Personen',
    'Haustiere: nach Absprache',
    'Wohnberechtigungsschein: erforderlich',
  ])
})

test('what is not known is left out', () => {
  const unknown = { livingAreaSqm: null, roomCount: null, bedroomCount: null, bathroomCount: null, floorLevel: null }
  expect(
    apartmentFacts(
      exampleDetail({ ...unknown, totalAreaSqm: null, maxOccupants: null, pets: null, availabilityStatus: 'reserved' }),
    ),
  ).toEqual([])
})

test('what is not known of barriers is said to be unknown, never a no', () => {
  const words = (different: Parameters<typeof exampleDetail>[0]) =>
    accessibilityFacts(exampleDetail(different)).map(({ value }) => plain(value))
  expect(words({})).toEqual(Array(4).fill('nicht angegeben'))
  expect(words({ stepFree: 'ja', amenities: ['aufzug'], narrowestDoorCm: 90, levelShower: 'nein' })).toEqual([
    'ja',
    'vorhanden',
    '90 cm breit',
    'nein',
  ])
})
