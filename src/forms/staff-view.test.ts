import { expect, test } from 'vitest'
import { euro } from './amount-fields.ts'
import { day } from './days.ts'
import { declareForm } from './declare-form.ts'
import { withoutInput } from './field.ts'
import { documentFiles, filesField } from './file-rules.ts'
import { reviewOf } from './review-list.tsx'
import { rows } from './read-fields.ts'
import { describeSender, enteredSections, factsOf, senderFacts, staffTexts } from './staff-view.ts'
import { box, choice, email, line, phone } from './text-fields.ts'

const urgencies = [{ value: 'high', label: 'Hoch', staffLabel: 'sofort' }]

const form = declareForm({
  fields: {
    job: withoutInput(line('Stelle', { searched: true })),
    first: line('Vorname', { tells: 'first-name' }),
    last: line('Nachname', { tells: 'last-name' }),
    email: email('E-Mail'),
    phone: phone('Telefon', { tells: 'phone' }),
    rent: euro('Aktuelle Miete', { staffLabel: 'Miete' }),
    since: day('Seit'),
    urgency: choice('Wie dringend?', { options: urgencies, staffLabel: 'Dringlichkeit' }),
    pets: box('Ich halte Haustiere', { staffLabel: 'Haustiere' }),
    details: line('Welche?', { onlyIf: { field: 'pets', is: true } }),
    people: rows('Personen', {
      fields: { name: line('Name'), born: day('Geboren', { staffLabel: 'Geburtstag' }) },
      most: 3,
      titleOf: (position) => `Person ${position + 2}`,
      inReview: (part) => [part('name'), part('born')].filter(Boolean).join(', '),
      messages: { noList: '', tooMany: '', noRow: '' },
    }),
    cv: filesField('Lebenslauf (max. 5MB)', documentFiles({ maxMegabytes: 5 }), { staffLabel: 'Lebenslauf' }),
  },
  groups: [{ heading: 'Person', fields: ['last', 'first'] }],
})

const [step] = form.steps
const payload = { job: 'dach', first: 'Änne', last: 'Muster', email: 'a@example.de', phone: null, rent: 640.5 }

test('staff read labels, codes and amounts in their own words', () => {
  const texts = staffTexts(form)
  expect(texts).toMatchObject({
    groups: [{ heading: 'Person', fields: ['last', 'first'] }],
    codes: { urgency: { high: 'sofort' } },
    items: { people: { name: 'Name', born: 'Geburtstag' } },
    files: { cv: 'Lebenslauf' },
    money: ['rent'],
  })
  expect(texts.labels).toMatchObject({ rent: 'Miete', pets: 'Haustiere', first: 'Vorname', job: 'Stelle' })
})

test('the sender is known by what the fields tell', () => {
  expect(senderFacts(form, payload)).toEqual([
    ['Name', 'Änne Muster'],
    ['E-Mail', 'a@example.de'],
  ])
  expect(describeSender(form, { ...payload, phone: '02628 1' })).toEqual({
    contactName: 'Änne Muster',
    contactEmail: 'a@example.de',
    searchWords: ['dach', '02628 1'],
  })
})

test('a mail says facts as people read them, and leaves out what was not given', () => {
  const facts = factsOf(
    form,
    { ...payload, since: '2019-04-01', urgency: 'high', pets: false },
    'rent',
    'since',
    'urgency',
    'phone',
  )
  expect(facts.map(([label, value]) => `${label}: ${value.replaceAll('\u00a0', ' ')}`)).toEqual([
    'Miete: 640,50 €',
    'Seit: 01.04.2019',
    'Dringlichkeit: Hoch',
  ])
  // @ts-expect-error -- there is no such field
  expect(factsOf(form, payload, 'frist')).toEqual([])
})

test('the review shows what was understood: details with their box, one line for each row, files with their sizes', () => {
  const entered = {
    first: ' Änne ',
    rent: '1.234',
    since: '1.4.2019',
    urgency: 'high',
    details: 'Katze',
    'people.1.name': 'Kim',
    'people.1.born': '28.2.2015',
  }
  const known = { names: { job: 'Dachdecker/in' }, filesOf: () => [{ name: 'cv.pdf', size: 2048 }] }
  const lines = reviewOf(form, step, entered, known).map(
    ({ label, value }) => `${label}: ${value.replaceAll('\u00a0', ' ')}`,
  )
  expect(lines).toEqual([
    'Vorname: Änne',
    'Aktuelle Miete: 1.234,00 €',
    'Seit: 01.04.2019',
    'Wie dringend?: Hoch',
    'Ich halte Haustiere: Nein',
    'Person 3: Kim, 28.02.2015',
    'Lebenslauf: cv.pdf (2 KB)',
  ])
  expect(reviewOf(form, step, { ...entered, pets: 'on' })).toContainEqual({ label: 'Welche?', value: 'Katze' })
})

test('a telephone number is told apart, so that the office can call it', () => {
  const calls = declareForm({
    fields: { name: line('Name'), call: phone('Telefon') },
    groups: [{ heading: 'Wer', fields: ['name', 'call'] }],
  })
  expect(enteredSections({ name: 'Änne', call: '02628 / 1' }, staffTexts(calls))).toEqual([
    {
      heading: 'Wer',
      facts: [
        ['Name', 'Änne'],
        ['Telefon', '02628 / 1', 'phone'],
      ],
    },
  ])
})
