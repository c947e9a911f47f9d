import { expect, test } from 'vitest'
import { passwordFault } from './password-rules.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

const words = ['Jana Öztürk', 'jana.oeztuerk@example.org', 'Rheinbogen Immobilien']

test.each([
  'zu kurz',
  'passwortpasswort1',
  'Rheinbogen-Immobilien',
  'aaaaaaaaaaaaaaaa',
  'qwertzuiop1234567890',
  'JanaOeztuerk2026!',
  'abcdefghijklmnop',
])('%s is refused', (password) => {
  expect(passwordFault(password, words)).not.toBeNull()
})

test.each([
  'vier graue Hafenkräne',
  'correct horse battery staple',
  'Xk3!vv9-Lm2$qq8zz',
  'ü'.repeat(4) + ' Wort für Wort 7',
])('%s is accepted', (password) => {
  expect(passwordFault(password, words)).toBeNull()
})

test('a password of 64 signs is accepted, one of 129 is not', () => {
  expect(passwordFault('Wiese Regen Anker '.repeat(3) + 'Gabel Mond', words)).toBeNull()
  expect(passwordFault('Wiese Regen Anker '.repeat(8), words)).toContain('höchstens 128')
})

test('a password is verified exactly as it was set', async () => {
  const hash = await hashPassword('Vier graue Hafenkräne')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword({ hash, password: 'Vier graue Hafenkräne' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'vier graue Hafenkräne' })).toBe(false)
  expect(await verifyPassword({ hash: 'unbekannt', password: 'x' })).toBe(false)
})
