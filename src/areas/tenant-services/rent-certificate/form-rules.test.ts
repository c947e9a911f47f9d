import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { rentCertificateRules } from './form-rules.ts'
import { rentCertificateSchema } from './schema.ts'

test('the fields marked as required are those that the schema asks for', async () => {
  expect(await rentCertificateRules.load()).toBe(rentCertificateSchema)
  expect(new Set(rentCertificateRules.required)).toEqual(requiredFields(rentCertificateSchema))
})
