import type { FormRules } from '#forms/form-rules.ts'

export const jobApplicationRules: FormRules = {
  required: ['firstName', 'lastName', 'email', 'phone', 'address'],
  load: async () => (await import('./schema.ts')).jobApplicationSchema,
}
