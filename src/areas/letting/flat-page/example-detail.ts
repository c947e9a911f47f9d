import type { Property } from '../properties/property.ts'
import { exampleNewApartment } from '../apartments/example-apartment.ts'
import type { ApartmentDetail } from './detail.ts'

const property: Property = {
  id: 'haus-1',
  name: 'Haus am Viehtor',
  locationId: null,
  addressStreet: 'Mainzer Straße 5',
  addressPostalCode: '56321',
  addressCity: 'Rhens',
  addressCountry: 'Deutschland',
  propertyType: 'Mehrfamilienhaus',
  constructionYear: 1968,
  renovationYear: null,
  heatingType: 'Gas-Zentralheizung',
  heatingSystem: 'zentral',
  energyCarriers: ['Erdgas'],
  totalUnits: 6,
  available: { count: 0, warmRentFromEuro: null },
  description: 'Ruhige Lage am Rhein.',
  previewImageUrl: null,
  headerImage1Url: null,
  headerImage2Url: null,
  headerImage3Url: null,
  previewPicture: null,
  headerPictures: [],
  coordinates: null,
  nearby: [],
  energyCertificate: null,
  createdAt: '2026-02-01T09:00:00.000Z',
  updatedAt: '2026-02-01T09:00:00.000Z',
}

/** A flat with its building for tests; name what the test is about. */
export function exampleDetail(different: Partial<ApartmentDetail> = {}): ApartmentDetail {
  const { isPublished: _, ...flat } = exampleNewApartment()
  return {
    ...flat,
    galleryImages: [],
    galleryPictures: [],
    updatedAt: flat.createdAt,
    property,
    location: null,
    similar: [],
    documents: [],
    videos: [],
    viewings: [],
    ...different,
  }
}
