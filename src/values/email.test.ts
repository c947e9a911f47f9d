import { expect, test } from 'vitest'
import { EMAIL_SHAPE, readEmail } from './email.ts'

test.each([
  'a/b@example.org',
  'anna&tom@example.org',
  'petra=example.org@list.example.net',
  "o'neil+miete@mail.example.de",
  'A_B-c.d@ex-ample.co',
  'x!#$%*?^`{|}~@example.org',
  'post@xn--mller-bau-q9a.xn--p1ai',
  'a@b.de',
  '1@2.example.museum',
])('a valid and rare address is taken as it is: %s', (address) => {
  expect(readEmail(address)).toBe(address)
  expect(EMAIL_SHAPE.test(address)).toBe(true)
})

test.each([
  ['p@müller-bau.de', 'p@xn--mller-bau-q9a.de'],
  ['P@MÜLLER-BAU.DE', 'P@xn--mller-bau-q9a.de'],
  ['info@straße.example', 'info@xn--strae-oqa.example'],
  ['почта@example.org', null],
  ['info@пошта.укр', 'info@xn--80a1acn3a.xn--j1amh'],
  [' \u202aerika@example.org\u202c\u200b', 'erika@example.org'],
  ['erika@exam\u00adple.org', 'erika@example.org'],
])('%s is kept as %s', (typed, kept) => {
  expect(readEmail(typed)).toBe(kept)
})

const none =
  '||kein|@|a@|@b.de|a@b|a@b.c|.a@b.de|a..b@c.de|a.@b.de|a@b.de, c@d.de|a b@c.de|a@-b.de|a@b-.de|a@b..de|a@192.168.1.1|a@ü/b.de|a@ü:80|a@ü#.de|"a b"@c.de|ü@b.de|a@@b.de'

test.each([...none.split('|'), `${'x'.repeat(250)}@example.de`])('%s is no address', (typed) => {
  expect(readEmail(typed)).toBeNull()
})
