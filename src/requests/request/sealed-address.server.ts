import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { DAY_MS } from '#values/durations.ts'

type Sealing = { secret: Buffer; clock: { now: () => Date } }

const PARAMETER = 'an'
const CIPHER = 'aes-256-gcm'
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed-address', 32))

/**
 * Puts the address that a mail went to into the address of the page that says so, made of what was typed and of nothing that we know. Histories
 * and logs keep such addresses, so nobody but this server reads it, and for a day.
 */
export function addSealedAddress(app: Sealing, query: URLSearchParams, email: string): void {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(app.secret), nonce)
  const sealed = Buffer.concat([cipher.update(`${app.clock.now().getTime() + DAY_MS} ${email}`), cipher.final()])
  query.set(PARAMETER, Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url'))
}

/** The address again; null where there is none, it is not ours, or its day is over. */
export function readSealedAddress(app: Sealing, query: URLSearchParams): string | null {
  const bytes = Buffer.from(query.get(PARAMETER) ?? '', 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  if (tag.length < TAG_BYTES) return null
  const cipher = createDecipheriv(CIPHER, keyOf(app.secret), nonce, { authTagLength: TAG_BYTES }).setAuthTag(tag)
  try {
    const text = Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]).toString()
    const [until = '', email = ''] = text.split(' ')
    return app.clock.now().getTime() < Number(until) ? email : null
  } catch {
    return null
  }
}
