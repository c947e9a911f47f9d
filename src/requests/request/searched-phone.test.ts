import { expect, test } from 'vitest'
import { searchedPhone } from './searched-phone.ts'

test('one number is one word of a search, however it is typed', () => {
  for (const typed of ['0171 1234567', '+49 171 1234567', '0049171/1234567', '+49 (0)171 1234567', 'Tel. 0171-1234567'])
    expect([typed, searchedPhone(typed)]).toEqual([typed, '491711234567'])
  expect(searchedPhone('+43 1 5124567')).toBe('4315124567')
  expect(searchedPhone('0171 123')).toBe('49171123')
})

test('names, addresses and short numbers are no telephone numbers', () => {
  for (const typed of ['Am Hasenberg 11', '56112', 'a1234567@example.org', '']) expect(searchedPhone(typed)).toBeNull()
})
