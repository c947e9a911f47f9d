import { letter, type StandardTemplate } from '../template.ts'

/** For whoever wants to live here, work here or work for us. */
export const tenantApplicationTemplates: readonly StandardTemplate[] = [
  {
    id: 'eingang',
    name: 'Eingang bestätigt',
    subject: 'Ihre Bewerbung: {{wohnung}}',
    body: letter(
      'vielen Dank für Ihre Bewerbung um eine Wohnung: {{wohnung}}, {{adresse}}. Wir haben alles erhalten und sehen es uns jetzt an.',
      'Sie hören von uns, sobald wir die Besichtigungen planen. Den Stand sehen Sie jederzeit hier:\n{{status_link}}',
    ),
  },
  {
    id: 'unterlagen',
    name: 'Unterlagen nachfordern',
    subject: 'Ihre Bewerbung: Bitte noch Unterlagen',
    body: letter(
      'Ihre Bewerbung um eine Wohnung ({{wohnung}}) ist in der engeren Auswahl. Dafür brauchen wir noch: {{unterlagen}}.',
      'Bitte laden Sie die Unterlagen bis {{frist}} auf Ihrer Seite hoch. Dort sind sie besser geschützt als in einer E-Mail:\n{{status_link}}',
      'Angaben, die wir dafür nicht brauchen, dürfen Sie schwärzen.',
    ),
  },
  {
    id: 'einladung',
    name: 'Einladung zur Besichtigung',
    subject: 'Einladung zur Besichtigung: {{wohnung}}',
    body: letter(
      'gern zeigen wir Ihnen die Wohnung: {{wohnung}}, {{adresse}}. Wir schlagen Ihnen diesen Termin vor: {{termin}}.',
      'Bitte sagen Sie uns kurz, ob er Ihnen passt. Am einfachsten geht das hier:\n{{status_link}}',
      'Treffpunkt ist der Hauseingang. Sind Sie verhindert, rufen Sie uns bitte an: {{telefon}} ({{buerozeiten}}).',
    ),
  },
  {
    id: 'absage',
    name: 'Absage',
    subject: 'Ihre Bewerbung: {{wohnung}}',
    body: letter(
      'vielen Dank für Ihr Interesse an unserer Wohnung ({{wohnung}}) und für die Zeit, die Sie sich genommen haben.',
      'Wir haben uns für andere Bewerberinnen oder Bewerber entschieden. Das sagt nichts über Sie: Auf diese Wohnung kamen mehr Bewerbungen, als wir vergeben können.',
      'Ihre Angaben löschen wir sechs Monate nach Abschluss des Verfahrens. Auf neue Wohnungen können Sie sich jederzeit wieder bewerben.',
    ),
  },
]

export const jobApplicationTemplates: readonly StandardTemplate[] = [
  {
    id: 'eingang',
    name: 'Eingang bestätigt',
    subject: 'Ihre Bewerbung bei {{firma}}',
    body: letter(
      'vielen Dank für Ihre Bewerbung und Ihr Interesse an {{firma}}. Ihre Unterlagen sind vollständig bei uns.',
      'Wir lesen sie in Ruhe und melden uns dann bei Ihnen. Haben Sie Fragen? Rufen Sie gern an: {{telefon}}.',
    ),
  },
  {
    id: 'gespraech',
    name: 'Einladung zum Gespräch',
    subject: 'Wir möchten Sie kennenlernen',
    body: letter(
      'Ihre Bewerbung hat uns gefallen, und wir möchten Sie gern kennenlernen. Passt Ihnen dieser Termin: {{termin}}?',
      'Das Gespräch dauert etwa eine Stunde und findet in unserem Büro statt. Brauchen Sie dafür etwas Besonderes, zum Beispiel einen stufenlosen Zugang, sagen Sie uns bitte Bescheid.',
      'Antworten können Sie hier:\n{{status_link}}',
    ),
  },
  {
    id: 'unterlagen',
    name: 'Unterlagen nachfordern',
    subject: 'Ihre Bewerbung: Bitte noch Unterlagen',
    body: letter(
      'für Ihre Bewerbung fehlt uns noch: {{unterlagen}}.',
      'Bitte laden Sie es bis {{frist}} hier hoch:\n{{status_link}}',
    ),
  },
  {
    id: 'absage',
    name: 'Absage',
    subject: 'Ihre Bewerbung bei {{firma}}',
    body: letter(
      'vielen Dank für Ihre Bewerbung und das Vertrauen, das Sie uns damit gezeigt haben.',
      'Wir haben uns für eine andere Person entschieden. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
      'Ihre Unterlagen löschen wir sechs Monate nach Abschluss des Verfahrens.',
    ),
  },
]

export const partnerApplicationTemplates: readonly StandardTemplate[] = [
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
