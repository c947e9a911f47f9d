import { expect, test } from 'vitest'
import { normalPath, loggedPath } from './address.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/kontakt', '/kontakt'],
  ['/kontakt/', '/kontakt'],
  ['//vorgang///a//', '/vorgang/a'],
  ['/%76organg/%61', '/vorgang/a'],
  ['/a%2Fb%20c%C3%A4', '/a%2Fb%20c%C3%A4'],
  ['/%2576organg', '/%2576organg'],
  ['/\\evil.example', '/evil.example'],
  ['//evil.example', '/evil.example'],
])('%s is %s', (given, normal) => {
  expect(normalPath(given)).toBe(normal)
  expect(normalPath(normal)).toBe(normal)
})

test('what opens something without a password is not written down', () => {
  expect(loggedPath('/vorgang/abc.def')).toBe('/vorgang/…')
  expect(loggedPath('/vorgang/abc.def/daten')).toBe('/vorgang/…/daten')
  expect(loggedPath('/verwaltung/einladung/abc')).toBe('/verwaltung/einladung/…')
  expect(loggedPath('/verwaltung/anfragen/7K42-PXR8')).toBe('/verwaltung/anfragen/7K42-PXR8')
})

test.each([
  '/VORGANG/7K42PXR8-0123456789abcdef0123456789abcdef01234567',
  '//vorgang//7K42PXR8-0123456789abcdef0123456789abcdef01234567/',
  '/%76organg/7K42PXR8-0123456789abcdef0123456789abcdef01234567',
  '/vorgang%2F7K42PXR8-0123456789abcdef0123456789abcdef01234567',
  '/Vorgang/7K42PXR8-0123456789abcdef0123456789abcdef01234567.data',
  '/vorgnag/7K42PXR8-0123456789abcdef0123456789abcdef01234567',
  '/Verwaltung/Einladung/0123456789abcdef0123456789abcdef0123456789a',
])('%s is written down without its token in whatever way it is typed', (path) => {
  expect(loggedPath(path)).not.toMatch(/[\da-f]{20}/i)
})
