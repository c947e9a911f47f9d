import { expect, test } from 'vitest'
import { clockAt } from '#platform/clock.ts'
import { SENDER_LINK } from '../mail/mail-content.ts'
import { judgeToken, referenceOfToken, senderLink, senderToken, withoutOwnLinks } from './sender-link.server.ts'

const secret = Buffer.alloc(32, 7)
const request = { id: 'a-request', reference: '7K42PXR9', linkVersion: 1, closedAt: null }
const NOW = new Date('2026-03-02T08:00:00.000Z')
const inDays = (days: number, from: Date = NOW) => new Date(from.getTime() + days * 24 * 60 * 60_000)
const closedAt = (date: Date) => ({ ...request, closedAt: date.toISOString() })

test('a token opens the request that it was made for, in capitals too', () => {
  const token = senderToken(secret, request, NOW)
  expect(token).toMatch(/^7K42PXR9-[\da-f]{40}$/)
  expect(judgeToken(secret, token, request, NOW)).toBe('valid')
  expect(judgeToken(secret, token.toUpperCase(), request, NOW)).toBe('valid')
  expect(referenceOfToken(token)).toBe('7K42PXR9')
  const app = { secret, config: { siteUrl: 'https://www.example.de' }, clock: clockAt(NOW.toISOString()) }
  expect(senderLink(app, request)).toBe(`https://www.example.de/vorgang/${token}`)
})

test.each([
  ['of an open request', request, NOW],
  ['of one that is closed long ago', closedAt(inDays(-200)), NOW],
])('a token %s opens no other request, and is void after a change of any sign', (_, own, now) => {
  const token = senderToken(secret, own, now)
  expect(judgeToken(secret, token, own, now)).toBe('valid')
  expect(judgeToken(secret, token, { ...own, id: 'another' }, now)).toBe('wrong')
  expect(judgeToken(secret, token, { ...own, reference: '7K42PXR7' }, now)).toBe('wrong')
  expect(judgeToken(secret, token, { ...own, linkVersion: 2 }, now)).toBe('wrong')
  expect(judgeToken(Buffer.alloc(32, 8), token, own, now)).toBe('wrong')
  for (let position = 9; position < token.length; position++) {
    const sign = token[position] === '0' ? '1' : '0'
    const changed = token.slice(0, position) + sign + token.slice(position + 1)
    expect(judgeToken(secret, changed, own, now)).toBe('wrong')
  }
})

test('a link works while the request is open, ends 90 days after it is closed, and works again when it is reopened', () => {
  const token = senderToken(secret, request, NOW)
  expect(judgeToken(secret, token, request, inDays(5000))).toBe('valid')
  const closed = closedAt(inDays(10))
  expect(judgeToken(secret, token, closed, new Date(inDays(100).getTime() - 1))).toBe('valid')
  expect(judgeToken(secret, token, closed, inDays(100))).toBe('ended')
  expect(judgeToken(secret, token, request, inDays(101))).toBe('valid')
})

test('a link that is made near or after that end works for 30 days more, and older ones stay ended', () => {
  const old = senderToken(secret, request, NOW)
  const closed = closedAt(NOW)
  expect(senderToken(secret, closed, inDays(60))).toBe(old)
  for (const day of [61, 95, 4000]) {
    const madeAt = inDays(day)
    const fresh = senderToken(secret, closed, madeAt)
    expect(judgeToken(secret, fresh, closed, inDays(30, madeAt))).toBe('valid')
    expect(judgeToken(secret, fresh, closed, inDays(31, madeAt))).toBe('ended')
    expect(judgeToken(secret, old, closed, inDays(91))).toBe('ended')
    // As any other: with the request, when that is open again.
    expect(judgeToken(secret, fresh, request, inDays(400, madeAt))).toBe('valid')
  }
})

test('what is no token names no reference', () => {
  const token = senderToken(secret, request, NOW)
  for (const typed of [
    '',
    '7K42PXR9',
    `${token}0`,
    token.slice(0, -1),
    token.replace('-', ''),
    `00000000${token.slice(8)}`,
  ]) {
    expect(referenceOfToken(typed)).toBeNull()
    expect(judgeToken(secret, typed, request, NOW)).toBe('wrong')
  }
})

test('a text keeps no link of its own request, and those of others as they are', () => {
  const link = `https://www.example.de/vorgang/${senderToken(secret, request, NOW)}`
  const other = link.replace('7K42PXR9', '7K42PXR7')
  expect(withoutOwnLinks(`Hier: ${link}, dort: ${other}`, request)).toBe(`Hier: ${SENDER_LINK}, dort: ${other}`)
})
