import { readFile, stat } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import { decodeInTurn, drawLeniently, MOST_PIXELS, sharp } from '#platform/pictures/sharp.server.ts'
import type { PictureContent } from '#values/file-content.ts'

const LONGEST_EDGE = 2560
const LONGEST_SECONDS = 20

export type PhotoOutcome =
  | { ok: true; detectedType: 'image/jpeg'; bytes: Buffer }
  | { ok: false; reason: 'mismatch' | 'too-many-pixels' | 'unreadable' | 'busy' }

/** Draws a photo anew as JPEG, upright, and without EXIF, place or anything else that the original carried. */
export async function redrawPhoto(
  path: string,
  content: PictureContent,
  longestEdge = LONGEST_EDGE,
): Promise<PhotoOutcome> {
  const outcome = await decodeInTurn('photos', () => redraw(path, content, longestEdge))
  return outcome === 'busy' ? { ok: false, reason: 'busy' } : outcome
}

async function redraw(path: string, content: PictureContent, edge: number): Promise<PhotoOutcome> {
  if (content === 'heic') return redrawHeic(await readFile(path), edge)
  await stat(path) // A disk that fails is our fault, and not the picture's.
  const options = { limitInputPixels: MOST_PIXELS, sequentialRead: true } as const
  return outcomeOf(
    drawLeniently(
      (failOn) => draw(sharp()(path, { ...options, failOn }), edge),
      (jpeg) => sharp()(jpeg),
    ),
  )
}

/** The bundled libvips leaves HEVC out for its patents (decision 0022), so another library decodes and the rest is the same. */
async function redrawHeic(bytes: Buffer, edge: number): Promise<PhotoOutcome> {
  const { decodeHeic } = await import('#platform/heic/decode.server.ts')
  const decoded = await decodeHeic(bytes, { mostPixels: MOST_PIXELS })
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded
  const picture = sharp()(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS })
  return outcomeOf(draw(picture, edge))
}

const draw = (original: Sharp, edge: number): Promise<Buffer> =>
  original
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer()

async function outcomeOf(drawing: Promise<Buffer>): Promise<PhotoOutcome> {
  try {
    return { ok: true, detectedType: 'image/jpeg', bytes: await drawing }
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) return { ok: false, reason: 'too-many-pixels' }
    return { ok: false, reason: 'mismatch' }
  }
}
