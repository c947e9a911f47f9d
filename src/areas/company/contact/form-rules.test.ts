import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { contactMessageRules } from './form-rules.ts'
import { contactMessageSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await contactMessageRules.load()).toBe(contactMessageSchema)
  expect(new Set(contactMessageRules.required)).toEqual(requiredFields(contactMessageSchema))
})
