import { expect, test } from 'vitest'
import { normalPath } from './normal-path.ts'

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
