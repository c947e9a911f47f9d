import { keptFor, periodInWords } from '#requests/request/deletion.ts'
import { withFacts } from '#company/words.ts'
import { site } from '#site'

export const partnershipTypes = {
  general: {
    label: 'Allgemeine Partnerschaft',
    hint: 'Sie arbeiten für alle unsere Häuser und bekommen laufend Aufträge.',
  },
  local: {
    label: 'Lokale Partnerschaft',
    hint: 'Sie betreuen einzelne Häuser oder Orte, die Sie selbst nennen.',
  },
} as const

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir prüfen Ihre Angaben und melden uns innerhalb von {{stunden_bewerbung}} Stunden bei Ihnen.',
  'Passt es auf beiden Seiten, vereinbaren wir ein Gespräch. Was an Nachweisen zu Versicherung und Eintragung noch fehlt, sehen wir dort gemeinsam durch.',
] as const

/** Sentences that more than one place says. The toasts and the question are those of the specification's chapters 2 and 8. */
export const texts = {
  submit: 'Bewerbung absenden',
  get use() {
    return `Wir verwenden Ihre Angaben und Nachweise nur, um über eine Zusammenarbeit zu entscheiden, und löschen sie ${periodInWords(keptFor('partner_application')).long} nach Abschluss.`
  },
  confirm: {
    title: 'Sind Sie sicher?',
    question: 'Möchten Sie Ihre Bewerbung jetzt absenden?',
    cancel: 'Abbrechen',
    send: 'Absenden',
  },
  toasts: {
    received: (reference: string) => ({
      title: 'Erfolgreich!',
      description: 'Ihre Bewerbung wurde erfolgreich versendet.',
      note: `Ihre Vorgangsnummer: ${reference}. Wir melden uns innerhalb von ${site.promised.applicationHours} Stunden bei Ihnen.`,
    }),
    failed: { title: 'Fehler!', description: 'Beim Senden der Bewerbung ist ein Fehler aufgetreten.' },
    unreachable: { title: 'Fehler!', description: 'Es gab ein Problem mit der Verbindung zum Server.' },
  },
  /** The confirmation's title. */
  received: 'Ihre Bewerbung wurde erfolgreich versendet.',
  tradeGone:
    'Dieses Gewerk suchen wir zurzeit nicht. Ihre Angaben sind noch da: Wählen Sie ein anderes, oder rufen Sie uns an.',
  otherTrade: 'Bitte wählen Sie ein anderes Gewerk.',
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const

/** After sending: in the form's place without JavaScript, on the home page with it. */
export const confirmationOf = (reference: string) => ({
  title: texts.received,
  reference,
  about: 'wegen Ihrer Bewerbung',
  nextSteps: texts.nextSteps,
})
