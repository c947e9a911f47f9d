import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadingZeroBits, solveChallenge } from './proof-of-work.ts'

const asNode = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

test('the hash is SHA-256, whatever the length', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abz019.:_-'), maxLength: 200 }), (text) => {
      expect(leadingZeroBits(text)).toBe(asNode(text))
    }),
  )
})

test('a challenge is solved as the server checks it', async () => {
  const proof = await solveChallenge({ token: 'mb8x.nonce.signature', bits: 12 })
  expect(proof).toMatch(/^mb8x\.nonce\.signature:\d+$/)
  expect(asNode(proof)).toBeGreaterThanOrEqual(12)
})
