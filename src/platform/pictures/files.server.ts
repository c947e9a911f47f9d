import path from 'node:path'

/** Widths in CSS pixels that the layout asks for: from a thumbnail on a phone to the full-width hero. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Where the derived files lie; nothing else is ever served from there. */
export function mediaFolder(dataDir: string): string {
  return path.resolve(dataDir, 'media')
}

/** The name of one derived file, without folder: `3fa1…-480.avif`. */
export function pictureFileName(key: string, width: number, format: PictureFormat): string {
  return `${key}-${width}.${format}`
}

/** The widths made for an original of `width` pixels, ascending; never larger than the original. */
export function widthsFor(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [width]
}
