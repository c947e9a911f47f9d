import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createProofChecker, newChallenge, PROOF_BITS } from './proof-of-work.server.ts'

const secret = Buffer.alloc(32, 3)
const now = new Date('2026-03-02T08:00:00Z')

/** Solves a challenge as a browser does. */
function solve(token: string): string {
  for (let number = 0; ; number++) {
    const proof = `${token}:${number}`
    if (hash('sha256', proof, 'buffer').readUInt32BE(0) >>> (32 - PROOF_BITS) === 0) return proof
  }
}

test('a solved challenge counts once', () => {
  const checker = createProofChecker(secret)
  const proof = solve(newChallenge(secret, now).token)
  expect(checker.accept(proof, now)).toBe(true)
  expect(checker.accept(proof, now)).toBe(false)
})

test('an old, foreign, unsolved or broken answer does not count', () => {
  const checker = createProofChecker(secret)
  const proof = solve(newChallenge(secret, now).token)
  expect(checker.accept(proof, new Date(now.getTime() + 11 * 60 * 1000))).toBe(false)
  expect(checker.accept(solve(newChallenge(Buffer.alloc(32, 4), now).token), now)).toBe(false)
  expect(checker.accept(`${newChallenge(secret, now).token}:x`, now)).toBe(false)
  expect(checker.accept('', now)).toBe(false)
})
