import type { FormRules } from '#forms/form-rules.ts'

export const MOST_MEMBERS = 20

export const MARITAL_STATUSES = ['ledig', 'verheiratet', 'geschieden', 'verwitwet'] as const

export const tenantApplicationRules: FormRules = {
  required: [
    'city',
    'property_id',
    'applicant_first_name',
    'applicant_last_name',
    'applicant_email',
    'current_address_street',
    'current_address_postal_code',
    'current_address_city',
    'monthly_net_income_euro',
    'privacy_policy_accepted',
    'data_processing_consent',
  ],
  load: async () => (await import('./schema.ts')).tenantApplicationFormSchema,
}

/** What is sent of what the form holds. */
export function withoutCity(data: object): object {
  const { city: _held, ...sent } = data as { city?: unknown }
  return sent
}
