import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { partnerApplicationRules } from './form-rules.ts'
import { partnerApplicationSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await partnerApplicationRules.load()).toBe(partnerApplicationSchema)
  expect(new Set(partnerApplicationRules.required)).toEqual(requiredFields(partnerApplicationSchema))
})
