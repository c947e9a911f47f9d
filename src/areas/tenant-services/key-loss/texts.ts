import { receiptComes } from '#forms/submission.ts'
import { site } from '#site'

/** Names the draft on the visitor's device. */
export const KEY_LOSS_FORM_ID = 'schluessel-verloren'

/** Sentences that more than one place says. */
export const texts = {
  title: 'Schlüssel verloren',
  description: `Verlorenen Schlüssel, Transponder oder Karte online melden und Ersatz anfordern. Ausgesperrt? Rufen Sie uns an: ${site.phone.shown}.`,
  received: 'Schlüsselverlust erfolgreich gemeldet',
  failed: 'Fehler beim Senden der Meldung',
  unreachable: { title: 'Fehler beim Senden der Meldung', description: 'Ein unerwarteter Fehler ist aufgetreten' },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Keine Angabe“, und tragen Sie unten die Anschrift ein.',
  found: 'Findet sich der Schlüssel wieder, sagen Sie uns bitte Bescheid, damit wir nichts umsonst bestellen.',
  /** What happens after sending, on the page and in the receipt. */
  nextSteps: [
    receiptComes,
    'Wir sehen nach, zu welchem Schloss der Schlüssel gehört und ob die Schließanlage betroffen ist.',
    `Wir melden uns ${site.promised.keyLoss.shown} und sagen Ihnen, wie und wann Sie Ersatz bekommen.`,
  ],
} as const
