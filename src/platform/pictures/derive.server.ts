import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutputInfo, Sharp } from 'sharp'
import { mediaFolder } from '../files/media-file.server.ts'
import { decodeInTurn, drawLeniently, MOST_PIXELS, pictureTypeOf, sharp } from './sharp.server.ts'
import { type PictureFormat, pictureFileName, pictureFormats, widthsFor } from './files.server.ts'

/** The facts of a picture for its pages, apart from its texts; the same shape as the first part of `Picture`. */
export type DerivedPicture = {
  /** Names the files in `DATA_DIR/media`: `<storageKey>-<width>.<format>`. */
  storageKey: string
  /** Address without width and format: `/media/3fa1…`. */
  base: string
  /** CSS pixels, ascending. */
  widths: number[]
  /** Of the original, upright, in pixels. */
  width: number
  height: number
  /** Dominant colour as `#rrggbb`. */
  color: string
}

/** The bytes are no picture that we take. Nothing was written. */
export class PictureRefused extends Error {
  readonly reason: 'not_a_picture' | 'too_large' | 'too_small' | 'damaged' | 'busy'

  constructor(reason: PictureRefused['reason'], options?: ErrorOptions) {
    super(`picture refused: ${reason}`, options)
    this.reason = reason
  }
}

const TIMEOUT_SECONDS = 30

// Part of the key: the files are served as immutable, so other settings below need other addresses.
const PIPELINE_VERSION = 1

// Measured on one core: at 1600 px AVIF effort 0 takes 0.14 s, effort 4 takes 4.3 s and saves 8 %; up to 800 px effort 1
// takes 0.08 s and saves 4 %. WebP is only what old browsers get, so its large files are made fast too.
const LARGEST_SMALL_WIDTH = 800
const avifEffort = (width: number) => (width <= LARGEST_SMALL_WIDTH ? 1 : 0)
const webpEffort = (width: number) => (width <= LARGEST_SMALL_WIDTH ? 4 : 2)

/** A picture that sharp reads: a file's bytes, or pixels. */
type Source = { input: Buffer; raw?: { width: number; height: number; channels: 4 } }

const open = ({ input, ...raw }: Source, failOn: 'error' | 'none' = 'error') =>
  sharp()(input, { ...raw, limitInputPixels: MOST_PIXELS, failOn }).autoOrient()

/**
 * Makes the sizes of one picture under `dataDir/media`, upright, in sRGB and without EXIF. Files that exist already are
 * left alone, so a repeat is cheap and a run that was killed goes on where it stopped.
 * @param source path of the original, or its bytes: a picture as `file-content.ts` knows them, of at most 40 megapixels.
 * @param leastPixels in height and in width.
 * @throws PictureRefused when the content is something else, too large, too small or damaged.
 */
