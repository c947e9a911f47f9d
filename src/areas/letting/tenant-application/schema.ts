import * as z from 'zod/mini'
import { euroAmount, optionalEuroAmount, wholeNumber } from '#forms/amount-rules.ts'
import { optionalAnyDay, optionalPastDay } from '#forms/day-rules.ts'
import { checkbox, consent, email, optionalChoice, optionalText, requiredText } from '#forms/fields.ts'
import { LONGEST_TEXT } from '#forms/text-fields.ts'
import { site } from '#site'
import { MARITAL_STATUSES } from './form-rules.ts'
import { membersSchema } from './members-schema.ts'

const LARGEST_HOUSEHOLD = 50
/** Ids of ours are shorter. */
const LONGEST_ID = 100

/** Questions that can be switched off in `src/site.ts`. */
export type SensitiveQuestions = Record<keyof typeof site.tenantApplication.sensitiveQuestions, boolean>

/** Where a question is switched off nothing is read, and null is stored. */
const notAsked = () =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform(() => null),
  )

const ifAsked = <Field extends z.ZodMiniType>(isAsked: boolean, field: Field) => (isAsked ? field : notAsked())

/** The fields of the specification's chapters 3 and 5, in the form's order. */
function fieldsOf(questions: SensitiveQuestions) {
  return {
    property_id: requiredText('Bitte wählen Sie ein Gebäude', { max: LONGEST_ID }),
    /** None: a general application for the building. */
    apartment_id: optionalText({ max: LONGEST_ID }),

    applicant_first_name: requiredText('Vorname ist erforderlich', { max: 100 }),
    applicant_last_name: requiredText('Nachname ist erforderlich', { max: 100 }),
    applicant_email: email('Gültige E-Mail-Adresse erforderlich'),
    applicant_phone: optionalText({ max: 50 }),
    applicant_birth_date: optionalPastDay(),
    applicant_place_of_birth: ifAsked(questions.applicant_place_of_birth, optionalText()),
    applicant_nationality: ifAsked(questions.applicant_nationality, optionalText()),
    applicant_marital_status: ifAsked(questions.applicant_marital_status, optionalChoice(MARITAL_STATUSES)),

    current_address_street: requiredText('Straße ist erforderlich'),
    current_address_postal_code: requiredText('PLZ ist erforderlich', { max: 20 }),
    current_address_city: requiredText('Stadt ist erforderlich', { max: 100 }),
    current_landlord_name: ifAsked(questions.current_landlord, optionalText()),
    current_landlord_phone: ifAsked(questions.current_landlord, optionalText({ max: 50 })),
    current_rent_euro: optionalEuroAmount(),
    current_lease_end_date: optionalAnyDay(),

    household_size: wholeNumber({
      min: 1,
      max: LARGEST_HOUSEHOLD,
      missing: 1,
      message: 'Mindestens 1 Person',
      tooMany: `Bitte geben Sie höchstens ${LARGEST_HOUSEHOLD} Personen an.`,
    }),
    household_members: membersSchema,

    monthly_net_income_euro: euroAmount('Nettoeinkommen ist erforderlich'),
    employer_name: optionalText(),
    employer_address: optionalText(),
    employment_since: optionalPastDay(),
    employment_type: optionalText(),
    additional_income_euro: optionalEuroAmount(),
    additional_income_source: optionalText(),

    pets: checkbox(),
    pet_details: optionalText({ max: LONGEST_TEXT }),
    smoking: ifAsked(questions.smoking, checkbox()),
    previous_evictions: checkbox(),
    previous_evictions_details: optionalText({ max: LONGEST_TEXT }),
    insolvency_proceedings: checkbox(),
    insolvency_details: optionalText({ max: LONGEST_TEXT }),
    deposit_available: checkbox(),
    /** No input asks for these two; who sends JSON may give them. */
    preferred_move_in_date: optionalAnyDay(),
    additional_comments: optionalText({ max: LONGEST_TEXT }),

    privacy_policy_accepted: consent('Datenschutzrichtlinie muss akzeptiert werden'),
    data_processing_consent: consent('Datenverarbeitung muss zugestimmt werden'),
  }
}

type Read = z.output<z.ZodMiniObject<ReturnType<typeof fieldsOf>>>

/** Details belong to a ticked box, and a household is no smaller than the list of its members. */
function settle<Application extends Read>(application: Application): Application {
  const { household_members: members, household_size: size } = application
  return {
    ...application,
    household_size: Math.max(size, (members?.length ?? 0) + 1),
    pet_details: application.pets ? application.pet_details : null,
    previous_evictions_details: application.previous_evictions ? application.previous_evictions_details : null,
    insolvency_details: application.insolvency_proceedings ? application.insolvency_details : null,
  }
}

/** The tenant application (Mieterbewerbung) as it is sent and stored: names and values of the specification's chapter 3. */
export function tenantApplicationSchemaFor(questions: SensitiveQuestions) {
  return z.pipe(z.object(fieldsOf(questions)), z.transform(settle))
}

export const tenantApplicationSchema = tenantApplicationSchemaFor(site.tenantApplication.sensitiveQuestions)

export type TenantApplication = z.output<typeof tenantApplicationSchema>

/** As above, with the city: the form holds it to narrow the buildings, but it is not sent. */
export const tenantApplicationFormSchema = z.pipe(
  z.object({
    city: requiredText('Bitte wählen Sie eine Stadt'),
    ...fieldsOf(site.tenantApplication.sensitiveQuestions),
  }),
  z.transform(settle),
)
