import { expect, test } from 'vitest'
import { addressLine, postalCode } from './postal-code.ts'

const code = postalCode('Postleitzahl', { required: 'fehlt' })
const address = addressLine('Adresse', { required: 'fehlt' })

test('a postal code has five digits, and its region exists', () => {
  for (const real of ['56321', '01001', '99998', '44135', '63065']) expect(code.read(real), real).toBe(real)
  expect(code.read(' D-56321 ')).toBe('56321')
  expect(code.read('')).toEqual({ wrong: 'fehlt' })
  for (const none of [
    '5632',
    '563210',
    '56 321',
    '00000',
    '01000',
    '99999',
    '05123',
    '43210',
    '62345',
    'Rhens',
    '12a45',
  ])
    expect(code.read(none), none).toHaveProperty('wrong')
})

test('who lives abroad is not locked out', () => {
  for (const foreign of ['A-1010', 'CH-8001', 'NL 1012 AB', 'F-05000']) expect(code.read(foreign)).toBe(foreign)
  for (const none of ['1010', 'D-1010', 'DE 05123']) expect(code.read(none), none).toHaveProperty('wrong')
})

test('the postal code in an address of one line is checked as well; house numbers and other countries are not', () => {
  const fine = [
    'Rheinstraße 12, 56338 Braubach',
    'Weg 5 in Rhens',
    'Weg 5, D-56321 Rhens',
    'Rue 5, F-05000 Gap',
    'Am Hof 00',
  ]
  for (const typed of fine) expect(address.read(typed)).toBe(typed)
  for (const typed of ['Weg 5, 05123 Rhens', 'Weg 5 62345 Rhens', 'Weg 5, D-43210 Rhens', '00000 Rhens'])
    expect(address.read(typed), typed).toEqual({ wrong: expect.stringContaining('gibt es in Deutschland nicht') })
})
