import { expect, test } from 'vitest'
import { isSenderToken, referenceOfToken, senderLink, senderToken } from './sender-link.server.ts'

const secret = Buffer.alloc(32, 7)
const submission = { id: 'a-submission', reference: '7K42PXR9', linkVersion: 1 }

test('a token opens the submission that it was made for, in capitals too', () => {
  const token = senderToken(secret, submission)
  expect(token).toMatch(/^7K42PXR9-[\da-f]{40}$/)
  expect(isSenderToken(secret, token, submission)).toBe(true)
  expect(isSenderToken(secret, token.toUpperCase(), submission)).toBe(true)
  expect(referenceOfToken(token)).toBe('7K42PXR9')
  expect(senderLink({ secret, config: { siteUrl: 'https://www.example.de' } }, submission)).toBe(
    `https://www.example.de/vorgang/${token}`,
  )
})

test('no other submission, no voided link, no other secret and no changed sign', () => {
  const token = senderToken(secret, submission)
  expect(isSenderToken(secret, token, { ...submission, id: 'another' })).toBe(false)
  expect(isSenderToken(secret, token, { ...submission, reference: '7K42PXR7' })).toBe(false)
  expect(isSenderToken(secret, token, { ...submission, linkVersion: 2 })).toBe(false)
  expect(isSenderToken(Buffer.alloc(32, 8), token, submission)).toBe(false)
  for (let position = 9; position < token.length; position++) {
    const sign = token[position] === '0' ? '1' : '0'
    expect(isSenderToken(secret, token.slice(0, position) + sign + token.slice(position + 1), submission)).toBe(false)
  }
})

test('what is no token names no reference', () => {
  const token = senderToken(secret, submission)
  for (const typed of [
    '',
    '7K42PXR9',
    `${token}0`,
    token.slice(0, -1),
    token.replace('-', ''),
    `00000000${token.slice(8)}`,
  ]) {
    expect(referenceOfToken(typed)).toBeNull()
    expect(isSenderToken(secret, typed, submission)).toBe(false)
  }
})
