import { faultOfTemplate, missingVariable } from '../templates/variables.ts'

/** Finds what must not leave the house: a text without dates or link, or with a variable that nobody fills in. */
export function faultOfInvitation(text: string): string | null {
  if (text.length > 5000) return 'Der Text ist länger als 5.000 Zeichen.'
  return faultOfTemplate(text, 'invitation') ?? missingVariable(text, 'invitation')
}
