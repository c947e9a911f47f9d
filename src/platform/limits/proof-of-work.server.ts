import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#values/durations.ts'

/**
 * Work instead of trust: a visitor who reached a limit may still send one form by finding a number. About 2¹⁷ hashes, a second
 * or two in a browser, which a person never notices and which makes thousands of forms expensive.
 *
 * Challenge `<moment>.<nonce>.<signature>`; the answer is `<challenge>:<number>` such that SHA-256 of that text starts with
 * `bits` zero bits. It holds for ten minutes and once.
 */
export const PROOF_BITS = 17
const VALID_MS = 10 * MINUTE_MS

const sign = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(`proof-of-work:${text}`).digest('base64url')

export function newChallenge(secret: Buffer, now: Date): { token: string; bits: number } {
  const body = `${now.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return { token: `${body}.${sign(secret, body)}`, bits: PROOF_BITS }
}

/** Challenges that were answered, until they expire. One set per process is enough: the limits are per process too. */
export function createProofChecker(secret: Buffer) {
  const usedUntil = new Map<string, number>()

  return {
    /** True once for each right and timely answer. */
    accept(proof: string, now: Date): boolean {
      const match = /^((([0-9a-z]{1,10})\.[\w-]{16})\.([\w-]{43})):\d{1,12}$/.exec(proof)
      if (!match) return false
      const [, token = '', body = '', moment = '', signature = ''] = match
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, body)))) return false
      const age = now.getTime() - Number.parseInt(moment, 36)
      if (age < 0 || age > VALID_MS || leadingZeroBits(proof) < PROOF_BITS) return false

      for (const [known, until] of usedUntil) if (until < now.getTime()) usedUntil.delete(known)
      if (usedUntil.has(token)) return false
      usedUntil.set(token, now.getTime() + VALID_MS)
      return true
    },
  }
}

function leadingZeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest()
  let bits = 0
  for (const byte of digest) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24
    bits += 8
  }
  return bits
}
