import { fullAddress } from '../properties/address.ts'
import { NearbySection } from '../properties/nearby/nearby-section.tsx'
import type { Travel } from '../travel/travel.ts'
import { TravelSection } from '../travel/travel-section.tsx'
import { LocationCard } from '../map/location-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BuildingSection } from './building-section.tsx'
import type { ApartmentDetail } from './detail.ts'

/** Where the flat lies and in what house, in words and pictures, then on the map. */
export function LocationSection({ detail, travel }: { detail: ApartmentDetail; travel: Travel | undefined }) {
  const { property } = detail
  return (
    <>
      <BuildingSection detail={detail} />
      <Section spacing="tight" className="print:hidden">
        <NearbySection places={property.nearby} />
        {property.coordinates && <TravelSection apartmentId={detail.id} travel={travel} />}
        <LocationCard name={property.name} address={fullAddress(property)} coordinates={property.coordinates} />
      </Section>
    </>
  )
}
