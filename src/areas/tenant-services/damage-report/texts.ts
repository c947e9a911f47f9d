import { receiptComes } from '#forms/submission.ts'
import { site } from '#site'

/** Names the draft on the visitor's device. */
export const DAMAGE_FORM_ID = 'schadensmeldung'

const { emergency, high, medium, low } = site.promised.damageReport

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  title: 'Schadensmeldung',
  description: `Schaden in der Wohnung oder im Haus melden: online in wenigen Minuten, im Notfall rund um die Uhr unter ${site.phone.shown}.`,
  received: 'Schadensmeldung erfolgreich übermittelt',
  failed: 'Fehler beim Senden der Schadensmeldung',
  unreachable: {
    title: 'Fehler beim Senden der Schadensmeldung',
    description: 'Ein unerwarteter Fehler ist aufgetreten',
  },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Keine Angabe“, und tragen Sie unten die Anschrift ein.',
  worse:
    'Wird es schlimmer, oder kommt jemand in Gefahr? Dann warten Sie nicht auf unsere Antwort, sondern rufen Sie an.',
  morePhotos: 'Sie haben weitere Fotos? Antworten Sie auf die Eingangsbestätigung und hängen Sie die Bilder an.',
  /** What happens after sending, on the page. The receipt names the time of its own level. */
  nextSteps: [
    receiptComes,
    `Wir kümmern uns darum: im Notfall ${emergency.shown}, bei hoher Dringlichkeit ${high.shown}, bei normaler ${medium.shown}, bei niedriger ${low.shown}.`,
  ],
} as const
