import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
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
