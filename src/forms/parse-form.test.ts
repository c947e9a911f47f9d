import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkbox, consent, email, optionalText, requiredText } from './fields.ts'
import { nestFields } from './nest-fields.ts'
import { parseForm, requiredFields } from './parse-form.ts'

const schema = z.object({
  name: requiredText('Name fehlt'),
  note: optionalText(),
  city: requiredText(),
  pets: checkbox(),
  agreed: consent('Bitte zustimmen'),
  email: email(),
  people: z.nullish(z.array(z.nullable(z.object({ name: requiredText() })))),
})
const whole = { name: ' Kim ', city: 'Rhens', agreed: 'on', email: 'kim@example.de' }

test('text is trimmed, nothing is null, a box is truth', () => {
  expect(parseForm(schema, { ...whole, note: '  ', unknown: 'x' })).toEqual({
    ok: true,
    data: { name: 'Kim', note: null, city: 'Rhens', pets: false, agreed: true, email: 'kim@example.de' },
  })
})

test('a field without a message of its own says that it must be filled in', () => {
  expect(parseForm(schema, {})).toEqual({
    ok: false,
    errors: {
      name: 'Name fehlt',
      city: 'Pflichtfeld bitte ausfüllen',
      agreed: 'Bitte zustimmen',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
  })
})

test('what an empty form is refused for is required', () => {
  expect([...requiredFields(schema)]).toEqual(['name', 'city', 'agreed', 'email'])
})

test('messages stand at the row that they belong to', () => {
  expect(parseForm(schema, { ...whole, 'people.2.name': '', 'people.0.name': 'Alex' })).toEqual({
    ok: false,
    errors: { 'people.2.name': 'Pflichtfeld bitte ausfüllen' },
  })
})

test('a form is read like JSON', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(whole)) form.set(name, value)
  expect(parseForm(schema, form).ok).toBe(true)
})

test('nested names become lists and objects, whole values win, and no prototype changes', () => {
  expect(nestFields({ 'a.1.b': 'x', 'c.d': 'y', e: ['z'], 'e.0': 'lost', 'f.999999999.g': 'z' })).toEqual({
    a: [null, { b: 'x' }],
    c: { d: 'y' },
    e: ['z'],
    f: { 999999999: { g: 'z' } },
  })
  nestFields({ '__proto__.admin': 'on', 'constructor.prototype.admin': 'on' })
  expect(Object.prototype).not.toHaveProperty('admin')
})
