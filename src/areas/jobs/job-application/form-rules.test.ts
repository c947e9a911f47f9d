import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { jobApplicationRules } from './form-rules.ts'
import { jobApplicationSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await jobApplicationRules.load()).toBe(jobApplicationSchema)
  expect(new Set(jobApplicationRules.required)).toEqual(requiredFields(jobApplicationSchema))
})
