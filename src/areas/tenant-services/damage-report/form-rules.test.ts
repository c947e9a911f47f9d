import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { damageReportRules } from './form-rules.ts'
import { damageReportSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await damageReportRules.load()).toBe(damageReportSchema)
  expect(new Set(damageReportRules.required)).toEqual(requiredFields(damageReportSchema))
})
