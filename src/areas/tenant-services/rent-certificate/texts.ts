import { receiptComes } from '#forms/submission.ts'
import { site } from '#site'

/** Names the draft on the visitor's device. */
export const CERTIFICATE_FORM_ID = 'mietbescheinigung'

const { shown, expressShown } = site.promised.rentCertificate

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  title: 'Mietbescheinigung',
  description: `Mietbescheinigung online beantragen, für Wohngeld, Jobcenter, Bank oder Arbeitgeber. Sie erhalten sie ${shown}.`,
  received: 'Antrag auf Mietbescheinigung erfolgreich übermittelt',
  failed: 'Fehler beim Senden des Antrags',
  unreachable: { title: 'Fehler beim Senden des Antrags', description: 'Ein unerwarteter Fehler ist aufgetreten' },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Meine Wohnung steht nicht in der Liste“.',
  express: `Brauchen Sie die Bescheinigung schneller? Express geht ${expressShown} und kostet einen Aufpreis. Rufen Sie uns an (${site.phone.shown}): Wir nennen Ihnen den Preis, bevor Sie sich entscheiden.`,
  /** What happens after sending, on the page and in the receipt. */
  nextSteps: [
    receiptComes,
    'Wir vergleichen Ihre Angaben mit dem Mietvertrag. Fehlt etwas, fragen wir nach.',
    `Sie erhalten die Mietbescheinigung ${shown}.`,
  ],
} as const
