import type { default as Sharp, Sharp as Picture } from 'sharp'
import { contentOf, isPicture, type PictureContent } from '#values/file-content.ts'
import { lazily } from '../lazily.server.ts'

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

/**
 * A picture that broke off on its way is taken as far as it came, as browsers show it; one of which nothing came is not.
 * @param draw as strictly as it is told. @throws what `draw` threw when it was strict.
 */
export async function drawLeniently<Drawn>(
  draw: (failOn: 'error' | 'none') => Promise<Drawn>,
  pictureOf: (drawn: Drawn) => Picture,
): Promise<Drawn> {
  try {
    return await draw('error')
  } catch (error) {
    // A disk that fails is our fault, and not the picture's.
    if (error instanceof Error && ('syscall' in error || /pixel limit/i.test(error.message))) throw error
    const half = await draw('none').catch(() => null)
    if (half === null || (await isOneColour(pictureOf(half)))) throw error
    return half
  }
}

async function isOneColour(picture: Picture): Promise<boolean> {
  const { channels } = await picture.stats()
  return channels.every(({ stdev }) => stdev < 1)
}

/** Who waits for a picture: visitors and staff who sent a photo, or staff who lay pictures of the company before the website. */
export type PictureQueue = 'photos' | 'library'

/** Of each queue. */
const MOST_WAITING = 12

const waiting: Record<PictureQueue, (() => void)[]> = { photos: [], library: [] }
let isDecoding = false

/**
 * Decodes one picture at a time, however many people send some: one of 40 megapixels takes up to 350 MB and some seconds. Photos go before
 * pictures of the library, each in the order in which they came. `busy` at once, when too many wait already.
 */
export async function decodeInTurn<Outcome>(
  queue: PictureQueue,
  decode: () => Promise<Outcome>,
): Promise<Outcome | 'busy'> {
  if (waiting[queue].length >= MOST_WAITING) return 'busy'
  if (isDecoding) await new Promise<void>((begin) => waiting[queue].push(begin))
  isDecoding = true
  try {
    return await decode()
  } finally {
    const next = waiting.photos.shift() ?? waiting.library.shift()
    if (next) next()
    else isDecoding = false
  }
}
