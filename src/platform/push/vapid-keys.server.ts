import { createECDH, hkdfSync } from 'node:crypto'

/** How many private keys P-256 has, and one (FIPS 186-5). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * Our key for push services (VAPID, RFC 8292), as base64url. Made from SECRET, so that it needs no place of its own and is the same for
 * every server; with another SECRET each device must be turned on again.
 */
export function vapidKeys(secret: Buffer): { publicKey: string; privateKey: string } {
  const wide = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'web-push', 48)).toString('hex')}`)
  const privateKey = Buffer.from(((wide % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
