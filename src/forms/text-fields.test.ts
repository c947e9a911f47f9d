import { expect, test } from 'vitest'
import { choice, countInWords, email, line, text } from './text-fields.ts'

test('a field of one line holds one line, whatever was pasted or sent; a text area keeps its lines', () => {
  expect(line('Name').read(' Erika\r\nMuster\u2028\n ')).toBe('Erika Muster')
  expect(line('Weg', { max: 300 }).read('Weg 1\nBcc: a@example.de')).toBe('Weg 1 Bcc: a@example.de')
  expect(text('Text').read('eins\nzwei')).toBe('eins\nzwei')
  expect(email('E-Mail').read('a@example.de\nb@example.de')).toHaveProperty('wrong')
})

test('lengths are those of the trimmed text, with one message for a missing and a short one', () => {
  const name = line('Name', { required: 'kurz', min: 2, max: 5 })
  for (const short of [undefined, null, 7, '', ' A '])
    expect(name.read(short), String(short)).toEqual({ wrong: 'kurz' })
  expect(name.read(' Abcde ')).toBe('Abcde')
  expect(name.read('Abcdef')).toEqual({ wrong: 'Bitte kürzen Sie den Text auf höchstens 5 Zeichen.' })
  expect(text('Text', { max: 5000 }).read('x'.repeat(5001))).toEqual({
    wrong: 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.',
  })
})

test('an address that is missing may be told from one that is none', () => {
  const { read } = email('E-Mail', { message: 'keine Adresse', missing: 'fehlt' })
  for (const nothing of [undefined, null, ' ', 7]) expect(read(nothing)).toEqual({ wrong: 'fehlt' })
  for (const none of ['kein', 'a@b', '.a@b.de', 'a..b@c.de', 'a@b.de, c@d.de', `${'x'.repeat(250)}@example.de`])
    expect(read(none), none).toEqual({ wrong: 'keine Adresse' })
  for (const address of ["o'neil+miete@mail.example.de", 'A_B-c.d@ex-ample.co', ' a@b.de '])
    expect(read(address)).toBe(address.trim())
})

test('a choice takes what it offers and nothing else; a number may stand for its words', () => {
  const { read } = choice('Stand', { options: [{ value: 'ledig', label: 'ledig' }] })
  expect([read('ledig'), read(''), read(null), read(undefined)]).toEqual(['ledig', null, null, null])
  for (const other of ['geschieden', 'toString', ['ledig'], 0]) expect(read(other)).toHaveProperty('wrong')
  expect(countInWords('Wohnungen', { required: 'fehlt' }).read(12)).toBe('12')
})
