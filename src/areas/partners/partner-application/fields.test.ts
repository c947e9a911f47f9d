import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOfStep } from '#forms/use-wizard.ts'
import { generatedRequests } from '#requests/request/test-generated.server.ts'
import { exampleApplication } from './example-application.ts'
import { partnerForm } from './fields.ts'

const { parse, steps } = partnerForm

function messages(input: Record<string, unknown>): Record<string, string> {
  const result = parse(input)
  return result.ok ? {} : result.errors
}

const step = (wanted: string) => steps.find(({ id }) => id === wanted) ?? steps[0]
const partnership = step('partnerschaft')
const company = step('betrieb')
const services = step('leistungen')
const further = step('weiteres')

test('every required field has its message, step by step', () => {
  const found = messages({})
  expect(errorsOfStep(partnership, found)).toEqual({ partnershipType: 'Bitte wählen Sie eine Partnerschaftsart.' })
  expect(errorsOfStep(company, found)).toEqual({
    companyName: 'Bitte geben Sie den Firmennamen an.',
    contactPerson: 'Bitte geben Sie eine Ansprechperson an.',
    email: 'Bitte geben Sie die E-Mail-Adresse an.',
    phone: 'Bitte geben Sie die Telefonnummer an.',
    companyAddress: 'Bitte geben Sie die Firmenadresse an.',
  })
  expect(errorsOfStep(services, found)).toEqual({
    tradeCategory: 'Bitte wählen Sie ein Gewerk aus.',
    experienceYears: 'Bitte geben Sie die Anzahl der Berufsjahre an.',
    servicesOffered: 'Bitte geben Sie die angebotenen Leistungen an.',
    coverageAreas: 'Bitte geben Sie das Einsatzgebiet an.',
  })
  expect(errorsOfStep(further, found)).toEqual({})
  expect(messages(Object.fromEntries(Object.keys(partnerForm.fields).map((name) => [name, ' '])))).toEqual(found)
})

test('a local partner says which houses, also while later steps are empty', () => {
  const specificObjects = 'Bitte geben Sie die gewünschten Objekte/Standorte an.'
  expect(errorsOfStep(partnership, messages({ partnershipType: 'local' }))).toEqual({ specificObjects })
  expect(messages(exampleApplication({ specificObjects: ' ' }))).toEqual({ specificObjects })
  expect(errorsOfStep(partnership, messages({ partnershipType: 'general' }))).toEqual({})
  expect(messages({ ...exampleApplication(), specificObjects: 7 })).toEqual({
    specificObjects: 'Bitte geben Sie hier Text ein.',
  })
})

test('a general partner works for all houses: what was typed before is not stored', () => {
  const result = parse(exampleApplication({ partnershipType: 'general' }))
  expect(result).toMatchObject({ ok: true, data: { specificObjects: null } })
})

test('an address that is none is told from a missing one', () => {
  const email = 'Bitte geben Sie eine gültige E-Mail-Adresse an.'
  for (const entered of ['kein', 'a@b', `${'x'.repeat(250)}@example.de`]) {
    expect(messages(exampleApplication({ email: entered }))).toEqual({ email })
  }
})

test('the years are a whole number from 0 to 99, typed or as JSON has it', () => {
  for (const experienceYears of ['0', ' 12 ', 99]) {
    expect(messages({ ...exampleApplication(), experienceYears })).toEqual({})
  }
  for (const experienceYears of ['zehn', '-1', '100', 2.5, true]) {
    expect(Object.keys(messages({ ...exampleApplication(), experienceYears }))).toEqual(['experienceYears'])
  }
})

test('the fourth step is voluntary', () => {
  const without = Object.fromEntries(further.fields.map((field) => [field, '']))
  expect(messages(exampleApplication(without))).toEqual({})
})

test('what was accepted once is accepted again, unchanged', () => {
  fc.assert(
    fc.property(generatedRequests(exampleApplication()), (application) => {
      const once = parse(application)
      expect(once.ok ? parse({ ...once.data }) : once).toEqual(once)
    }),
  )
})
