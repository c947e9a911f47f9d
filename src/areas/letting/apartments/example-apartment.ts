import type { NewApartment } from './apartment.ts'

/** A complete flat for tests; name what the test is about. */
export function exampleNewApartment(different: Partial<NewApartment> = {}): NewApartment {
  return {
    id: 'wohnung-1',
    propertyId: 'haus-1',
    name: 'Wohnung 1',
    description: 'Helle Wohnung mit Blick auf den Rhein.',
    floorLevel: '1. OG',
    totalAreaSqm: 78,
    livingAreaSqm: 72.5,
    roomCount: 2.5,
    bedroomCount: 1,
    bathroomCount: 1,
    coldRentEuro: 640.5,
    warmRentEuro: null,
    utilitiesEuro: 120,
    heatingCostsEuro: 80,
    depositEuro: 1921.5,
    heatingIncluded: false,
    availableFrom: '2027-03-01',
    availabilityStatus: 'available',
    maxOccupants: 3,
    wbsRequired: false,
    pets: 'nach_absprache',
    stepFree: null,
    narrowestDoorCm: null,
    levelShower: null,
    tourUrl: null,
    amenities: ['balkon', 'einbaukueche'],
    createdAt: '2026-02-01T09:00:00.000Z',
    isPublished: true,
    ...different,
  }
}
