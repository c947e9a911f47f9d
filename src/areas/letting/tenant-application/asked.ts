import { site } from '#site'
import type { FieldName } from './labels.ts'

const questions: Record<string, boolean> = site.tenantApplication.sensitiveQuestions

/** Whether the form asks this: a sensitive question can be switched off in `src/site.ts`. */
export function isAsked(field: FieldName): boolean {
  if (field.startsWith('current_landlord_')) return questions.current_landlord === true
  return questions[field] ?? true
}
