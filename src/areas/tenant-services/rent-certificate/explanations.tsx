import { Clock, FileText, Stamp } from 'lucide-react'
import { site } from '#site'
import { IconCard } from '#ui/card/icon-card.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'

/** Explains the certificate: how long it takes, and what it is not. */
export function Explanations() {
  const { shown, expressShown } = site.promised.rentCertificate
  return (
    <Section labelledBy="erklaerung" spacing="tight">
      <SectionHeading
        id="erklaerung"
        title="Kurz erklärt"
        lead="Mit der Mietbescheinigung bestätigen wir als Vermieter, dass und zu welchen Bedingungen Sie bei uns wohnen."
      />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        <IconCard icon={<FileText aria-hidden="true" />} title="Das steht darin">
          <p>
            Name und Anschrift, Einzugsdatum, Wohnfläche, Kaltmiete, Nebenkosten und Heizkosten. Verlangt eine Stelle
            mehr oder einen eigenen Vordruck, schreiben Sie es unter „Weitere Angaben“.
          </p>
        </IconCard>
        <IconCard icon={<Clock aria-hidden="true" />} title="So lange dauert es">
          <dl className="grid gap-3">
            <div>
              <dt className="font-semibold text-ink-950">Normal</dt>
              <dd>{shown}</dd>
            </div>
            <div>
              <dt className="font-semibold text-ink-950">Express, gegen Aufpreis</dt>
              <dd>
                <span>{`${expressShown}. Bitte rufen Sie dafür an:`}</span> <PhoneLink />
                <span>. Den Preis nennen wir Ihnen vorher.</span>
              </dd>
            </div>
          </dl>
        </IconCard>
        <IconCard icon={<Stamp aria-hidden="true" />} title="Nicht zu verwechseln">
          <p>
            Für die Anmeldung bei der Gemeinde brauchen Sie die <em>Wohnungsgeberbestätigung</em>{' '}
            <KeepTogether text="(§ 19 des Bundesmeldegesetzes), und zwar binnen zwei Wochen nach dem Einzug (§ 17). Fehlt sie Ihnen, rufen Sie uns an." />
          </p>
        </IconCard>
      </ul>
    </Section>
  )
}
