import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { tenantApplicationRules } from './form-rules.ts'
import { tenantApplicationFormSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await tenantApplicationRules.load()).toBe(tenantApplicationFormSchema)
  expect(new Set(tenantApplicationRules.required)).toEqual(requiredFields(tenantApplicationFormSchema))
})
