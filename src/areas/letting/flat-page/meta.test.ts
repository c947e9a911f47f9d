import { expect, test } from 'vitest'
import { exampleDetail } from './example-detail.ts'
import { apartmentDescription } from './meta.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('search engines get rooms, size, warm rent and date in a sentence', () => {
  expect(plain(apartmentDescription(exampleDetail()))).toBe(
    'Wohnung 1 in Rhens (Haus am Viehtor) mieten: 2,5 Zimmer, 72,5 m², 840,50 € warm, frei ab 01.03.2027.',
  )
  const sparse = { roomCount: null, livingAreaSqm: null, coldRentEuro: null }
  expect(apartmentDescription(exampleDetail({ ...sparse, availableFrom: null }))).toContain('mieten: sofort frei.')
  expect(apartmentDescription(exampleDetail({ ...sparse, availabilityStatus: 'reserved' }))).toContain(
    'Angaben auf Anfrage',
  )
})
