import { letter, type StandardTemplate } from '../template.ts'

/** For whoever lives in one of our houses. */
export const damageReportTemplates: readonly StandardTemplate[] = [
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

export const rentCertificateTemplates: readonly StandardTemplate[] = [
  {
    id: 'fertig',
    name: 'Bescheinigung ist unterwegs',
    subject: 'Ihre Mietbescheinigung',
    body: letter(
      'Ihre Mietbescheinigung ist fertig. Wir schicken sie Ihnen mit der Post an Ihre Anschrift.',
      'Brauchen Sie sie schneller, holen Sie sie gern in unserem Büro ab ({{buerozeiten}}).',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Ihre Mietbescheinigung: eine Rückfrage',
    body: letter(
      'für Ihre Mietbescheinigung haben wir noch eine Frage: {{frage}}',
      'Antworten können Sie hier:\n{{status_link}}',
    ),
  },
  {
    id: 'formular',
    name: 'Formular des Amtes fehlt',
    subject: 'Ihre Mietbescheinigung: Bitte noch das Formular',
    body: letter(
      'für Ihren Zweck gibt es ein Formular des Amtes, das wir ausfüllen müssen. Bitte laden Sie es hier hoch:\n{{status_link}}',
      'Sobald wir es haben, bekommen Sie es ausgefüllt zurück.',
    ),
  },
  {
    id: 'nicht-moeglich',
    name: 'Nicht möglich',
    subject: 'Ihre Mietbescheinigung',
    body: letter(
      'leider können wir Ihnen die Bescheinigung nicht ausstellen: {{ergebnis}}',
      'Haben Sie Fragen dazu, rufen Sie uns bitte an: {{telefon}} ({{buerozeiten}}).',
    ),
  },
]

export const contactMessageTemplates: readonly StandardTemplate[] = [
  {
    id: 'antwort',
    name: 'Antwort',
    subject: 'Ihre Nachricht an {{firma}}',
    body: letter(
      'vielen Dank für Ihre Nachricht vom {{eingegangen}}. {{ergebnis}}',
      'Haben Sie noch Fragen? Schreiben Sie uns, oder rufen Sie an: {{telefon}}.',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Ihre Nachricht: eine Rückfrage',
    body: letter(
      'vielen Dank für Ihre Nachricht. Damit wir Ihnen richtig antworten können: {{frage}}',
      'Antworten können Sie hier:\n{{status_link}}',
    ),
  },
  {
    id: 'rueckruf',
    name: 'Rückruf vereinbaren',
    subject: 'Ihre Nachricht: Wir rufen Sie an',
    body: letter(
      'das besprechen wir am besten am Telefon. Wir rufen Sie an: {{termin}}.',
      'Passt Ihnen das nicht, erreichen Sie uns unter {{telefon}} ({{buerozeiten}}).',
    ),
  },
]
