import { withFacts } from '#company/words.ts'
import { site } from '#site'

/** Steps after sending and the receipt, here and in it. */
const next = [
  'Wir lesen Ihre Unterlagen und melden uns innerhalb von {{tage_stelle}} Tagen bei Ihnen.',
  'Passt es von beiden Seiten, laden wir Sie zu einem Gespräch ein, in {{ort}} oder per Video.',
] as const

/** Sentences of the job application that more than one place says; quoted ones are the specification's. */
export const texts = {
  submit: 'Bewerbung absenden',
  received: 'Bewerbung erfolgreich gesendet!',
  unsolicited: 'Initiativbewerbung',
  gone: 'Diese Stelle ist inzwischen besetzt oder nicht mehr ausgeschrieben. Ihre Angaben sind noch da: Bewerben Sie sich gern initiativ, oder rufen Sie uns an.',
  /** Steps after sending, on the page and in the receipt. */
  next,
  get nextSteps() {
    return [site.promised.receipt, ...next.map((step) => withFacts(step, site))]
  },
} as const
