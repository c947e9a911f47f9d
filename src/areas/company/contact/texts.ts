import { receiptComes } from '#forms/submission.ts'
import { site } from '#site'

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  received: {
    title: 'Anfrage gesendet',
    description: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
  },
  failed: {
    title: 'Fehler',
    description: 'Es gab ein Problem beim Senden Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
  },
  /** What happens after sending, on the page and in the receipt. */
  nextSteps: [
    receiptComes,
    `Wir lesen Ihre Nachricht und antworten innerhalb von ${site.promised.contactHours} Stunden per E-Mail oder Telefon.`,
    'Ist es eilig? Dann rufen Sie uns bitte an, statt zu warten.',
  ],
} as const
