import type Sharp from 'sharp'
import { contentOf, isPicture, type PictureContent } from '#values/file-content.ts'
import { lazily } from '../lazily.server.ts'
import { oneAtATime } from '../one-at-a-time.server.ts'

/** One thread a picture: many are derived side by side instead (`db/seed/demo-pictures.server.ts`). */
export const sharp = lazily<typeof Sharp>('sharp', (loaded) => {
  loaded.concurrency(1)
  loaded.cache(false)
})

/** Sharp opens a 30 kB PNG of 256 megapixels, which fills the memory; no camera of ours makes more than 40. */
export const MOST_PIXELS = 40_000_000

/** Reads a file's kind from its first bytes, so that other formats (SVG, PDF) never reach the decoder. */
export function pictureTypeOf(head: Uint8Array): PictureContent | undefined {
  const content = contentOf(head)
  return content !== null && isPicture(content) ? content : undefined
}

/** A picture of 40 megapixels takes up to 350 MB and some seconds: one is decoded at a time, however many people send photos. */
const MOST_WAITING = 12

let waiting = 0
const inTurn = oneAtATime()

/** Runs when all that came before has ended; `busy` at once, when too many wait already. */
export async function decodeInTurn<Outcome>(decode: () => Promise<Outcome>): Promise<Outcome | 'busy'> {
  if (waiting >= MOST_WAITING) return 'busy'
  waiting += 1
  return inTurn(decode).finally(() => (waiting -= 1))
}
