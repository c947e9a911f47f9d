import { expect, test } from 'vitest'
import { stepsFor, tenantForm } from './fields.ts'
import { householdSizeFor } from './rules.ts'

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

test('each step asks for what the specification says', () => {
  const empty = tenantForm.judge({})
  const refused = Object.keys(empty.ok ? {} : empty.errors)
  const asked = tenantForm.steps.map(({ id, fields }) => [id, fields.filter((field) => refused.includes(field))])
  expect(asked).toEqual([
    ['wohnung', ['city', 'property_id']],
    ['hauptbewerber', ['applicant_first_name', 'applicant_last_name', 'applicant_email']],
    ['adresse', ['current_address_street', 'current_address_postal_code', 'current_address_city']],
    ['haushalt', []], // household_size begins with 1
    ['finanzen', ['monthly_net_income_euro']],
    ['selbstauskunft', []],
    ['datenschutz', ['privacy_policy_accepted', 'data_processing_consent']],
  ])
})

test('the household counts the applicant', () => {
  expect([0, 1, 4].map(householdSizeFor)).toEqual([1, 2, 5])
})
