import { withFacts } from '#company/words.ts'
import { site } from '#site'

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir prüfen Ihre Angaben und melden uns innerhalb von {{stunden_bewerbung}} Stunden bei Ihnen.',
  'Kommt die Wohnung für Sie infrage, vereinbaren wir eine Besichtigung. Nachweise, zum Beispiel zum Einkommen, brauchen wir erst danach.',
] as const

/** Sentences of the tenant application that more than one place says. */
export const texts = {
  title: 'Mieterbewerbung',
  submit: 'Bewerbung einreichen',
  received: 'Ihre Bewerbung wurde erfolgreich eingereicht!',
  failed: 'Fehler beim Einreichen der Bewerbung. Bitte versuchen Sie es erneut.',
  taken:
    'Diese Wohnung ist inzwischen vergeben. Ihre Angaben sind noch da: Wählen Sie eine andere freie Wohnung, oder rufen Sie uns an.',
  status: 'Den Stand sehen Sie jederzeit auf einer Seite, die nur Ihnen gehört. Ihr Link steht in der E-Mail.',
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const
