import { keptFor, periodInWords } from '#requests/request/deletion.ts'
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
  submit: 'Anfrage senden',
  get use() {
    return `Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und löschen sie nach ${periodInWords(keptFor('landlord_enquiry')).after}.`
  },
  thanks: 'Vielen Dank für Ihre Anfrage',
  again: 'Neue Anfrage',
} as const
