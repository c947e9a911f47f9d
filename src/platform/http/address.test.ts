import { expect, test } from 'vitest'
import { normalPath, loggedPath, pathPattern } from './address.ts'

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

test('counters see the kind of address and not the one that was opened', () => {
  expect(pathPattern('/wohnung/0190f3c2-7a4e-7d51-8b1e-2f0c9a7d6e11')).toBe('/wohnung/:id')
  expect(pathPattern('/verwaltung/anfragen/7K42-PXR8/dateien/0190f3c2-7a4e-7d51-8b1e-2f0c9a7d6e11')).toBe(
    '/verwaltung/anfragen/:id/dateien/:id',
  )
  expect(pathPattern('/mieterinfos/heizen')).toBe('/mieterinfos/heizen')
})
