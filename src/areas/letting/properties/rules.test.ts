import { expect, test } from 'vitest'
import { apartmentsHeading, apartmentsSummary, countText, metaDescription, typeTone, yearLine } from './rules.ts'

test.for([
  ['Mehrfamilienhaus', 'blue'],
  ['Einfamilienhaus', 'green'],
  ['Gewerbe', 'purple'],
  ['Schloss', 'grey'],
  ['toString', 'grey'],
])('the badge of %s is %s', ([type, tone]) => {
  expect(typeTone(type ?? '')).toBe(tone)
})

test('a renovation says more than the year of construction, and without either there is no line', () => {
  expect(yearLine({ renovationYear: 2019, constructionYear: 1968 })).toBe('Kernsaniert 2019')
  expect(yearLine({ renovationYear: null, constructionYear: 1968 })).toBe('Baujahr 1968')
  expect(yearLine({ renovationYear: null, constructionYear: null })).toBeNull()
})

const place = { addressStreet: 'Mainzer Straße 5', addressCity: 'Rhens' }
const flats = (...statuses: string[]) => statuses.map((availabilityStatus) => ({ availabilityStatus }))

test.for([
  [undefined, 'Wohnungen werden geladen...'],
  [flats(), 'Keine Wohnungen in Mainzer Straße 5 in Rhens'],
  [flats('rented', 'reserved'), '0 verfügbare Wohnungen in Mainzer Straße 5 in Rhens'],
  [flats('available', 'rented'), '1 verfügbare Wohnung in Mainzer Straße 5 in Rhens'],
  [flats('available', 'available', 'sold'), '2 verfügbare Wohnungen in Mainzer Straße 5 in Rhens'],
] as const)('the heading counts available flats: %o', ([apartments, heading]) => {
  expect(apartmentsHeading(place, apartments && [...apartments])).toBe(heading)
})

test('the heading names only the town when the street is withheld', () => {
  expect(apartmentsHeading({ ...place, addressStreet: null }, flats('available'))).toBe('1 verfügbare Wohnung in Rhens')
})

test('one is one and several are several', () => {
  expect(apartmentsSummary(1)).toBe('1 Wohnung in dieser Immobilie')
  expect(apartmentsSummary(4)).toBe('4 Wohnungen in dieser Immobilie')
  expect(countText(1)).toBe('1 Immobilie gefunden')
  expect(countText(13)).toBe('13 Immobilien gefunden')
})

test('a long description is cut at a word, a short one stays', () => {
  const house = { propertyType: 'Mehrfamilienhaus', addressCity: 'Rhens' }
  expect(metaDescription({ ...house, description: 'Ruhig\ngelegen.' })).toBe(
    'Mehrfamilienhaus in Rhens. Ruhig gelegen.',
  )
  expect(metaDescription({ ...house, description: null })).toBe('Mehrfamilienhaus in Rhens.')
  const long = metaDescription({ ...house, description: 'Rheinblick '.repeat(30) })
  expect(long.length).toBeLessThanOrEqual(155)
  expect(long.endsWith('Rheinblick…')).toBe(true)
})
