import type { FormRules } from '#forms/form-rules.ts'

/** Chosen as `apartment_id` by whoever does not find the flat in the list; `current_address` then says where it is. */
export const OTHER_FLAT = 'andere'

export const rentCertificateRules: FormRules = {
  required: [
    'apartment_id',
    'tenant_first_name',
    'tenant_last_name',
    'tenant_email',
    'current_address',
    'move_in_date',
    'purpose',
  ],
  load: async () => (await import('./schema.ts')).rentCertificateSchema,
}
