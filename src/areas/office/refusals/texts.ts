import { faultOfTemplate } from '../templates/variables.ts'

export function faultOfRefusalText(text: string): string | null {
  if (text.trim() === '') return 'Bitte schreiben Sie einen Text, oder wählen Sie „Keine E-Mail“.'
  if (text.length > 5000) return 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.'
  return faultOfTemplate(text, 'refusal')
}
