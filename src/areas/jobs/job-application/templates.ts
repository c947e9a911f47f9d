import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** A refusal names no reason: applicants may ask, and what is written here counts in court. */
const refusal: StandardTemplate = {
  id: 'ablehnung',
  use: 'refusal',
  name: 'Absage beim Ablehnen',
  subject: 'Ihre Bewerbung bei uns',
  body: letter(
    'vielen Dank für Ihre Bewerbung und Ihr Interesse an unserem Unternehmen. Leider können wir Ihnen die Stelle nicht anbieten.',
    'Ihre Unterlagen löschen wir am {{loeschtag}}. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
  ),
}

/** Beginnings of an answer. */
export const templates: readonly StandardTemplate[] = [
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
  refusal,
]
