import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './proof-of-work.ts'

const leadingZeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))

test('a challenge is solved as the server checks it, by the smallest number', async () => {
  const proof = await solveChallenge({ token: 'mb8x.nonce.signature', bits: 12 })
  const number = Number(/^mb8x\.nonce\.signature:(\d+)$/.exec(proof)?.[1])
  expect(leadingZeroBits(proof)).toBeGreaterThanOrEqual(12)
  for (let less = 0; less < number; less++) expect(leadingZeroBits(`mb8x.nonce.signature:${less}`)).toBeLessThan(12)
})
