import { keptFor, periodInWords } from '#requests/request/deletion.ts'
import { withFacts } from '#company/words.ts'
import { site } from '#site'

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir sehen nach, zu welchem Schloss der Schlüssel gehört und ob die Schließanlage betroffen ist.',
  'Wir melden uns {{frist_schluessel}} und sagen Ihnen, wie und wann Sie Ersatz bekommen.',
  'Findet sich der Schlüssel wieder, sagen Sie uns bitte Bescheid, damit wir nichts umsonst bestellen.',
] as const

/** Sentences that more than one place says. */
export const texts = {
  title: 'Schlüssel verloren',
  heading: 'Verlorenen Schlüssel melden',
  submit: 'Verlust melden',
  get use() {
    return `Wir verwenden Ihre Angaben nur, um uns um den Schlüssel zu kümmern, und löschen sie nach ${periodInWords(keptFor('key_loss')).after}.`
  },
  thanks: 'Vielen Dank für Ihre Meldung',
  about: 'wegen des Schlüssels',
  again: 'Weiteren Schlüssel melden',
  received: 'Schlüsselverlust erfolgreich gemeldet',
  failed: 'Fehler beim Senden der Meldung',
  unreachable: { title: 'Fehler beim Senden der Meldung', description: 'Ein unerwarteter Fehler ist aufgetreten' },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Keine Angabe“, und tragen Sie unten die Anschrift ein.',
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const
