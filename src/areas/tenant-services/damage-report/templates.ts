import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
  {
    id: 'termin',
    name: 'Termin mit Handwerksbetrieb',
    subject: 'Ihr Schaden: Termin {{termin}}',
    body: letter(
      'wir haben {{betrieb}} mit der Reparatur beauftragt. Der Betrieb kommt zu diesem Termin: {{termin}}.',
      'Bitte sorgen Sie dafür, dass jemand da ist und die Stelle frei zugänglich ist. Passt der Termin nicht, sagen Sie uns bitte gleich Bescheid: {{telefon}}, oder hier:\n{{status_link}}',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Ihr Schaden: eine Rückfrage',
    body: letter(
      'vielen Dank für Ihre Meldung. Damit wir den richtigen Betrieb schicken können, haben wir noch eine Frage: {{frage}}',
      'Antworten können Sie hier, dort lassen sich auch Fotos hochladen:\n{{status_link}}',
      'Wird es schlimmer, rufen Sie uns bitte sofort an: {{telefon}}.',
    ),
  },
  {
    id: 'beauftragt',
    name: 'Betrieb beauftragt',
    subject: 'Ihr Schaden: Wir haben einen Betrieb beauftragt',
    body: letter(
      'wir haben {{betrieb}} beauftragt. Der Betrieb ruft Sie an, um einen Termin zu vereinbaren. Dafür haben wir ihm Ihren Namen und Ihre Telefonnummer gegeben.',
      'Haben Sie bis {{frist}} nichts gehört, melden Sie sich bitte bei uns.',
    ),
  },
  {
    id: 'erledigt',
    name: 'Erledigt',
    subject: 'Ihr Schaden ist behoben',
    body: letter(
      'der Schaden ist behoben: {{ergebnis}}',
      'Ist aus Ihrer Sicht noch etwas offen? Dann schreiben Sie uns hier, und wir sehen noch einmal nach:\n{{status_link}}',
    ),
  },
]
