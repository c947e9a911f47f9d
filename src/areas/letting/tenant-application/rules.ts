import type { FieldName } from './labels.ts'

/** One step of the application and what it asks for (specification, chapter 2). */
export type ApplicationStep = { id: string; title: string; fields: readonly FieldName[] }

export const steps = [
  { id: 'wohnung', title: 'Wohnung', fields: ['city', 'property_id', 'apartment_id'] },
  {
    id: 'hauptbewerber',
    title: 'Hauptbewerber',
    fields: [
      'applicant_first_name',
      'applicant_last_name',
      'applicant_email',
      'applicant_phone',
      'applicant_birth_date',
      'applicant_place_of_birth',
      'applicant_nationality',
      'applicant_marital_status',
    ],
  },
  {
    id: 'adresse',
    title: 'Adresse',
    fields: [
      'current_address_street',
      'current_address_postal_code',
      'current_address_city',
      'current_landlord_name',
      'current_landlord_phone',
      'current_rent_euro',
      'current_lease_end_date',
    ],
  },
  { id: 'haushalt', title: 'Haushalt', fields: ['household_size', 'household_members'] },
  {
    id: 'finanzen',
    title: 'Finanzen',
    fields: [
      'monthly_net_income_euro',
      'employer_name',
      'employer_address',
      'employment_since',
      'employment_type',
      'additional_income_euro',
      'additional_income_source',
    ],
  },
  {
    id: 'selbstauskunft',
    title: 'Selbstauskunft',
    fields: [
      'pets',
      'pet_details',
      'smoking',
      'previous_evictions',
      'previous_evictions_details',
      'insolvency_proceedings',
      'insolvency_details',
      'deposit_available',
    ],
  },
  { id: 'datenschutz', title: 'Datenschutz', fields: ['privacy_policy_accepted', 'data_processing_consent'] },
] as const satisfies readonly ApplicationStep[]

/** Whoever comes from a flat has chosen it already: six steps instead of seven. */
export function stepsFor(isPreselected: boolean): readonly [ApplicationStep, ...ApplicationStep[]] {
  const [, ...afterApartment] = steps
  return isPreselected ? afterApartment : steps
}

/** The applicant lives there too: a list of two members makes a household of three. */
export function householdSizeFor(members: number): number {
  return members + 1
}

/** When the promised answer is due. */
export function answerDueAt(receivedAt: Date, promisedHours: number): Date {
  return new Date(receivedAt.getTime() + promisedHours * 60 * 60 * 1000)
}
