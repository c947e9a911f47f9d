import { Wrench } from 'lucide-react'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { offers } from '#company/offered.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

/** The end of every help page: report the damage, or ask a person. */
export function HelpClosing() {
  const canReport = offers('damage_reports')
  return (
    <>
      <ContactPersons topic="mieter" tone="sand" />
      <Section tone="brand" labelledBy="persoenlich" className="print:hidden">
        <div className="mx-auto max-w-3xl text-center">
          <h2 id="persoenlich" className="text-3xl">
            Keine Antwort gefunden?
          </h2>
          <p className="mt-4 text-lg">
            {canReport
              ? 'Ist etwas kaputt, melden Sie es uns am besten gleich. Alles andere klären wir gern mit Ihnen am Telefon.'
              : 'Ist etwas kaputt, oder haben Sie eine Frage? Das klären wir gern mit Ihnen am Telefon.'}
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3.5">
            {canReport && (
              <ButtonLink to="/schadensmeldung" variant="onBrand" size="lg">
                <Wrench aria-hidden="true" /> Zur Schadensmeldung
              </ButtonLink>
            )}
            <PhoneButton variant="onBrand" size="lg" />
          </div>
          <p className="mt-5 text-sm">
            {[site.businessHours.shown, site.emergency.hours && `im Notfall ${site.emergency.hours}`]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </Section>
    </>
  )
}