export async function derivePicture(
  dataDir: string,
  source: string | Buffer,
  leastPixels = 1,
): Promise<DerivedPicture> {
  const bytes = typeof source === 'string' ? await readFile(source) : source
  const folder = mediaFolder(dataDir)
  const key = pictureKey(bytes)
  try {
    const { pixels, width, height, widths, isPlainWebp } = await decodeOrRefuse(bytes, leastPixels)
    const heightAt = (target: number) => Math.max(1, Math.round((height * target) / width))
    const color = await dominantColor(pixels)
    await mkdir(folder, { recursive: true })
    for (const target of widths) {
      for (const format of pictureFormats)
        await makeFile(folder, pixels, {
          key,
          width: target,
          height: heightAt(target),
          format,
          ...(isPlainWebp && target === width && format === 'webp' && { original: bytes }),
        })
    }
    return { storageKey: key, base: `/media/${key}`, widths, width, height, color }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** Names a picture's files: the same bytes have the same name. */
export function pictureKey(bytes: Buffer): string {
  return createHash('sha256').update(`${PIPELINE_VERSION}:`).update(bytes).digest('hex').slice(0, 32)
}

/** Judges a picture as `derivePicture` does, with nothing written. @throws PictureRefused */
export async function inspectPicture(bytes: Buffer, leastPixels = 1): Promise<Omit<DerivedPicture, 'base' | 'color'>> {
  try {
    const { width, height, widths } = await decodeOrRefuse(bytes, leastPixels)
    return { storageKey: pictureKey(bytes), width, height, widths }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

async function decodeOrRefuse(bytes: Buffer, leastPixels: number) {
  if (!pictureTypeOf(bytes)) throw new PictureRefused('not_a_picture')
  const decoded = await decodeInTurn('library', () => decode(bytes))
  if (decoded === 'busy') throw new PictureRefused('busy')
  if (Math.min(decoded.width, decoded.height) < leastPixels) throw new PictureRefused('too_small')
  return decoded
}

type Pixels = { data: Buffer; info: OutputInfo }

/** Upright sRGB pixels, no wider than the widest file; decoding once saves a third of the time. Metadata ends here. */
async function decode(bytes: Buffer) {
  const source = pictureTypeOf(bytes) === 'heic' ? await fromHeic(bytes) : { input: bytes }
  const { autoOrient, exif, icc, xmp, orientation, pages = 1 } = await open(source).metadata()
  const { width, height } = autoOrient
  const isPlainWebp = pictureTypeOf(bytes) === 'webp' && pages === 1 && !(exif ?? icc ?? xmp ?? orientation)
  const widths = widthsFor(width)
  const draw = (failOn: 'error' | 'none'): Promise<Pixels> =>
    open(source, failOn)
      .resize({ width: widths.at(-1) ?? width, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
  const pixels = await drawLeniently(draw, fromPixels)
  return { pixels, width, height, widths, isPlainWebp }
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp()(data, { raw: { width, height, channels } })
}

/** `original`: a WebP of this very size without metadata, as an export of ours is. */
type DerivedFile = { key: string; width: number; height: number; format: PictureFormat; original?: Buffer }

/** A file that is larger than ours would be was not made by us. */
const KEPT_UP_TO = 1.5

async function makeFile(folder: string, pixels: Pixels, file: DerivedFile) {
  const name = pictureFileName(file.key, file.width, file.format)
  const target = path.join(folder, name)
  if (await isWritten(target)) return
  const resized = fromPixels(pixels)
    .resize(file.width, file.height, { fit: 'fill' })
    .timeout({ seconds: TIMEOUT_SECONDS })
  const encoded = await (file.format === 'avif'
    ? resized.avif({ quality: 52, effort: avifEffort(file.width) })
    : resized.webp({ quality: 76, effort: webpEffort(file.width) })
  ).toBuffer()
  // By rename, so that a reader never meets half a file.
  const temporary = path.join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}`)
  try {
    // Drawn anew, a picture would lose a little on each way through a company's folder.
    const isKept = file.original && file.original.length <= encoded.length * KEPT_UP_TO
    await writeFile(temporary, isKept && file.original ? file.original : encoded)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** HEIC needs a library of its own (decision 0022). */
async function fromHeic(bytes: Buffer): Promise<Source> {
  const { decodeHeic } = await import('#platform/heic/decode.server.ts')
  const decoded = await decodeHeic(bytes, { mostPixels: MOST_PIXELS })
  if (!decoded.ok) throw new PictureRefused(heicRefusals[decoded.reason])
  const { data, width, height } = decoded
  return { input: data, raw: { width, height, channels: 4 } }
}

const heicRefusals = {
  mismatch: 'not_a_picture',
  'too-many-pixels': 'too_large',
  unreadable: 'damaged',
} as const

/** An empty file is what a power cut leaves of a rename, so it counts as missing. */
async function isWritten(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.size > 0,
    () => false,
  )
}

async function dominantColor(pixels: Pixels): Promise<string> {
  const small = await fromPixels(pixels)
    .resize({ width: 96, height: 96, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer()
  const { dominant } = await sharp()(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** sharp tells its refusals by message only; anything that the file system said is not a refusal. */
function refusalOf(error: unknown): PictureRefused | null {
  if (!(error instanceof Error) || error instanceof PictureRefused || 'syscall' in error) return null
  if (error.message.includes('pixel limit')) return new PictureRefused('too_large', { cause: error })
  return new PictureRefused('damaged', { cause: error })
}
