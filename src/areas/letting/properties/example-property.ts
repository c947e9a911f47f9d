import type { NewEnergyCertificate, NewMedia, NewProperty } from './new-property.ts'

/** A valid property with what a test is about changed. */
export function exampleNewProperty(different: Partial<NewProperty> = {}): NewProperty {
  return {
    id: 'haus',
    locationId: null,
    name: 'Haus am Viehtor',
    street: 'Mainzer Straße',
    houseNumber: '5',
    postalCode: '56321',
    city: 'Rhens',
    country: 'Deutschland',
    propertyType: 'Mehrfamilienhaus',
    constructionYear: 1968,
    renovationYear: null,
    heatingType: 'Gas-Zentralheizung',
    heatingSystem: 'zentral',
    energyCarriers: ['Erdgas'],
    totalUnits: 6,
    description: 'Ruhige Lage am Rhein.',
    nearby: [],
    coordinates: { lat: 50.28114, lng: 7.61792, precision: 'exact' },
    publishExactAddress: true,
    isPublished: true,
    createdAt: '2026-03-01T08:00:00.000Z',
    ...different,
  }
}

export function exampleNewMedia(different: Partial<NewMedia> = {}): NewMedia {
  return {
    id: 'bild',
    propertyId: null,
    apartmentId: null,
    locationId: null,
    mediaType: 'image',
    role: 'gallery',
    sortOrder: 1,
    isPrimary: false,
    title: 'Hausansicht',
    description: null,
    altText: 'Das Haus von der Straße',
    storageKey: 'abc',
    width: 1600,
    height: 1200,
    color: '#aabbcc',
    widths: [480, 960],
    createdAt: '2026-03-01T08:00:00.000Z',
    ...different,
  }
}

export function exampleNewCertificate(different: Partial<NewEnergyCertificate> = {}): NewEnergyCertificate {
  return {
    id: 'ausweis',
    propertyId: 'haus',
    kind: 'verbrauch',
    valueKwhPerSqmYear: 84.5,
    energyCarriers: ['Erdgas'],
    buildingYear: 1968,
    efficiencyClass: 'C',
    includesHotWater: true,
    issuedOn: '2022-05-01',
    validUntil: '2032-04-30',
    exemption: 'none',
    scheme: 'GEG2020',
    ...different,
  }
}
