import { randomFillSync } from 'node:crypto'

// Random bytes for 256 ids at once: asking for them is the expensive part.
const pool = Buffer.allocUnsafe(16 * 256)
let used = pool.byteLength

/** A UUID version 7 (RFC 9562): begins with the time, so rows and index pages stay in the order of arrival. */
export function uuidV7(now = Date.now()): string {
  if (used === pool.byteLength) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += 16))
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
