import { LINK_DAYS_AFTER_CLOSING, NEW_LINK_DAYS } from '#requests/request/deletion.ts'
import { Button } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

/** Where such a link came from, and how long it works. */
const leads = {
  ended: `Er führte zur Seite eines Vorgangs bei uns. Solche Links gelten bis ${LINK_DAYS_AFTER_CLOSING}\u00a0Tage nach dem Abschluss.`,
  'card-ended':
    'Er stand auf der Seite nach dem Senden. Solche Links gelten bis zum Ende des nächsten Tages, und nur, bis wir antworten oder den Vorgang abschließen. Der Link in unserer Eingangsbestätigung gilt länger.',
}

type LinkEndedProps = { token: string; kind: keyof typeof leads }

/** Answers a link that was right once. It says nothing of the request; the new link goes to the address that we have. */
export function LinkEnded({ token, kind }: LinkEndedProps) {
  return (
    <PageHero eyebrow="Link abgelaufen" title="Dieser Link gilt nicht mehr" lead={leads[kind]} height="lg">
      <p className="basis-full text-ink-800">
        Möchten Sie die Seite noch einmal öffnen? Dann schicken wir Ihnen einen neuen Link an die E-Mail-Adresse, die zu
        dem Vorgang gehört. Er gilt {NEW_LINK_DAYS} Tage.
      </p>
      <form method="post" action="/vorgang/neuer-link">
        <input type="hidden" name="link" value={token} />
        <Button type="submit">Neuen Link anfordern</Button>
      </form>
      <PhoneButton variant="secondary" />
    </PageHero>
  )
}
