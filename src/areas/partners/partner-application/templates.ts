import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
  {
    id: 'eingang',
    name: 'Eingang bestätigt',
    subject: 'Ihre Bewerbung als Handwerker-Partner',
    body: letter(
      'vielen Dank für Ihr Interesse an einer Zusammenarbeit. Wir prüfen Ihre Angaben und melden uns bei Ihnen.',
      'Für Rückfragen erreichen Sie uns unter {{telefon}} ({{buerozeiten}}).',
    ),
  },
  {
    id: 'nachweise',
    name: 'Nachweise nachfordern',
    subject: 'Ihre Bewerbung: Bitte noch Nachweise',
    body: letter(
      'bevor wir Ihnen Aufträge geben können, brauchen wir noch: {{unterlagen}}.',
      'Bitte laden Sie die Nachweise bis {{frist}} hier hoch:\n{{status_link}}',
    ),
  },
  {
    id: 'gespraech',
    name: 'Einladung zum Gespräch',
    subject: 'Zusammenarbeit: Einladung zum Gespräch',
    body: letter(
      'Ihr Betrieb passt gut zu dem, was wir suchen. Wir möchten mit Ihnen über Aufträge, Preise und Abläufe sprechen und schlagen vor: {{termin}}.',
      'Bitte sagen Sie uns hier, ob Ihnen das passt:\n{{status_link}}',
    ),
  },
  {
    id: 'absage',
    name: 'Absage',
    subject: 'Ihre Bewerbung als Handwerker-Partner',
    body: letter(
      'vielen Dank für Ihre Bewerbung. In Ihrem Gewerk sind wir zurzeit ausreichend versorgt und können Ihnen deshalb keine Zusammenarbeit anbieten.',
      'Ändert sich das, dürfen Sie sich gern wieder bewerben.',
    ),
  },
]
