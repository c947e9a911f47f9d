import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { LightboxGallery } from '#ui/lightbox/lightbox.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { EnergyCertificatePanel } from '../energy/energy-certificate-panel.tsx'
import { LocationCard } from '../map/location-card.tsx'
import { fullAddress } from './address.ts'
import { ContactCall } from './contact-call.tsx'
import { DetailFacts } from './detail-facts.tsx'
import type { Media, Property } from './property.ts'

/** What stands below a building's flats: facts, certificate, pictures, place, and whom to call. */
export function DetailBelow({ property, media }: { property: Property; media: Media[] | undefined }) {
  const documents = media?.filter(({ mediaType }) => mediaType === 'document') ?? []
  return (
    <>
      <DetailFacts property={property} />
      <Section spacing="tight">
        <EnergyCertificatePanel certificate={property.energyCertificate} />
      </Section>
      {media && <Gallery media={media} />}
      {documents.length > 0 && (
        <Section spacing="tight">
          <DocumentList documents={documents} />
        </Section>
      )}
      <Section spacing="tight">
        <LocationCard name={property.name} address={fullAddress(property)} coordinates={property.coordinates} />
      </Section>
      <ContactCall
        title="Interesse an einer Wohnung?"
        text="Wir beantworten Ihre Fragen und vereinbaren mit Ihnen einen Termin zur Besichtigung."
      />
    </>
  )
}

function Gallery({ media }: { media: Media[] }) {
  const pictures = media.flatMap(({ picture }) => picture ?? [])
  if (pictures.length === 0) return null
  return (
    <Section spacing="tight" labelledBy="galerie">
      <SectionHeading
        id="galerie"
        title={`Bildergalerie (${pictures.length} ${pictures.length === 1 ? 'Bild' : 'Bilder'})`}
      />
      <LightboxGallery pictures={pictures} label="Bildergalerie" />
    </Section>
  )
}
