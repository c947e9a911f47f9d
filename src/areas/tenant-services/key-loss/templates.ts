import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
  {
    id: 'ersatz',
    name: 'Ersatz liegt bereit',
    subject: 'Ihr Schlüssel: Ersatz liegt bereit',
    body: letter(
      'der Ersatz für Ihren Schlüssel ist da. Sie können ihn in unserem Büro abholen ({{buerozeiten}}). Bitte bringen Sie einen Ausweis mit.',
      'Passt Ihnen keine dieser Zeiten, sagen Sie uns bitte Bescheid: {{telefon}}, oder hier:\n{{status_link}}',
    ),
  },
  {
    id: 'schloss',
    name: 'Schloss wird getauscht',
    subject: 'Ihr Schlüssel: Das Schloss wird getauscht',
    body: letter(
      'zu Ihrer Sicherheit tauschen wir das Schloss. {{betrieb}} kommt zu diesem Termin: {{termin}}. Die neuen Schlüssel bekommen Sie gleich dort.',
      'Bitte sorgen Sie dafür, dass jemand da ist. Passt der Termin nicht, sagen Sie uns bitte gleich Bescheid: {{telefon}}, oder hier:\n{{status_link}}',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Ihr Schlüssel: eine Rückfrage',
    body: letter(
      'vielen Dank für Ihre Meldung. Bevor wir Ersatz bestellen, haben wir noch eine Frage: {{frage}}',
      'Antworten können Sie hier:\n{{status_link}}',
    ),
  },
]
