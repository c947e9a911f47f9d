import { receiptComes } from '#forms/submission.ts'

/** Toasts of the specification's chapter 8, and what follows every enquiry. */
export const texts = {
  received: {
    title: 'Anfrage gesendet',
    description: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
  },
  failed: {
    title: 'Fehler',
    description: 'Es gab ein Problem beim Senden Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
  },
  receiptComes,
  submit: 'Anfrage senden',
} as const
