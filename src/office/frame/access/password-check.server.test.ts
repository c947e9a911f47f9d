import { expect, test } from 'vitest'
import { checkPassword } from './password-check.server.ts'

const own = ['Jana Öztürk', 'jana.oeztuerk@example.org', 'Rheinbogen Immobilien']

test.each([
  // As they stand in lists of stolen passwords.
  '1qaz2wsx3edc4rfv',
  'mailcreated5240',
  'q1w2e3r4t5y6u7i8',
  '122333444455555',
  'passwordpassword',
  // Two common ones, with the usual decoration.
  'superman-batman-99',
  'Basketball_Football',
  'iloveyou.sunshine1',
  'P4ssw0rt!Sommer2026',
  'B@seb4ll-Princess!',
  'Fußball München 07',
  'Verwaltung-Dezember',
  'Öztürk Sonnenschein',
  'Rheinbogen Mieter 1',
])('„%s“ is refused', (password) => {
  expect(checkPassword(password, own)).not.toBeNull()
})

test.each([
  'vier graue Hafenkräne im Nebel',
  'correct horse battery staple',
  'superman isst kalte Suppe',
  'Xk3!vv9-Lm2$qq8zz',
  'Donau Kartoffel Uhrwerk Seil',
  '83920174 Sonne Mond 66',
])('„%s“ is accepted', (password) => {
  expect(checkPassword(password, own)).toBeNull()
})

test('any two of the most common ones are refused, in any order', () => {
  const most = [
    'password',
    'baseball',
    'football',
    'superman',
    'michelle',
    'sunshine',
    'princess',
    'starwars',
    'computer',
  ]
  for (const first of most)
    for (const second of most) expect(checkPassword(`${first}${second}7`, []), `${first} ${second}`).not.toBeNull()
})

test('a password of any length is checked in no time', () => {
  const begun = process.cpuUsage()
  for (let round = 0; round < 50; round++) checkPassword('dragon'.repeat(21), own)
  expect(process.cpuUsage(begun).user / 50).toBeLessThan(50_000)
})
