import type { NewApartment } from '#areas/letting/apartments/apartment.ts'
import { type ApartmentValues, eachApartmentField } from '#areas/letting/apartments/fields.ts'
import type {
  NewEnergyCertificate,
  NewLocation,
  NewMedia,
  NewProperty,
} from '#areas/letting/properties/new-property.ts'
import { fromWire } from '#platform/wire.ts'
import { flatListedAt, listedAt, validUntil } from './dates.ts'
import type { DemoApartment, DemoProperty, DemoTown } from './demo-types.ts'
import { type DemoPictures, mediaOf } from './new-media.ts'
import { type PictureName, roomTitle } from './picture-texts.ts'

export type Portfolio = {
  locations: NewLocation[]
  properties: NewProperty[]
  certificates: NewEnergyCertificate[]
  apartments: NewApartment[]
  media: NewMedia[]
}

// What a record holds where the demo data says nothing.
const nothingSaid = {
  ...fromWire<ApartmentValues>(
    Object.fromEntries(
      eachApartmentField.map(({ name, input }) => [name, input === 'box' ? false : input === 'boxes' ? [] : null]),
    ),
  ),
  isPublished: true,
}
const noFacts = {
  kind: null,
  valueKwhPerSqmYear: null,
  energyCarriers: [],
  buildingYear: null,
  efficiencyClass: null,
  includesHotWater: false,
  issuedOn: null,
  validUntil: null,
  scheme: null,
}
const FOUNDED_ON = '2024-06-03'

/**
 * The demo company as the repositories store it. Ids are words, so that addresses read well.
 * @param pictures the derived pictures by name.
 */
export function buildPortfolio(towns: DemoTown[], demoProperties: DemoProperty[], pictures: DemoPictures): Portfolio {
  const media = mediaOf(pictures, listedAt(FOUNDED_ON))
  const units = demoProperties.flatMap((property) =>
    property.apartments.map((apartment, index) => newApartment(property, withShared(property, apartment), index + 1)),
  )
  return {
    locations: towns.map(({ id, name, description }) => ({ id, name, description, createdAt: listedAt(FOUNDED_ON) })),
    properties: demoProperties.map(newProperty),
    certificates: demoProperties.map(newCertificate),
    apartments: units.map(({ apartment }) => apartment),
    media: [
      ...towns.flatMap((town) =>
        town.pictures.map((picture, index) => media({ locationId: town.id }, 'location', index, { picture })),
      ),
      ...demoProperties.flatMap((property) => propertyMedia(property, media)),
      ...units.flatMap(({ apartment, pictures: own }) =>
        own.map((picture, index) =>
          media({ apartmentId: apartment.id }, 'gallery', index, { picture, title: roomTitle(picture) }),
        ),
      ),
    ],
  }
}

function newProperty(demo: DemoProperty): NewProperty {
  return {
    id: demo.id,
    locationId: demo.town.id,
    name: demo.name,
    street: demo.street,
    houseNumber: demo.houseNumber,
    postalCode: demo.town.postalCode,
    city: demo.town.name,
    country: 'Deutschland',
    propertyType: demo.propertyType,
    constructionYear: demo.constructionYear,
    renovationYear: demo.renovationYear,
    heatingType: demo.heatingType,
    heatingSystem: demo.heatingSystem,
    energyCarriers: demo.energyCarriers,
    totalUnits: demo.totalUnits,
    description: demo.description,
    nearby: demo.nearby ?? [],
    coordinates: demo.coordinates,
    publishExactAddress: demo.publishExactAddress,
    isPublished: true,
    createdAt: listedAt(demo.listedOn),
  }
}

function newCertificate({ id, certificate, energyCarriers, constructionYear }: DemoProperty): NewEnergyCertificate {
  const keys = { id: `${id}-energieausweis`, propertyId: id }
  if (certificate.exemption !== 'none') {
    return {
      ...noFacts,
      ...keys,
      exemption: certificate.exemption,
    }
  }
  return {
    ...keys,
    ...certificate,
    energyCarriers,
    buildingYear: constructionYear,
    validUntil: validUntil(certificate.issuedOn),
  }
}

/** What all flats of a house share, then what is said of this one; amenities of both. */
function withShared({ everyFlat }: DemoProperty, apartment: DemoApartment): DemoApartment {
  const amenities = [...new Set([...(everyFlat.amenities ?? []), ...(apartment.amenities ?? [])])]
  return { ...everyFlat, ...apartment, amenities }
}

function newApartment(property: DemoProperty, demo: DemoApartment, number: number) {
  const { pictures = [], ...said } = demo
  const id = `${property.id}-${property.unitWord ?? 'wohnung'}-${number}`
  const availabilityStatus = said.availabilityStatus ?? 'available'
  const apartment: NewApartment = {
    ...nothingSaid,
    ...said,
    id,
    propertyId: property.id,
    availabilityStatus,
    createdAt: flatListedAt(id, availabilityStatus),
  }
  return { apartment, pictures: withPlan(pictures, said.roomCount) }
}

/** Flats with photos show a plan too, as far as one with so many rooms is drawn. */
function withPlan(pictures: PictureName[], rooms: number | null | undefined): PictureName[] {
  const plan = plans[Math.floor(rooms ?? 0)]
  return plan && pictures.length > 0 ? [...pictures, plan] : pictures
}

const plans: Record<number, PictureName> = { 1: 'plan-1', 2: 'plan-2', 3: 'plan-3' }

function propertyMedia({ id, preview, headers, gallery }: DemoProperty, media: ReturnType<typeof mediaOf>): NewMedia[] {
  const owner = { propertyId: id }
  return [
    ...(preview ? [media(owner, 'preview', 0, { picture: preview })] : []),
    ...headers.map((picture, index) => media(owner, 'header', index, { picture, title: `Ansicht ${index + 1}` })),
    ...gallery.map((shown, index) => media(owner, 'gallery', index, shown)),
  ]
}
