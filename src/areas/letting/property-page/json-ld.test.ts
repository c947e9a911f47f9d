import { expect, test } from 'vitest'
import { exampleNewProperty } from '../properties/example-property.ts'
import { propertyJsonLd } from './json-ld.ts'
import type { NewProperty } from '../properties/new-property.ts'
import { propertyFromRow, propertyToRow } from '../properties/property-row.server.ts'

const jsonLd = (different: Partial<NewProperty>) =>
  propertyJsonLd(
    'https://www.example.de',
    propertyFromRow(
      { ...propertyToRow(exampleNewProperty(different)), version: 1 },
      { certificate: undefined, pictures: [] },
    ),
  )

test('a building is an ApartmentComplex with its address and point', () => {
  expect(jsonLd({})).toMatchObject({
    '@type': 'ApartmentComplex',
    url: 'https://www.example.de/immobilie/haus',
    address: { streetAddress: 'Mainzer Straße 5', postalCode: '56321', addressLocality: 'Rhens', addressCountry: 'DE' },
    geo: { latitude: 50.28114, longitude: 7.61792 },
    numberOfAccommodationUnits: { value: 6 },
  })
})

test('a withheld address is withheld from search engines too', () => {
  const text = JSON.stringify(jsonLd({ publishExactAddress: false }))
  expect(text).not.toContain('Mainzer')
  expect(text).not.toContain('GeoCoordinates')
})

test('a building for trade holds no flats', () => {
  expect(jsonLd({ propertyType: 'Gewerbe' })).toMatchObject({ '@type': 'Place' })
})
