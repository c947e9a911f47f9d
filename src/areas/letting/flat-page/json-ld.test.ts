import { expect, test } from 'vitest'
import { exampleDetail } from './example-detail.ts'
import { listingJsonLd } from './json-ld.ts'

test('a flat is a listing with an apartment and an offer', () => {
  expect(listingJsonLd('https://www.example.de', exampleDetail())).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://www.example.de/wohnung/wohnung-1',
    datePosted: '2026-02-01',
    mainEntity: {
      '@type': 'Apartment',
      address: { addressLocality: 'Rhens', streetAddress: 'Mainzer Straße 5' },
      floorSize: { value: 72.5, unitCode: 'MTK' },
      numberOfRooms: 2.5,
      amenityFeature: [{ name: 'Balkon' }, { name: 'Einbauküche' }],
    },
    offers: { '@type': 'Offer', price: 640.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  })
})

test('a withheld street, an unknown price and a reservation are told truly', () => {
  const detail = exampleDetail({ coldRentEuro: null, availabilityStatus: 'reserved', availableFrom: null })
  const listing = JSON.stringify(
    listingJsonLd('', { ...detail, property: { ...detail.property, addressStreet: null } }),
  )
  expect(listing).not.toMatch(/streetAddress|price|availabilityStarts/)
  expect(listing).toContain('https://schema.org/Reserved')
})

test('a rented flat is offered nowhere', () => {
  expect(listingJsonLd('', exampleDetail({ availabilityStatus: 'rented' }))).toBeNull()
})
