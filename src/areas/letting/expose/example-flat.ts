import { exampleDetail } from '../flat-page/example-detail.ts'
import { exampleNewCertificate } from '../properties/example-property.ts'

const { property } = exampleDetail()

/** A flat with everything that an exposé says, for tests. */
export const exampleFlat = exampleDetail({
  name: 'Wohnung 3, 2. OG links',
  description: 'Helle Wohnung mit Blick auf den Rhein.',
  coldRentEuro: 640,
  utilitiesEuro: 120.5,
  heatingCostsEuro: 80,
  heatingIncluded: false,
  depositEuro: 1920,
  livingAreaSqm: 72.5,
  roomCount: 2.5,
  floorLevel: '2. OG',
  availabilityStatus: 'available',
  availableFrom: '2027-03-01',
  amenities: ['balkon', 'keller'],
  property: { ...property, energyCertificate: exampleNewCertificate() },
})
