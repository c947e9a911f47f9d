import * as z from 'zod/mini'
import { requiredAnyDay } from '#forms/day-rules.ts'
import { email, optionalText, requiredText } from '#forms/fields.ts'
import { LONGEST_TEXT } from '#forms/text-fields.ts'

/** Ids of ours are shorter. */
const LONGEST_ID = 100

/** The request of the specification's chapters 3 and 5. The form offers purposes; JSON may name another one. */
export const rentCertificateSchema = z.object({
  apartment_id: requiredText('Bitte wählen Sie eine Wohnung aus', { max: LONGEST_ID }),
  tenant_first_name: requiredText('Vorname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  tenant_last_name: requiredText('Nachname muss mindestens 2 Zeichen lang sein.', { min: 2, max: 100 }),
  tenant_email: email(),
  tenant_phone: optionalText({ max: 50 }),
  current_address: requiredText('Bitte geben Sie Ihre aktuelle Adresse an', { min: 5 }),
  move_in_date: requiredAnyDay('Bitte geben Sie das Einzugsdatum an'),
  purpose: requiredText('Bitte geben Sie den Verwendungszweck an', { min: 3 }),
  additional_info: optionalText({ max: LONGEST_TEXT }),
})

export type RentCertificateRequest = z.output<typeof rentCertificateSchema>
