import { keptFor, periodInWords } from '#requests/request/deletion.ts'
import { withFacts } from '#company/words.ts'
import { site } from '#site'

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir lesen Ihre Nachricht und antworten innerhalb von {{stunden_nachricht}} Stunden per E-Mail oder Telefon.',
  'Ist es eilig? Dann rufen Sie uns bitte an, statt zu warten.',
] as const

/** Words around the form's fields. The toasts are those of the specification's chapter 8. */
export const texts = {
  heading: 'Schreiben Sie uns',
  submit: 'Nachricht senden',
  get use() {
    return `Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und löschen sie nach ${periodInWords(keptFor('contact_message')).after}.`
  },
  thanks: 'Vielen Dank für Ihre Anfrage',
  about: 'wegen Ihrer Nachricht',
  again: 'Neue Nachricht',
  received: {
    title: 'Anfrage gesendet',
    description: 'Vielen Dank für Ihre Anfrage. Wir werden uns schnellstmöglich bei Ihnen melden.',
  },
  failed: {
    title: 'Fehler',
    description: 'Es gab ein Problem beim Senden Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
  },
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const
