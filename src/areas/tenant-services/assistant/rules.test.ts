import { expect, test } from 'vitest'
import { foldText } from '#platform/fold.ts'
import { leadsFor } from './rules.ts'

const leads = (question: string) => leadsFor(foldText(question)).map(({ to }) => to)

test('danger and damage lead to the damage report', () => {
  expect(leads('Es riecht nach Gas!')).toEqual(['/schadensmeldung'])
  expect(leads('Meine Heizung bleibt kalt')).toEqual(['/schadensmeldung'])
})

test('certificates, applications and free flats lead to their pages', () => {
  expect(leads('Ich brauche etwas für das Wohngeld')).toEqual(['/mietbescheinigung'])
  expect(leads('Wie bewerbe ich mich um eine Wohnung?')).toEqual(['/mieter-bewerbung', '/wohnungen?status=available'])
})

test('a question about something else leads nowhere', () => {
  expect(leads('Wann ist Ruhezeit?')).toEqual([])
})
