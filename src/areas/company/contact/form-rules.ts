import type { FormRules } from '#forms/form-rules.ts'

export const contactMessageRules: FormRules = {
  required: ['vorname', 'nachname', 'email', 'betreff', 'nachricht'],
  load: async () => (await import('./schema.ts')).contactMessageSchema,
}
