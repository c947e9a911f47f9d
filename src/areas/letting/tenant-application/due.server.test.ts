import { expect, test } from 'vitest'
import { readExample } from '#areas/form-mails.ts'
import { exampleApplication } from './example-application.ts'
import { tenantForm } from './fields.ts'
import { tenantApplicationKind } from './kind.server.ts'

test('an answer is promised within hours of the calendar, weekends and clock changes included', () => {
  const application = readExample(tenantForm, exampleApplication())
  const friday = new Date('2026-03-27T08:00:00Z')
  expect(tenantApplicationKind.dueAt?.(application, friday)).toEqual(new Date('2026-03-30T08:00:00Z'))
})
