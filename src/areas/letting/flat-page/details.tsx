import { CalendarCheck, FileText, KeyRound, PiggyBank } from 'lucide-react'
import type { ReactNode } from 'react'
import { DocumentList } from '../documents/document-list.tsx'
import { EnergyCertificatePanel } from '../energy/energy-certificate-panel.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import { canBeAppliedFor, moveInText } from '../apartments/availability.ts'
import { depositText } from '../apartments/deposit.ts'
import { AccessibilitySection } from './accessibility.tsx'
import { AmenityList } from './amenity-list.tsx'
import type { ApartmentDetail } from './detail.ts'

type DetailsProps = { detail: ApartmentDetail }

/** Shows the flat's amenities, answers to first questions, its energy, and what there is to read. */
export function Details({ detail }: DetailsProps) {
  return (
    <>
      <AmenityList amenities={detail.amenities} />
      <AccessibilitySection apartment={detail} />
      <GoodToKnow apartment={detail} />
      <EnergyCertificatePanel
        certificate={detail.property.energyCertificate}
        className="print:float-right print:ml-[4%] print:w-[48%]"
      />
      <DocumentList documents={detail.documents} />
    </>
  )
}

/** Answers what people ask before they apply. */
function GoodToKnow({ apartment }: { apartment: ApartmentDetail }) {
  const isOpen = apartment.availableFrom === null && !canBeAppliedFor(apartment)
  const moveIn = isOpen ? 'nach Absprache' : moveInText(apartment.availableFrom)
  return (
    <section aria-labelledby="gut-zu-wissen" className="print:hidden">
      <h2 id="gut-zu-wissen" className="text-2xl">
        Gut zu wissen
      </h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Topic icon={<CalendarCheck />} title="Besichtigung">
          Wir zeigen Ihnen die Wohnung gern. Vereinbaren Sie einen Termin unter <PhoneLink /> oder bewerben Sie sich
          gleich: Dann schlagen wir Ihnen einen vor.
        </Topic>
        <Topic icon={<FileText />} title="Unterlagen">
          Zur Bewerbung genügt die {/* An address of the old site that the server redirects, so no client-side link. */}
          <a href="/mieterbewerbung" className="link">
            Selbstauskunft
          </a>
          . Einkommensnachweise brauchen wir erst, wenn Sie die Wohnung nach der Besichtigung mieten möchten.
        </Topic>
        <Topic icon={<PiggyBank />} title="Kaution">
          <KeepTogether text={depositText(apartment.property.propertyType)} />
        </Topic>
        <Topic icon={<KeyRound />} title="Einzugstermin">
          Einziehen können Sie: <strong className="font-semibold text-ink-950">{moveIn}</strong>. Den Tag der Übergabe
          stimmen wir mit Ihnen ab.
        </Topic>
      </div>
    </section>
  )
}

function Topic({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-sand-200 bg-sand-50 p-5">
      <h3 className="flex items-center gap-3 text-lg">
        <span aria-hidden="true" className="text-sand-700 [&_svg]:size-6">
          {icon}
        </span>
        <span>{title}</span>
      </h3>
      <p className="mt-2 text-sm text-ink-700">{children}</p>
    </div>
  )
}
