import type Sharp from 'sharp'
import { beginsAsHeic } from '../heic/header.server.ts'
import { lazily } from '../lazily.server.ts'
import { oneAtATime } from '../one-at-a-time.server.ts'

/** One thread a picture: many are derived side by side instead (`db/seed/demo-pictures.server.ts`). */
export const sharp = lazily<typeof Sharp>('sharp', (loaded) => {
  loaded.concurrency(1)
  loaded.cache(false)
})

/** trust.md, measured: sharp opens a 30 kB PNG of 256 megapixels; no camera of ours makes more than 40. */
export const MOST_PIXELS = 40_000_000

const signatures = {
  jpeg: (head: Buffer) => head.toString('latin1', 0, 3) === '\xff\xd8\xff',
  png: (head: Buffer) => head.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
  webp: (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
  avif: (head: Buffer) => head.toString('latin1', 4, 12) === 'ftypavif',
  heic: beginsAsHeic,
}
export type PictureType = keyof typeof signatures

/** What a file's first bytes say that it is, so that other formats (SVG, PDF, TIFF) never reach the decoder. */
export function pictureTypeOf(head: Buffer): PictureType | undefined {
  return (Object.keys(signatures) as PictureType[]).find((type) => signatures[type](head))
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
