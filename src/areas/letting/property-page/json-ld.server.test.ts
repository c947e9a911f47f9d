import { expect, test } from 'vitest'
import { examplePortfolio } from '../apartments/example-portfolio.server.ts'
import type { NewProperty } from '../properties/new-property.ts'
import { properties } from '../properties/repository.server.ts'
import { propertyJsonLd } from './json-ld.ts'

async function jsonLd(different: Partial<NewProperty>) {
  const db = await examplePortfolio({ houses: [different] })
  const house = await properties(db).findById('haus-1')
  return house && propertyJsonLd('https://www.example.de', house)
}

test('a building is an ApartmentComplex with its address and point', async () => {
  expect(await jsonLd({})).toMatchObject({
    '@type': 'ApartmentComplex',
    url: 'https://www.example.de/immobilie/haus-1',
    address: { streetAddress: 'Mainzer Straße 5', postalCode: '56321', addressLocality: 'Rhens', addressCountry: 'DE' },
    geo: { latitude: 50.28114, longitude: 7.61792 },
    numberOfAccommodationUnits: { value: 6 },
  })
})

test('a withheld address is withheld from search engines too', async () => {
  const text = JSON.stringify(await jsonLd({ publishExactAddress: false }))
  expect(text).toContain('Rhens')
  expect(text).not.toContain('Mainzer')
  expect(text).not.toContain('GeoCoordinates')
})

test('a building for trade holds no flats', async () => {
  expect(await jsonLd({ propertyType: 'Gewerbe' })).toMatchObject({ '@type': 'Place' })
})
