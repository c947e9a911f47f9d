import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A photo as phones write it, 64 × 96 upright: blue, red, white and green quarters (from the left, from the top), with EXIF that
 * names a person and a place. `scripts/make-heic-photo.ts` made it.
 */
export const exampleHeic = (): Buffer => readFileSync(join(import.meta.dirname, 'phone-photo.heic'))

/** The same file, claiming another size in its header. */
export function heicOfSize(width: number, height: number): Buffer {
  const bytes = exampleHeic()
  const size = bytes.indexOf('ispe', 0, 'latin1') + 8
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  return bytes
}

/** The same file with another kind of picture in its list, as an AVIF file under a general brand has it. */
export function heicWithItem(type: string): Buffer {
  const bytes = exampleHeic()
  bytes.write(type, bytes.indexOf('hvc1', 0, 'latin1'), 'latin1')
  return bytes
}
