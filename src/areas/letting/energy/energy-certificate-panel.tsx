import { Leaf } from 'lucide-react'
import { useId } from 'react'
import { Card } from '#ui/card/card.tsx'
import type { EnergyCertificate } from '../properties/property.ts'
import { EnergyScale } from './energy-scale.tsx'
import { certificateFacts, efficiencyClasses, missingCertificateText } from './rules.ts'

type EnergyCertificatePanelProps = { certificate: EnergyCertificate | null; className?: string }

/** Shows what an advert must say about energy (GEG § 87), or why it does not. */
export function EnergyCertificatePanel({ certificate, className }: EnergyCertificatePanelProps) {
  const titleId = useId()
  const missing = missingCertificateText(certificate)
  const classOnScale = efficiencyClasses.find(({ name }) => name === certificate?.efficiencyClass)?.name
  return (
    <Card as="section" labelledBy={titleId} {...(className && { className })}>
      <div className="p-5 sm:p-8">
        <h2 id={titleId} className="flex items-center gap-3 text-2xl">
          <Leaf aria-hidden="true" className="size-7 shrink-0 text-ok" />
          Energieausweis
        </h2>
        {certificate === null || missing !== null ? (
          <p className="measure mt-4 text-ink-700">{missing}</p>
        ) : (
          <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
            {classOnScale && (
              <EnergyScale efficiencyClass={classOnScale} valueKwhPerSqmYear={certificate.valueKwhPerSqmYear} />
            )}
            <dl className="divide-y divide-ink-200">
              {certificateFacts(certificate).map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0">
                  <dt className="text-ink-600">{label}</dt>
                  <dd className="font-semibold text-ink-950 tabular">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Card>
  )
}
