import { expect, test } from 'vitest'
import { issueFormToken, judgeFormToken } from './form-token.server.ts'

const secret = Buffer.alloc(32, 1)
const issuedAt = new Date('2026-03-02T08:00:00Z')
const later = (ms: number) => new Date(issuedAt.getTime() + ms)
const token = issueFormToken(secret, issuedAt)

test('a form that a person filled in is fine, also after a night in an open tab', () => {
  for (const ms of [250, 3000, 60_000, 25 * 3600 * 1000, 7 * 24 * 3600 * 1000]) {
    expect(judgeFormToken(secret, token, later(ms))).toBeNull()
  }
})

test('a token that is sent back at once is suspicious', () => {
  expect(judgeFormToken(secret, token, later(249))).toBe('too-fast')
})

test('a form without a token is suspicious', () => {
  expect(judgeFormToken(secret, null, issuedAt)).toBe('no-token')
  expect(judgeFormToken(secret, '', issuedAt)).toBe('no-token')
})

test('a token that is not ours, changed, of tomorrow or of last year is suspicious', () => {
  expect(judgeFormToken(Buffer.alloc(32, 2), token, later(5000))).toBe('bad-token')
  expect(judgeFormToken(secret, `1${token}`, later(5000))).toBe('bad-token')
  expect(judgeFormToken(secret, 'x', later(5000))).toBe('bad-token')
  expect(judgeFormToken(secret, token, later(-24 * 3600 * 1000))).toBe('bad-token')
  expect(judgeFormToken(secret, token, later(365 * 24 * 3600 * 1000))).toBe('bad-token')
})
