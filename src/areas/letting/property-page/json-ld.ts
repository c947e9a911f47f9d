import type { Property } from '../properties/property.ts'
import { COMMERCIAL } from '../properties/rules.ts'

/** A building for search engines. `siteUrl` without a slash at its end. */
export function propertyJsonLd(siteUrl: string, property: Property): object {
  const { coordinates } = property
  return {
    '@type': property.propertyType === COMMERCIAL ? 'Place' : 'ApartmentComplex',
    '@id': `${siteUrl}/immobilie/${property.id}`,
    url: `${siteUrl}/immobilie/${property.id}`,
    name: property.name,
    ...(property.description && { description: property.description }),
    address: {
      '@type': 'PostalAddress',
      ...(property.addressStreet && { streetAddress: property.addressStreet }),
      postalCode: property.addressPostalCode,
      addressLocality: property.addressCity,
      addressCountry: 'DE',
    },
    // The point of a withheld address is a town's: for a search engine it would look like the house.
    ...(coordinates?.precision === 'exact' && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(property.propertyType !== COMMERCIAL && {
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: property.totalUnits },
    }),
    image: [property.headerImage1Url, property.headerImage2Url, property.headerImage3Url, property.previewImageUrl]
      .filter((url) => url !== null)
      .map((url) => `${siteUrl}${url}`),
  }
}
