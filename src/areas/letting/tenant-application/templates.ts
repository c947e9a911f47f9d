import { offers } from '#company/offered.ts'
import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** The mail with which applicants are invited to viewings. */
const invitation: StandardTemplate = {
  id: 'besichtigung',
  use: 'invitation',
  name: 'Einladung zu Besichtigungen',
  subject: 'Einladung zur Besichtigung',
  body: letter(
    'wir freuen uns, Ihnen die Wohnung zu zeigen: {{wohnung}} ({{adresse}}). Zur Auswahl stehen:',
    '{{termine}}',
    'Bitte sagen Sie auf Ihrer Seite zu oder ab. Dort können Sie den Termin bis zum Beginn auch ändern:',
    '{{status_link}}',
  ),
}

/** A refusal names no reason: applicants may ask, and what is written here counts in court. */
const refusal: StandardTemplate = {
  id: 'ablehnung',
  use: 'refusal',
  name: 'Absage beim Ablehnen',
  subject: 'Ihre Bewerbung um die Wohnung',
  get body() {
    const search =
      'Suchen Sie weiter? Auf Ihrer Seite können Sie einen Suchauftrag anlegen. Dann schreiben wir Ihnen, sobald eine passende Wohnung frei wird.'
    return letter(
      'vielen Dank für Ihr Interesse und die Zeit, die Sie sich genommen haben. Leider können wir Ihnen die Wohnung nicht anbieten.',
      'Ihre Angaben löschen wir am {{loeschtag}}. Bewerben Sie sich gern um eine andere Wohnung.',
      ...(offers('saved_searches') ? [search] : []),
    )
  },
}

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
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
      'gern möchten wir Ihnen die Wohnung vermieten: {{wohnung}}. Für den Mietvertrag brauchen wir noch: {{unterlagen}}.',
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
  invitation,
  refusal,
]
