import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

test.each([
  ['Eva@Example.ORG'],
  ['eva+1@example.org'],
  ['eva+a+b@example.org '],
  ['ｅｖａ@example.org'],
  ['eva@ｅｘａｍｐｌｅ.org'],
  ['eva@example。org'],
])('%s is the mailbox of eva@example.org', (address) => expect(mailboxOf(address)).toBe('eva@example.org'))

test('an umlaut is one letter, however it is written', () => {
  const ways = ['eva@büro.de', 'eva@bu\u0308ro.de', 'eva@xn--bro-hoa.de', 'eva@BÜRO.DE']
  expect(new Set(ways.map(mailboxOf))).toEqual(new Set(['eva@xn--bro-hoa.de']))
})

test.each(['e.va@example.org', 'eva@mail.example.org', 'eva'])('%s is another one', (address) =>
  expect(mailboxOf(address)).not.toBe('eva@example.org'),
)
