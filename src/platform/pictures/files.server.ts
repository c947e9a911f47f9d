import type { Config } from '../config.server.ts'
import { publishMediaFile, readMediaFile } from '../files/media-file.server.ts'
import { wordTable } from '#platform/word-table.ts'

/** Widths in CSS pixels that the layout asks for: from a thumbnail on a phone to the full-width hero. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** The name of one derived file, without folder: `3fa1…-480.avif`. */
export function pictureFileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`
}

/** The widths made for an original of `width` pixels, ascending; never larger than the original. */
export function widthsFor(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [width]
}

/** Gives every size of a derived picture to all servers, before a row names it. */
export async function publishPicture(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  { storageKey, widths }: { storageKey: string; widths: readonly number[] },
): Promise<void> {
  for (const width of widths) {
    for (const format of pictureFormats) await publishMediaFile(config, pictureFileName(storageKey, width, format))
  }
}

const contentTypes = wordTable<string>({ avif: 'image/avif', webp: 'image/webp' })

// Exactly the names that derive.server.ts makes: no folders, no dots, nothing hidden.
const DERIVED_NAME = /^[0-9a-f]{32}-[1-9][0-9]{0,4}\.(avif|webp)$/

/**
 * Answers `/media/<name>` with a derived picture. The name holds the hash of the content, so caches may keep it for ever.
 * @param name the rest of the address, for example `3fa1…-480.avif`.
 * @returns null when there is no such picture (the caller answers 404).
 * @throws what the file system says, except "not found".
 */
export async function servePicture(
  config: Pick<Config, 'dataDir' | 'filesS3'>,
  name: string,
): Promise<Response | null> {
  const format = DERIVED_NAME.exec(name)?.[1]
  if (format === undefined) return null
  const bytes = await readMediaFile(config, name)
  if (bytes === null) return null
  return new Response(bytes, {
    headers: {
      'content-type': contentTypes[format] ?? 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
