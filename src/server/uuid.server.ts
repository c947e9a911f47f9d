import { randomFillSync } from 'node:crypto'

// Random bytes for 256 ids at once: asking for them is the expensive part.
const pool = Buffer.allocUnsafe(16 * 256)
let used = pool.byteLength

let lastMs = 0
let counter = 0

/** When the clock goes back by more than this, ids go back with it. */
const STEP_BACK_MS = 1000

/** The time and a counter behind it, so that several ids of one millisecond stay in their order too (RFC 9562, 6.2, method 1). */
function next(now: number, start: number): void {
  if (now > lastMs || now < lastMs - STEP_BACK_MS) {
    lastMs = now
    counter = start
    return
  }
  counter += 1
  if (counter <= 0xfff) return
  lastMs += 1
  counter = start
}

/** A UUID version 7 (RFC 9562): begins with the time, so rows and index pages stay in the order of arrival. */
export function uuidV7(now = Date.now()): string {
  if (used === pool.byteLength) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, (used += 16))
  next(now, bytes.readUInt16BE(6) & 0x7ff)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
