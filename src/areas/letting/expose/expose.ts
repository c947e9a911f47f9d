import { formatDate, formatEuro } from '#ui/format.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { amenityLabel, inAmenityOrder } from '../apartments/amenities.ts'
import { freeFromText, statusBadge } from '../apartments/availability.ts'
import type { ApartmentDetail } from '../flat-page/detail.ts'
import { apartmentFacts } from '../apartments/facts.ts'
import { addedHeatingEuro, warmRentEuro } from '../apartments/rent.ts'
import { certificateFacts, missingCertificateText } from '../energy/rules.ts'
import { fullAddress } from '../properties/address.ts'
import { buildingFacts } from '../properties/building-facts.ts'

type Fact = { label: string; value: string; strong?: boolean }

/** The content of an exposé, in the words of the flat's page; every change of it is a new file. */
export type Expose = ReturnType<typeof exposeOf>

export function exposeOf(detail: ApartmentDetail, siteUrl: string) {
  const { property } = detail
  const warmRent = warmRentEuro(detail)
  const facts = apartmentFacts(detail)
  const shown = (keys: readonly string[]) => facts.filter(({ key }) => keys.includes(key))
  const missing = missingCertificateText(property.energyCertificate)
  const pictures = detail.galleryPictures.filter(({ isDrawing }) => !isDrawing)
  const [first = property.previewPicture, ...others] = pictures
  return {
    name: detail.name,
    house: property.name,
    address: fullAddress(property),
    url: `${siteUrl}/wohnung/${detail.id}`,
    availability: freeFromText(detail) ?? statusBadge(detail.availabilityStatus).label,
    figures: [
      { label: 'Warmmiete im Monat', value: warmRent === null ? 'auf Anfrage' : formatEuro(warmRent) },
      ...shown(['area', 'rooms', 'floor', 'from']),
    ],
    rents: rentsOf(detail),
    facts: facts.map(({ label, value }) => ({ label, value })),
    description: detail.description ?? '',
    amenities: inAmenityOrder(detail.amenities).map(amenityLabel),
    energy:
      property.energyCertificate === null || missing !== null
        ? { facts: [], missing: missing ?? '', efficiencyClass: null }
        : {
            facts: certificateFacts(property.energyCertificate),
            missing: null,
            efficiencyClass: property.energyCertificate.efficiencyClass,
          },
    building: buildingFacts(property),
    buildingText: property.description ?? '',
    cover: first,
    floorPlan: detail.galleryPictures.find(({ isDrawing }) => isDrawing) ?? null,
    // The cover may be the building's own picture.
    pictures: [...others, ...property.headerPictures].filter(({ base }) => base !== first?.base).slice(0, 3),
    changedOn: formatDate(detail.updatedAt > property.updatedAt ? detail.updatedAt : property.updatedAt),
  }
}

function rentsOf(detail: ApartmentDetail): Fact[] {
  const { coldRentEuro, utilitiesEuro, heatingIncluded, depositEuro } = detail
  const warmRent = warmRentEuro(detail)
  return [
    { label: 'Kaltmiete', value: coldRentEuro === null ? 'auf Anfrage' : formatEuro(coldRentEuro) },
    { label: 'Nebenkosten', value: utilitiesEuro === null ? 'keine Angabe' : formatEuro(utilitiesEuro) },
    {
      label: 'Heizkosten',
      value: heatingIncluded ? 'in den Nebenkosten enthalten' : formatEuro(addedHeatingEuro(detail)),
    },
    { label: 'Warmmiete', value: warmRent === null ? 'auf Anfrage' : formatEuro(warmRent), strong: true },
    { label: 'Kaution', value: depositEuro === null ? 'auf Anfrage' : formatEuro(depositEuro) },
  ]
}

/** Those that it shows. */
export const picturesOf = ({ cover, floorPlan, pictures }: Expose): Picture[] =>
  [cover, floorPlan, ...pictures].filter((picture) => picture !== null)
