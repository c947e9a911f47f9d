import * as z from 'zod/mini'
import { wholeNumber } from '#forms/amount-rules.ts'
import { email, optionalText, requiredText } from '#forms/fields.ts'
import { LONGEST_TEXT } from '#forms/text-fields.ts'
import { PARTNERSHIP_TYPES } from './form-rules.ts'

const messages = {
  partnershipType: 'Bitte wählen Sie eine Partnerschaftsart.',
  specificObjects: 'Bitte geben Sie die gewünschten Objekte/Standorte an.',
} as const

const MOST_YEARS = 99

const fields = z.object({
  partnershipType: z.enum(PARTNERSHIP_TYPES, { error: messages.partnershipType }),
  specificObjects: optionalText({ max: LONGEST_TEXT }),

  companyName: requiredText('Bitte geben Sie den Firmennamen an.'),
  contactPerson: requiredText('Bitte geben Sie eine Ansprechperson an.'),
  email: email('Bitte geben Sie eine gültige E-Mail-Adresse an.', 'Bitte geben Sie die E-Mail-Adresse an.'),
  phone: requiredText('Bitte geben Sie die Telefonnummer an.', { max: 50 }),
  companyAddress: requiredText('Bitte geben Sie die Firmenadresse an.'),

  /** A trade's name. Whether it is sought is looked up when it is stored. */
  tradeCategory: requiredText('Bitte wählen Sie ein Gewerk aus.'),
  experienceYears: wholeNumber({
    min: 0,
    max: MOST_YEARS,
    message: 'Bitte geben Sie die Anzahl der Berufsjahre an.',
    tooMany: `Bitte prüfen Sie die Anzahl: Es sind mehr als ${MOST_YEARS} Jahre.`,
  }),
  servicesOffered: requiredText('Bitte geben Sie die angebotenen Leistungen an.', { max: LONGEST_TEXT }),
  coverageAreas: requiredText('Bitte geben Sie das Einsatzgebiet an.', { max: LONGEST_TEXT }),

  website: optionalText(),
  certifications: optionalText({ max: LONGEST_TEXT }),
  insuranceInfo: optionalText({ max: LONGEST_TEXT }),
  companyReferences: optionalText({ max: LONGEST_TEXT }),
  message: optionalText({ max: LONGEST_TEXT }),
})

type Read = z.output<typeof fields>

/** A local partner says for which houses; a general one works for all of them. */
const namesItsObjects = z.refine<Read>(
  ({ partnershipType, specificObjects }) => partnershipType !== 'local' || specificObjects !== null,
  {
    path: ['specificObjects'],
    error: messages.specificObjects,
    // Also while fields of later steps are still empty; unless the field has a message of its own already.
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== 'specificObjects'),
  },
)

function settle(application: Read): Read {
  return application.partnershipType === 'local' ? application : { ...application, specificObjects: null }
}

/** The partner application as it is sent and stored: names of the specification's chapter 3, messages of its chapter 5. */
export const partnerApplicationSchema = z.pipe(fields.check(namesItsObjects), z.transform(settle))

export type PartnerApplication = z.output<typeof partnerApplicationSchema>
