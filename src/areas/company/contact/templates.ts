import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
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
