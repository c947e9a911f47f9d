import { fullAddress } from '#areas/letting/properties/address.ts'
import { LocationCard } from '#areas/letting/map/location-card.tsx'
import { latePart } from '#ui/late-part/late-part.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { BuildingSectionProps } from './building-section.tsx'
import type { ApartmentDetail } from './detail.ts'

/** Words and pictures, which stay as the server wrote them while the flat stays what it is. */
const BuildingSection = latePart<BuildingSectionProps>(
  'gebaeude',
  async () => (await import('./building-section.tsx')).BuildingSection,
  { staysAsServed: true },
)
export const prepareBuilding = BuildingSection.prepare

/** Where the flat lies and in what house, in words and pictures, then on the map. */
export function LocationSection({ detail }: { detail: ApartmentDetail }) {
  const { property } = detail
  return (
    <>
      <BuildingSection detail={detail} />
      <Section spacing="tight" className="print:hidden">
        <LocationCard name={property.name} address={fullAddress(property)} coordinates={property.coordinates} />
      </Section>
    </>
  )
}
