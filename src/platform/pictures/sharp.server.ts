import type Sharp from 'sharp'
import { lazily } from '../lazily.server.ts'

/** One thread a picture: many are derived side by side instead (`db/seed/demo-pictures.server.ts`). */
export const sharp = lazily<typeof Sharp>('sharp', (loaded) => {
  loaded.concurrency(1)
  loaded.cache(false)
})

/** A picture of 40 megapixels takes up to 350 MB and some seconds: one is decoded at a time, however many people send photos. */
const MOST_WAITING = 12

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs when all that came before has ended; `busy` at once, when too many wait already. */
export async function decodeInTurn<Outcome>(decode: () => Promise<Outcome>): Promise<Outcome | 'busy'> {
  if (waiting >= MOST_WAITING) return 'busy'
  waiting += 1
  const own = last.then(decode)
  last = own.catch(() => {}).finally(() => (waiting -= 1))
  return own
}
