import * as z from 'zod/mini'
import { optionalAnyDay } from '#forms/day-rules.ts'
import { email, optionalText, requiredText } from '#forms/fields.ts'
import { LONGEST_TEXT } from '#forms/text-fields.ts'

/** An e-mail address has two messages here: one for none at all, one for one that is none. */
function requiredEmail() {
  return z.pipe(requiredText('E-Mail ist erforderlich', { max: 300 }), email('Ungültige E-Mail-Adresse'))
}

/** The job application of the specification's chapters 3 and 5, without its files, which are no text. */
export const jobApplicationSchema = z.object({
  /** The slug of the job; none: an application on the applicant's own initiative. */
  job: optionalText({ max: 200 }),
  firstName: requiredText('Vorname ist erforderlich', { max: 100 }),
  lastName: requiredText('Nachname ist erforderlich', { max: 100 }),
  email: requiredEmail(),
  phone: requiredText('Telefonnummer ist erforderlich', { max: 50 }),
  address: requiredText('Adresse ist erforderlich', { max: 300 }),
  availableFrom: optionalAnyDay(),
  /** What somebody wishes to earn, in their own words. */
  salary: optionalText({ max: 100 }),
  message: optionalText({ max: LONGEST_TEXT }),
})

export type JobApplication = z.output<typeof jobApplicationSchema>
