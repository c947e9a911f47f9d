import { keptFor, periodInWords } from '#requests/request/deletion.ts'
import { withFacts } from '#company/words.ts'
import { site } from '#site'

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir vergleichen Ihre Angaben mit dem Mietvertrag. Fehlt etwas, fragen wir nach.',
  'Sie erhalten die Mietbescheinigung {{frist_bescheinigung}}.',
  'Brauchen Sie die Bescheinigung schneller? Express geht {{frist_express}} und kostet einen Aufpreis. Rufen Sie uns an ({{telefon}}): Wir nennen Ihnen den Preis, bevor Sie sich entscheiden.',
] as const

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  title: 'Mietbescheinigung',
  heading: 'Mietbescheinigung beantragen',
  submit: 'Antrag senden',
  get use() {
    return `Wir verwenden Ihre Angaben nur, um die Bescheinigung auszustellen, und löschen sie nach ${periodInWords(keptFor('rent_certificate')).after}.`
  },
  thanks: 'Vielen Dank für Ihren Antrag',
  about: 'wegen der Bescheinigung',
  again: 'Weitere Bescheinigung beantragen',
  received: 'Antrag auf Mietbescheinigung erfolgreich übermittelt',
  failed: 'Fehler beim Senden des Antrags',
  unreachable: { title: 'Fehler beim Senden des Antrags', description: 'Ein unerwarteter Fehler ist aufgetreten' },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Meine Wohnung steht nicht in der Liste“.',
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const
