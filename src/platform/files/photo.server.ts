import { readFile, stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { decodeInTurn, MOST_PIXELS, sharp } from '#platform/pictures/sharp.server.ts'
import type { PictureContent } from '#values/file-content.ts'

const LONGEST_EDGE = 2560
const LONGEST_SECONDS = 20

export type PhotoOutcome =
  | { ok: true; detectedType: 'image/jpeg'; bytes: Buffer }
  | { ok: false; reason: 'mismatch' | 'too-many-pixels' | 'unreadable' | 'busy' }

/** Draws a photo anew as JPEG of at most 2560 px: upright, and without EXIF, place or anything else that the original carried. */
export async function redrawPhoto(path: string, content: PictureContent): Promise<PhotoOutcome> {
  const outcome = await decodeInTurn('photos', () => redraw(path, content))
  return outcome === 'busy' ? { ok: false, reason: 'busy' } : outcome
}

async function redraw(path: string, content: PictureContent): Promise<PhotoOutcome> {
  if (content === 'heic') return redrawHeic(await readFile(path))
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true } as const
  const outcome = await draw(sharp()(path, { ...options, failOn: 'error' }))
  if (outcome.ok || outcome.reason !== 'mismatch') return outcome
  await stat(path) // A disk that fails is our fault, and not the picture's.
  const half = await draw(sharp()(path, { ...options, failOn: 'none' }))
  return half.ok && (await isOneColour(half.bytes)) ? outcome : half
}

/** What is left of a photo that broke off before anything of it was drawn. */
async function isOneColour(jpeg: Buffer): Promise<boolean> {
  const { channels } = await sharp()(jpeg).stats()
  return channels.every(({ stdev }) => stdev < 1)
}

/** The bundled libvips leaves HEVC out for its patents (decision 0022), so another library decodes and the rest is the same. */
async function redrawHeic(bytes: Buffer): Promise<PhotoOutcome> {
  const { decodeHeic } = await import('#platform/heic/decode.server.ts')
  const decoded = await decodeHeic(bytes, { mostPixels: MOST_PIXELS })
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded
  return draw(sharp()(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS }))
}

async function draw(original: Sharp): Promise<PhotoOutcome> {
  try {
    const bytes = await original
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
    return { ok: true, detectedType: 'image/jpeg', bytes }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return { ok: false, reason: 'too-many-pixels' }
    return { ok: false, reason: 'mismatch' }
  }
}
