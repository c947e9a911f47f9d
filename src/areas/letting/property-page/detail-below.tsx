import { Building2, CalendarDays, DoorOpen, Flame, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '#ui/format.ts'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import { LightboxGallery } from '#ui/lightbox/lightbox.tsx'
import { DocumentList } from '../documents/document-list.tsx'
import { EnergyCertificatePanel } from '../energy/energy-certificate-panel.tsx'
import { LocationCard } from '../map/location-card.tsx'
import { fullAddress } from '../properties/address.ts'
import { NearbySection } from '../properties/nearby/nearby-section.tsx'
import { ContactCall } from '../properties/contact-call.tsx'
import type { Media, Property } from '../properties/property.ts'
import { yearLine } from '../properties/rules.ts'

/** Shows the part below a building's flats: facts, certificate, pictures, place, and whom to call. */
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
        <NearbySection places={property.nearby} />
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

/** Shows the known facts of the building, at a glance and in its description. */
function DetailFacts({ property }: { property: Property }) {
  const facts: { icon: ReactNode; label: string; value: string | null }[] = [
    { icon: <MapPin />, label: 'Adresse', value: fullAddress(property) },
    { icon: <Building2 />, label: 'Immobilientyp', value: property.propertyType },
    { icon: <CalendarDays />, label: 'Bausubstanz', value: yearLine(property) },
    { icon: <DoorOpen />, label: 'Größe', value: plural(property.totalUnits, 'Einheit', 'Einheiten') },
    { icon: <Flame />, label: 'Heizung', value: property.heatingType },
  ]
  return (
    <Section tone="tint" labelledBy="immobilie">
      <h2 id="immobilie" className="text-3xl">
        Über diese Immobilie
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <dl className="grid content-start gap-x-8 gap-y-6 sm:grid-cols-2">
          {facts.map(
            ({ icon, label, value }) =>
              value && (
                <div key={label} className="relative min-h-11 pl-14.5 first:sm:col-span-2">
                  <dt className="text-sm text-ink-600">
                    <span
                      aria-hidden="true"
                      className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-white text-action [&_svg]:size-5"
                    >
                      {icon}
                    </span>
                    <span>{label}</span>
                  </dt>
                  <dd className="font-semibold text-ink-950">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="measure whitespace-pre-line text-ink-800">
          {property.description || 'Keine Beschreibung verfügbar.'}
        </p>
      </div>
    </Section>
  )
}
