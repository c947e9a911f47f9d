import { keptFor, periodInWords } from '#requests/request/deletion.ts'
import { site } from '#site'

const worse =
  'Wird es schlimmer, oder kommt jemand in Gefahr? Dann warten Sie nicht auf unsere Antwort, sondern rufen Sie an.'

/** Sentences that more than one place says. The toasts are those of the specification's chapter 8. */
export const texts = {
  title: 'Schadensmeldung',
  heading: 'Schaden melden',
  submit: 'Schaden melden',
  get use() {
    return `Wir verwenden Ihre Angaben, um den Schaden zu beheben, und löschen sie ${periodInWords(keptFor('damage_report')).long} nach Abschluss.`
  },
  thanks: 'Vielen Dank für Ihre Meldung',
  about: 'wegen des Schadens',
  again: 'Weiteren Schaden melden',
  received: 'Schadensmeldung erfolgreich übermittelt',
  failed: 'Fehler beim Senden der Schadensmeldung',
  unreachable: {
    title: 'Fehler beim Senden der Schadensmeldung',
    description: 'Ein unerwarteter Fehler ist aufgetreten',
    // As the notice in the form's place says.
    note: 'Wir versuchen es von selbst weiter, sobald das Netz zurück ist.',
  },
  chooseInstead: 'Bitte wählen Sie eine andere Wohnung oder „Keine Angabe“, und tragen Sie unten die Anschrift ein.',
  worse,
  placeOpen: {
    title: 'Wo ist der Schaden?',
    text: 'Wohnung oder Anschrift fehlen uns noch. In der Eingangsbestätigung finden Sie den Link zu Ihrem Vorgang: Dort können Sie den Ort nachtragen. Wenn es eilt, rufen Sie uns bitte an und nennen Sie die Vorgangsnummer.',
  },
  /** Steps after sending, on the page. The receipt names the time of its own level. */
  get nextSteps() {
    const { emergency, high, medium, low } = site.promised.damageReport
    return [
      site.promised.receipt,
      `Wir kümmern uns darum: im Notfall ${emergency.shown}, bei hoher Dringlichkeit ${high.shown}, bei normaler ${medium.shown}, bei niedriger ${low.shown}.`,
      worse,
      'Sie haben weitere Fotos? Antworten Sie auf die Eingangsbestätigung und hängen Sie die Bilder an.',
    ]
  },
} as const
