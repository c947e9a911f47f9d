import { stat } from 'node:fs/promises'
import sharp from 'sharp'

/** trust.md: a small file may claim to be enormous. */
const MOST_PIXELS = 40_000_000
const LONGEST_EDGE = 2560
const LONGEST_SECONDS = 20

export type PhotoOutcome =
  | { ok: true; detectedType: 'image/jpeg'; bytes: Buffer }
  | { ok: false; reason: 'mismatch' | 'too-many-pixels' | 'unreadable-here' }

const signatures: [extensions: string[], matches: (head: Buffer) => boolean][] = [
  [['jpg', 'jpeg'], (head) => head.toString('hex', 0, 3) === 'ffd8ff'],
  [['png'], (head) => head.toString('hex', 0, 8) === '89504e470d0a1a0a'],
  [['webp'], (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP'],
  [['heic', 'heif'], (head) => /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(head.toString('latin1', 4, 12))],
]

/** Whether a file's first bytes are those of the picture that its extension promises. */
export function isPhoto(head: Buffer, extension: string): boolean {
  return signatures.some(([extensions, matches]) => extensions.includes(extension) && matches(head))
}

/**
 * Draws a photo anew as JPEG of at most 2560 px: upright, and without EXIF, place or anything else that the original carried.
 * HEIC needs a decoder that the bundled libvips leaves out for its patents; where it is missing the answer is `unreadable-here`.
 */
export async function redrawPhoto(path: string, extension: string): Promise<PhotoOutcome> {
  try {
    const original = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    const bytes = await original
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
    return { ok: true, detectedType: 'image/jpeg', bytes }
  } catch (error) {
    await stat(path) // A disk that fails is our fault, and not the picture's.
    if (error instanceof Error && /pixel limit/i.test(error.message)) return { ok: false, reason: 'too-many-pixels' }
    return { ok: false, reason: ['heic', 'heif'].includes(extension) ? 'unreadable-here' : 'mismatch' }
  }
}
