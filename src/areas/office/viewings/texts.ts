import { placeholdersIn } from '../request/placeholders.ts'

export const invitationSubject = 'Einladung zur Besichtigung'

/** What the form begins with. */
export const invitationText = [
  '{{anrede}},',
  'wir freuen uns, Ihnen die Wohnung {{wohnung}} ({{adresse}}) zu zeigen. Zur Auswahl stehen:',
  '{{termine}}',
  'Bitte sagen Sie auf Ihrer Seite zu oder ab. Dort können Sie den Termin bis zum Beginn auch ändern:',
  '{{status_link}}',
  'Mit freundlichen Grüßen\n{{bearbeiter}}\n{{firma}}',
].join('\n\n')

const known = new Set(['anrede', 'wohnung', 'adresse', 'termine', 'status_link', 'bearbeiter', 'firma'])

/** What must not leave the house: a text without dates or link, or with a placeholder that nobody fills in. */
export function faultOfInvitation(text: string): string | null {
  const used = placeholdersIn(text)
  const unknown = used.filter((name) => !known.has(name))
  if (unknown.length > 0) return `Diese Platzhalter gibt es nicht: ${unknown.map((name) => `{{${name}}}`).join(', ')}`
  if (!used.includes('termine')) return 'Der Text braucht {{termine}}: Dort stehen die Termine.'
  if (!used.includes('status_link')) return 'Der Text braucht {{status_link}}: Dort sagt man zu oder ab.'
  return text.length > 5000 ? 'Der Text ist länger als 5.000 Zeichen.' : null
}
