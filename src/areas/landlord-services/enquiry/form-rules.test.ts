import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { enquiryRules } from './form-rules.ts'
import { enquirySchemas, type Service } from './schema.ts'

test.each(Object.keys(enquirySchemas) as Service[])(
  'the fields marked as required are those that the schema asks for: %s',
  async (service) => {
    expect(await enquiryRules[service].load()).toBe(enquirySchemas[service])
    expect(new Set(enquiryRules[service].required)).toEqual(requiredFields(enquirySchemas[service]))
  },
)
