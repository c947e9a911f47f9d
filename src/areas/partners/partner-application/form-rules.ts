import type { FormRules } from '#forms/form-rules.ts'

export const PARTNERSHIP_TYPES = ['general', 'local'] as const

export const partnerApplicationRules: FormRules = {
  required: [
    'partnershipType',
    'companyName',
    'contactPerson',
    'email',
    'phone',
    'companyAddress',
    'tradeCategory',
    'experienceYears',
    'servicesOffered',
    'coverageAreas',
  ],
  load: async () => (await import('./schema.ts')).partnerApplicationSchema,
}
