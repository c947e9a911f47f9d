import { expect, test } from 'vitest'
import { requiredFields } from '#forms/parse-form.ts'
import { labels } from './labels.ts'
import { answerDueAt, householdSizeFor, steps, stepsFor } from './rules.ts'
import { tenantApplicationFormSchema } from './schema.ts'

test('a flat that was chosen before leaves six of seven steps', () => {
  expect(stepsFor(false).map(({ id }) => id)).toEqual([
    'wohnung',
    'hauptbewerber',
    'adresse',
    'haushalt',
    'finanzen',
    'selbstauskunft',
    'datenschutz',
  ])
  expect(stepsFor(true)).toEqual(stepsFor(false).slice(1))
})

test('every field that has a label stands in exactly one step', () => {
  expect(steps.flatMap(({ fields }) => [...fields]).toSorted()).toEqual(Object.keys(labels).toSorted())
})

test('each step asks for what the specification says', () => {
  const required = requiredFields(tenantApplicationFormSchema)
  const asked = steps.map(({ fields }) => fields.filter((field) => required.has(field)))
  expect(asked).toEqual([
    ['city', 'property_id'],
    ['applicant_first_name', 'applicant_last_name', 'applicant_email'],
    ['current_address_street', 'current_address_postal_code', 'current_address_city'],
    [], // household_size begins with 1
    ['monthly_net_income_euro'],
    [],
    ['privacy_policy_accepted', 'data_processing_consent'],
  ])
})

test('the household counts the applicant', () => {
  expect([0, 1, 4].map(householdSizeFor)).toEqual([1, 2, 5])
})

test('an answer is promised within hours of the calendar, weekends and clock changes included', () => {
  expect(answerDueAt(new Date('2026-03-27T08:00:00Z'), 72)).toEqual(new Date('2026-03-30T08:00:00Z'))
})
