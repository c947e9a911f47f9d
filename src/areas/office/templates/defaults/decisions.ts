import { letter, type StandardTemplate } from '../template.ts'

/** The mail with which applicants are invited to viewings. */
export const invitationTemplate: StandardTemplate = {
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

/** What a refusal says. It names no reason: whoever wants to know it, asks, and what is written here counts in court. */
export const flatRefusalTemplate: StandardTemplate = {
  id: 'ablehnung',
  use: 'refusal',
  name: 'Absage beim Ablehnen',
  subject: 'Ihre Bewerbung um die Wohnung',
  body: letter(
    'vielen Dank für Ihr Interesse und die Zeit, die Sie sich genommen haben. Leider können wir Ihnen die Wohnung nicht anbieten.',
    'Ihre Angaben löschen wir am {{loeschtag}}. Bewerben Sie sich gern um eine andere Wohnung.',
  ),
}

export const jobRefusalTemplate: StandardTemplate = {
  id: 'ablehnung',
  use: 'refusal',
  name: 'Absage beim Ablehnen',
  subject: 'Ihre Bewerbung bei uns',
  body: letter(
    'vielen Dank für Ihre Bewerbung und Ihr Interesse an unserem Unternehmen. Leider können wir Ihnen die Stelle nicht anbieten.',
    'Ihre Unterlagen löschen wir am {{loeschtag}}. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
  ),
}
