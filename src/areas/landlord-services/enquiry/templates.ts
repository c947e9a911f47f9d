import { letter, type StandardTemplate } from '#requests/request/standard-template.ts'

/** Beginnings of an answer. */
export const landlordTemplates: readonly StandardTemplate[] = [
  {
    id: 'beratung',
    name: 'Beratungstermin vorschlagen',
    subject: 'Ihre Anfrage: Terminvorschlag',
    body: letter(
      'vielen Dank für Ihre Anfrage und Ihr Vertrauen. Am besten sehen wir uns die Immobilie gemeinsam an. Wir schlagen vor: {{termin}}.',
      'Passt Ihnen das? Sagen Sie uns hier kurz Bescheid:\n{{status_link}}',
      'Für Fragen vorab erreichen Sie uns unter {{telefon}} ({{buerozeiten}}).',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Ihre Anfrage: eine Rückfrage',
    body: letter(
      'vielen Dank für Ihre Anfrage. Damit unser Angebot zu Ihrer Immobilie passt, möchten wir noch wissen: {{frage}}',
      'Antworten können Sie hier, dort lassen sich auch Fotos und Pläne hochladen:\n{{status_link}}',
    ),
  },
  {
    id: 'angebot',
    name: 'Angebot folgt',
    subject: 'Ihre Anfrage: Unser Angebot',
    body: letter(
      'wir haben alles, was wir brauchen, und schicken Ihnen unser Angebot bis {{frist}}.',
      'Es ist kostenlos und verpflichtet Sie zu nichts.',
    ),
  },
  {
    id: 'absage',
    name: 'Absage',
    subject: 'Ihre Anfrage',
    body: letter(
      'vielen Dank für Ihre Anfrage. Diesen Auftrag können wir leider nicht übernehmen: {{ergebnis}}',
      'Wir möchten nur zusagen, was wir gut machen können, und bitten um Ihr Verständnis.',
    ),
  },
]

/** Beginnings of an answer. */
export const billingTemplates: readonly StandardTemplate[] = [
  {
    id: 'unterlagen',
    name: 'Unterlagen anfordern',
    subject: 'Nebenkostenabrechnung: welche Unterlagen wir brauchen',
    body: letter(
      'gern übernehmen wir die Abrechnung. Für ein Angebot brauchen wir: {{unterlagen}}.',
      'Bitte laden Sie die Unterlagen hier hoch:\n{{status_link}}',
      'Denken Sie bitte daran, dass Ihre Mieterinnen und Mieter die Abrechnung spätestens zwölf Monate nach Ende des Abrechnungszeitraums haben müssen (§ 556 Abs. 3 BGB).',
    ),
  },
  {
    id: 'rueckfrage',
    name: 'Rückfrage',
    subject: 'Nebenkostenabrechnung: eine Rückfrage',
    body: letter(
      'vielen Dank für Ihre Anfrage. Wir möchten noch wissen: {{frage}}',
      'Antworten können Sie hier:\n{{status_link}}',
    ),
  },
  {
    id: 'angebot',
    name: 'Angebot folgt',
    subject: 'Nebenkostenabrechnung: Unser Angebot',
    body: letter(
      'wir haben alles, was wir brauchen, und schicken Ihnen unser Angebot bis {{frist}}.',
      'Es ist kostenlos und verpflichtet Sie zu nichts. Fragen beantworten wir gern unter {{telefon}}.',
    ),
  },
]
