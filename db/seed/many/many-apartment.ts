import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import type { NewProperty } from '#areas/letting/properties/new-property.ts'
import { flatListedAt } from '../dates.ts'
import type { Random } from './random.ts'

const amenities = [
  'einbaukueche',
  'dusche',
  'badewanne',
  'tageslichtbad',
  'gaeste_wc',
  'balkon',
  'terrasse',
  'garten',
  'aufzug',
  'barrierefrei',
  'rollstuhlgerecht',
  'keller',
  'abstellraum',
  'fahrradraum',
  'waschraum',
  'stellplatz',
  'garage',
  'rolllaeden',
  'glasfaser',
  'moebliert',
  'wg_geeignet',
]
const floors = ['Erdgeschoss', '1. Obergeschoss', '2. Obergeschoss', '3. Obergeschoss', 'Dachgeschoss']
const statuses = [
  'available',
  'available',
  'available',
  'rented',
  'rented',
  'rented',
  'rented',
  'rented',
  'rented',
  'reserved',
]
const moveIns = [null, '2026-10-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']

/** Unit `number` of a house of the development seed; rents between 6 and 11 € per m². */
export function manyApartment(random: Random, property: NewProperty, number: number): NewApartment {
  const id = `${property.id}-wohnung-${number}`
  const roomCount = random.whole(2, 10) / 2
  const livingAreaSqm = Math.round(roomCount * 210 + random.whole(60, 160)) / 10
  const coldRentEuro = random.chance(2) ? null : Math.round((livingAreaSqm * random.whole(60, 110)) / 10)
  const heatingIncluded = random.chance(8)
  const availabilityStatus = random.chance(2) ? 'in Renovierung' : random.pick(statuses)
  return {
    id,
    propertyId: property.id,
    name: `Wohnung ${number}`,
    description: null,
    floorLevel: random.pick(floors),
    totalAreaSqm: null,
    livingAreaSqm,
    roomCount,
    bedroomCount: Math.max(0, Math.floor(roomCount) - 1),
    bathroomCount: roomCount >= 4 ? 2 : 1,
    coldRentEuro,
    warmRentEuro: null,
    utilitiesEuro: Math.round(livingAreaSqm * 2),
    heatingCostsEuro: heatingIncluded ? null : Math.round(livingAreaSqm * 1.2),
    depositEuro: coldRentEuro === null ? null : coldRentEuro * random.whole(2, 3),
    heatingIncluded,
    availableFrom: availabilityStatus === 'rented' ? null : random.pick(moveIns),
    availabilityStatus,
    maxOccupants: random.chance(50) ? Math.ceil(roomCount) + 1 : null,
    wbsRequired: random.chance(6),
    pets: random.pick(['ja', 'nein', 'nach_absprache', null]),
    stepFree: null,
    narrowestDoorCm: null,
    levelShower: null,
    tourUrl: null,
    amenities: random.some(amenities, 6),
    isPublished: true,
    createdAt: flatListedAt(id, availabilityStatus),
  }
}
