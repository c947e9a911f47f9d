import { propertyJsonLd } from '../property-page/json-ld.ts'
import { site } from '#site'
import { amenityLabel } from '../apartments/amenities.ts'
import { canBeAppliedFor, isFreeLater, isRented } from '../apartments/availability.ts'
import type { ApartmentDetail } from './detail.ts'

const sqm = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })

/** A flat on offer for search engines. `siteUrl` without a slash at its end; null for a rented one: nothing is offered. */
export function listingJsonLd(siteUrl: string, detail: ApartmentDetail): object | null {
  if (isRented(detail)) return null
  const { id, name, property, description } = detail
  const url = `${siteUrl}/wohnung/${id}`
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: `${name}, ${property.name}`,
    ...(description && { description }),
    datePosted: detail.createdAt.slice(0, 10),
    image: detail.galleryImages.map((address) => `${siteUrl}${address}`),
    mainEntity: apartment(siteUrl, detail),
    offers: offer(url, detail),
  }
}

function apartment(siteUrl: string, detail: ApartmentDetail): object {
  const { address } = propertyJsonLd(siteUrl, detail.property) as { address?: object }
  return {
    '@type': 'Apartment',
    name: detail.name,
    address,
    ...(detail.livingAreaSqm !== null && { floorSize: sqm(detail.livingAreaSqm) }),
    ...(detail.roomCount !== null && { numberOfRooms: detail.roomCount }),
    ...(detail.bedroomCount !== null && { numberOfBedrooms: detail.bedroomCount }),
    ...(detail.bathroomCount !== null && { numberOfBathroomsTotal: detail.bathroomCount }),
    ...(detail.floorLevel && { floorLevel: detail.floorLevel }),
    ...(detail.amenities.length > 0 && {
      amenityFeature: detail.amenities.map((code) => ({
        '@type': 'LocationFeatureSpecification',
        name: amenityLabel(code),
        value: true,
      })),
    }),
  }
}

function offer(url: string, detail: ApartmentDetail): object {
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `https://schema.org/${canBeAppliedFor(detail) ? 'InStock' : 'Reserved'}`,
    ...(detail.coldRentEuro !== null && {
      priceCurrency: 'EUR',
      price: detail.coldRentEuro,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        name: 'Kaltmiete',
        price: detail.coldRentEuro,
        priceCurrency: 'EUR',
        unitCode: 'MON',
      },
    }),
    ...(isFreeLater(detail.availableFrom) && { availabilityStarts: detail.availableFrom }),
    offeredBy: { '@type': 'RealEstateAgent', name: site.legalName, telephone: site.phone.international },
  }
}
