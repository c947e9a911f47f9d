import * as z from 'zod/mini'
import { email, optionalText, requiredText } from '#forms/fields.ts'

const LONGEST_MESSAGE = 5000

/** The contact form of the specification's chapters 3 and 5. */
export const contactMessageSchema = z.object({
  vorname: requiredText('Bitte geben Sie Ihren Vornamen ein.', { max: 100 }),
  nachname: requiredText('Bitte geben Sie Ihren Nachnamen ein.', { max: 100 }),
  email: email(),
  telefon: optionalText({ max: 50 }),
  betreff: requiredText('Bitte geben Sie einen Betreff ein.', { max: 150 }),
  nachricht: requiredText('Bitte schreiben Sie uns eine Nachricht.', { max: LONGEST_MESSAGE }),
})

export type ContactMessage = z.output<typeof contactMessageSchema>
