import { placeholdersIn } from '../request/placeholders.ts'
import type { ApplicationKind } from './reasons.ts'

export const refusalSubjects: Record<ApplicationKind, string> = {
  tenant_application: 'Ihre Bewerbung um die Wohnung',
  job_application: 'Ihre Bewerbung bei uns',
}

const closing = 'Mit freundlichen Grüßen\n{{bearbeiter}}\n{{firma}}'

/** What the form begins with. It names no reason: whoever wants to know it, asks, and what is written here counts in court. */
export const refusalTexts: Record<ApplicationKind, string> = {
  tenant_application: [
    '{{anrede}},',
    'vielen Dank für Ihr Interesse und die Zeit, die Sie sich genommen haben. Leider können wir Ihnen die Wohnung nicht anbieten.',
    'Ihre Angaben löschen wir am {{loeschtag}}. Bewerben Sie sich gern um eine andere Wohnung.',
    closing,
  ].join('\n\n'),
  job_application: [
    '{{anrede}},',
    'vielen Dank für Ihre Bewerbung und Ihr Interesse an unserem Unternehmen. Leider können wir Ihnen die Stelle nicht anbieten.',
    'Ihre Unterlagen löschen wir am {{loeschtag}}. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
    closing,
  ].join('\n\n'),
}

const known = new Set(['anrede', 'bearbeiter', 'firma', 'loeschtag'])

export function faultOfRefusalText(text: string): string | null {
  if (text.trim() === '') return 'Bitte schreiben Sie einen Text, oder wählen Sie „Keine E-Mail“.'
  if (text.length > 5000) return 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.'
  const unknown = placeholdersIn(text).filter((name) => !known.has(name))
  return unknown.length === 0
    ? null
    : `Diese Platzhalter gibt es nicht: ${unknown.map((name) => `{{${name}}}`).join(', ')}`
}
