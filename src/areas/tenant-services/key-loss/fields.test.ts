import { expect, test } from 'vitest'
import { exampleReport } from './example-report.ts'
import { keyLossForm } from './fields.ts'

const errorsOf = (different: Record<string, unknown>) => {
  const judged = keyLossForm.parse(exampleReport(different))
  return judged.ok ? {} : judged.errors
}

test('the key, the day and who reports it are asked for; flat, address, telephone and details are voluntary', () => {
  const messages = {
    lost_key: 'Bitte wählen Sie, was fehlt',
    needed_by: 'Bitte geben Sie an, bis wann Sie Ersatz brauchen',
    reporter_name: 'Name muss mindestens 2 Zeichen lang sein',
    reporter_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  }
  expect(keyLossForm.parse({})).toEqual({ ok: false, errors: messages })
  expect(errorsOf(Object.fromEntries(Object.keys(messages).map((name) => [name, ' '])))).toEqual(messages)
  expect(errorsOf({ apartment_id: '', building_address: '', reporter_phone: '', details: '' })).toEqual({})
})

test('only a key of the list is taken, and only a day that the calendar has', () => {
  expect(errorsOf({ lost_key: 'Tresor' })).toEqual({ lost_key: 'Bitte wählen Sie, was fehlt' })
  expect(errorsOf({ needed_by: '31.02.2027' })).toEqual({
    needed_by: 'Diesen Tag gibt es im Kalender nicht. Bitte prüfen Sie das Datum.',
  })
})

test('a name of one letter and an id that is too long are refused', () => {
  const wrong = { reporter_name: 'Ä', apartment_id: 'x'.repeat(101) }
  expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(Object.keys(wrong).toSorted())
})
