import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The six digits that an authenticator app shows (RFC 6238: SHA-1, 30 s). `stepsAhead` 1: the next ones, which count already. */
export function totp(secret: string, stepsAhead = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead))
  const hmac = createHmac('sha1', base32(secret)).update(counter).digest()
  const offset = (hmac.at(-1) ?? 0) & 0xf
  return String((hmac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function base32(text: string): Buffer {
  let bits = ''
  for (const sign of text.replaceAll(/[\s=]/g, '')) bits += BASE32.indexOf(sign).toString(2).padStart(5, '0')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
