import { Wrench } from 'lucide-react'
import { ContactPersons } from '#areas/contact-persons.tsx'
import { offers } from '#company/offered.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { ClosingCall } from '#ui/layout/closing-call.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

/** The end of every help page: report the damage, or ask a person. */
export function HelpClosing() {
  const canReport = offers('damage_reports')
  const hours = [site.businessHours.shown, site.emergency.hours && `im Notfall ${site.emergency.hours}`]
  return (
    <>
      <ContactPersons topic="mieter" tone="sand" />
      <ClosingCall
        id="persoenlich"
        title="Keine Antwort gefunden?"
        text={
          canReport
            ? 'Ist etwas kaputt, melden Sie es uns am besten gleich. Alles andere klären wir gern mit Ihnen am Telefon.'
            : 'Ist etwas kaputt, oder haben Sie eine Frage? Das klären wir gern mit Ihnen am Telefon.'
        }
        note={hours.filter(Boolean).join(', ')}
      >
        {canReport && (
          <ButtonLink to="/schadensmeldung" variant="onBrand" size="lg">
            <Wrench aria-hidden="true" /> Zur Schadensmeldung
          </ButtonLink>
        )}
        <PhoneButton variant="onBrand" size="lg" />
      </ClosingCall>
    </>
  )
}
