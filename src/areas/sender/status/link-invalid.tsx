import { requestTexts } from '#requests/request/texts.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

/** Answers a wrong, voided or outlived link, always the same: nobody learns which it was. `limited` is why nothing is shown for now. */
export function LinkInvalid({ limited }: { limited: string | null }) {
  return (
    <PageHero
      eyebrow={limited === null ? 'Fehler 404' : 'Einen Moment bitte'}
      title={limited === null ? 'Dieser Link gilt nicht' : requestTexts.limitedTitle}
      lead={
        limited ??
        'Vielleicht ist er unvollständig, wurde durch einen neueren ersetzt, oder der Vorgang ist schon gelöscht.'
      }
      height="lg"
    >
      {limited === null && (
        <div className="basis-full text-ink-800">
          <p className="font-semibold text-ink-950">Das können Sie tun:</p>
          <ul className="mt-2 list-disc space-y-1.5 pl-6">
            <li>Öffnen Sie den Link aus unserer neuesten Nachricht zu diesem Vorgang.</li>
            <li>Kopieren Sie ihn vollständig: Er endet nach 40 Zeichen hinter dem Bindestrich.</li>
            <li>Fordern Sie einen neuen Link an. Sie brauchen dafür Ihre Vorgangsnummer und Ihre E-Mail-Adresse.</li>
          </ul>
        </div>
      )}
      {limited === null && <ButtonLink href="/vorgang/neuer-link">Neuen Link anfordern</ButtonLink>}
      <PhoneButton variant="secondary" />
    </PageHero>
  )
}
