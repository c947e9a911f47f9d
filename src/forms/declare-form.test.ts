import { expect, test } from 'vitest'
import { euro } from './amount-fields.ts'
import { declareForm, type Sent } from './declare-form.ts'
import { asksIf, inForm } from './field.ts'
import { box, choice, consent, email, line, REQUIRED_MESSAGE, text } from './text-fields.ts'
import { documentFiles, filesField, filesUpTo } from './file-rules.ts'
import { nestFields, rows } from './read-fields.ts'

const form = declareForm({
  fields: {
    name: line('Name', { required: 'Name fehlt' }),
    note: text('Notiz'),
    city: inForm(line('Stadt', { required: REQUIRED_MESSAGE })),
    trade: choice('Gewerk', { options: ['maler', 'dach'].map((value) => ({ value, label: value })), begins: 'maler' }),
    pets: box('Haustiere'),
    pet_details: text('Welche?', { onlyIf: { field: 'pets', is: true } }),
    houses: line('Häuser', { onlyIf: { field: 'trade', is: 'dach', required: 'Welche Häuser?' } }),
    rent: asksIf(() => false, euro('Miete')),
    agreed: consent('Zustimmung', 'Bitte zustimmen'),
    email: email('E-Mail'),
    people: rows('Personen', {
      fields: { name: line('Name', { required: REQUIRED_MESSAGE }) },
      most: 3,
      titleOf: (position) => `Person ${position + 1}`,
      inReview: (part) => part('name'),
      messages: { noList: 'keine Liste', tooMany: 'zu viele', noRow: 'keine Person' },
    }),
    cv: filesField('Lebenslauf', documentFiles({ maxMegabytes: 5, required: 'Lebenslauf fehlt' })),
  },
  steps: [
    { id: 'eins', title: 'Eins', fields: ['name', 'note', 'city', 'trade', 'pets', 'pet_details', 'houses'] },
    { id: 'zwei', title: 'Zwei', fields: ['rent', 'agreed', 'email', 'people', 'cv'] },
  ],
  files: filesUpTo(1000),
  settle: (values) => ({ ...values, note: values.note ?? 'keine' }),
})

const whole = { name: ' Kim ', city: 'Rhens', agreed: 'on', email: 'kim@example.de' }
const sent: Sent<typeof form> = {
  name: 'Kim',
  note: 'keine',
  trade: 'maler',
  pets: false,
  pet_details: null,
  houses: null,
  rent: null,
  agreed: true,
  email: 'kim@example.de',
  people: null,
}

test('what is sent is trimmed, typed and whole; neither unknown fields nor files nor what stays in the form are in it', () => {
  expect(form.parse({ ...whole, note: '  ', unknown: 'x', rent: 'egal', cv: 'x.pdf' })).toEqual({
    ok: true,
    data: sent,
  })
  expect(form.judge(whole)).toEqual({ ok: true, data: sent })
})

test('an empty form is told what it must say, in its order; only the form itself asks for what stays in it', () => {
  const errors = {
    name: 'Name fehlt',
    agreed: 'Bitte zustimmen',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  }
  expect(form.parse({})).toEqual({ ok: false, errors })
  expect(form.judge({})).toEqual({ ok: false, errors: { ...errors, city: REQUIRED_MESSAGE } })
  expect([...form.required]).toEqual(['name', 'city', 'agreed', 'email', 'cv'])
})

test('a detail counts only with its field, and may be asked for then', () => {
  const details = { ...whole, pet_details: 'Katze', houses: 'Rhens' }
  expect(form.parse(details)).toEqual({ ok: true, data: sent })
  expect(form.parse({ ...details, pets: 'on', trade: 'dach' })).toMatchObject({
    data: { pet_details: 'Katze', houses: 'Rhens' },
  })
  expect(form.parse({ ...whole, trade: 'dach', houses: ' ' })).toEqual({
    ok: false,
    errors: { houses: 'Welche Häuser?' },
  })
  expect(form.parse({ ...whole, trade: 'dach', houses: 7 })).toEqual({
    ok: false,
    errors: { houses: 'Bitte geben Sie hier Text ein.' },
  })
})

test('messages stand at the row that they belong to, and empty rows count until all were read', () => {
  const rowsOf = (people: unknown) => form.parse({ ...whole, people })
  expect(form.parse({ ...whole, 'people.2.name': ' ', 'people.1.name': 'Alex' })).toMatchObject({
    data: { people: [{ name: 'Alex' }] },
  })
  expect(rowsOf([{ name: 'Alex' }, 'x', { name: '', age: '5' }])).toEqual({
    ok: false,
    errors: { 'people.1': 'keine Person', 'people.2.name': REQUIRED_MESSAGE },
  })
  expect(rowsOf('Alex')).toEqual({ ok: false, errors: { people: 'keine Liste' } })
  expect(rowsOf([{}, {}, {}, { name: 'Alex' }])).toEqual({ ok: false, errors: { people: 'zu viele' } })
})

test('the form begins with what its fields begin with, and knows which steps hold files', () => {
  expect(form.initial).toEqual({ trade: 'maler' })
  expect(form.steps.map(({ holdsFiles }) => holdsFiles)).toEqual([false, true])
  expect(form.files?.rules.cv?.required).toBe('Lebenslauf fehlt')
  expect(form.files?.faultsOf(() => [])).toEqual({ cv: 'Lebenslauf fehlt' })
})

test('the summary names fields whose messages may not say it, and the parts of rows', () => {
  expect(form.summaryLabels).toMatchObject({ note: 'Notiz', people: 'Personen', 'people.2.name': 'Person 3, Name' })
  expect(form.summaryLabels).not.toHaveProperty('name')
})

test('each field that has an input stands in one step, and a wrong name does not compile', () => {
  const fields = { name: line('Name'), note: line('Notiz') }
  const declare = (...names: ('name' | 'note')[]) =>
    declareForm({ fields, steps: [{ id: 'eins', title: 'Eins', fields: names }] })
  expect(() => declare('name')).toThrow('note')
  expect(() => declare('name', 'note', 'note')).toThrow('note')
  // @ts-expect-error -- there is no such field
  declareForm({ fields, steps: [{ id: 'eins', title: 'Eins', fields: ['name', 'note', 'nmae'] }] })
  expect(declareForm({ fields }).steps).toEqual([
    { id: 'alles', title: '', fields: ['name', 'note'], holdsFiles: false },
  ])
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
