import { expect, test } from 'vitest'
import { findFlats, type FlatOption } from './find-flats.ts'

const flat = (street: string, town: string, name: string, propertyName = 'Wohnhaus'): FlatOption => ({
  id: `${street} ${name}`,
  label: `${name} - ${street}, ${town}`,
  house: `${street}, ${town}`,
  propertyName,
})

const flats = [
  flat('Am Viehtor 4a', '56321 Rhens', 'Wohnung 1'),
  flat('Mainzer Straße 5', '56321 Rhens', 'Wohnung 1', 'Alte Schule'),
  flat('Mainzer Straße 5', '56321 Rhens', 'Wohnung 12', 'Alte Schule'),
  flat('Mainzer Straße 52', '56112 Lahnstein', 'Wohnung 4'),
]

const found = (typed: string) => findFlats(flats, typed).map(({ id }) => id)

test.for([
  ['mainzerstr. 5', ['Mainzer Straße 5 Wohnung 1', 'Mainzer Straße 5 Wohnung 12']],
  ['MAINZER STRASSE 5, wohnung 12', ['Mainzer Straße 5 Wohnung 12']],
  ['alte schule 12', ['Mainzer Straße 5 Wohnung 12']],
  ['4', ['Am Viehtor 4a Wohnung 1', 'Mainzer Straße 52 Wohnung 4']],
  ['561', ['Mainzer Straße 52 Wohnung 4']],
  ['lahnst', ['Mainzer Straße 52 Wohnung 4']],
  ['Hauptstraße', []],
] as const)('„%s“ finds by street, house or number', ([typed, expected]) => {
  expect(found(typed)).toEqual(expected)
})

test('nothing typed finds all of them', () => {
  expect(findFlats(flats, ' ')).toEqual(flats)
})
