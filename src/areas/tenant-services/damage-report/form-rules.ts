import type { FormRules } from '#forms/form-rules.ts'

export const damageReportRules: FormRules = {
  required: ['damage_description', 'damage_location', 'reporter_name', 'reporter_email'],
  load: async () => (await import('./schema.ts')).damageReportSchema,
}
