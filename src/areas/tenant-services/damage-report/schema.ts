import * as z from 'zod/mini'
import { checkbox, email, optionalChoice, optionalText, requiredText } from '#forms/fields.ts'
import { LONGEST_TEXT } from '#forms/text-fields.ts'

export const URGENCY_LEVELS = ['low', 'medium', 'high', 'emergency'] as const
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number]

const LONGEST_DESCRIPTION = 5000
/** Ids of ours are shorter. */
const LONGEST_ID = 100

/** The damage report of the specification's chapters 3 and 5, without its photos, which are no text. */
export const damageReportSchema = z.object({
  damage_description: requiredText('Beschreibung muss mindestens 10 Zeichen lang sein', {
    min: 10,
    max: LONGEST_DESCRIPTION,
  }),
  damage_location: requiredText('Bitte geben Sie den Schadensort an', { min: 3 }),
  urgency_level: z.pipe(
    optionalChoice(URGENCY_LEVELS),
    z.transform((level): UrgencyLevel => level ?? 'medium'),
  ),
  is_safety_risk: checkbox(),
  apartment_id: optionalText({ max: LONGEST_ID }),
  /** Not in the specification: for whoever does not find the flat in the list. */
  building_address: optionalText(),
  reporter_name: requiredText('Name muss mindestens 2 Zeichen lang sein', { min: 2, max: 150 }),
  reporter_email: email(),
  reporter_phone: optionalText({ max: 50 }),
  preferred_contact_time: optionalText(),
  additional_notes: optionalText({ max: LONGEST_TEXT }),
})

export type DamageReport = z.output<typeof damageReportSchema>
