import type { Picture, PictureFocus } from '#ui/picture/picture.ts'
import type { MediaTable } from '#platform/database/portfolio-tables.server.ts'

export type PictureRow = Pick<
  MediaTable,
  | 'media_type'
  | 'storage_key'
  | 'widths'
  | 'width'
  | 'height'
  | 'color'
  | 'alt_text'
  | 'title'
  | 'description'
  | 'focus'
>

export const pictureColumns = [
  'media_type',
  'storage_key',
  'widths',
  'width',
  'height',
  'color',
  'alt_text',
  'title',
  'description',
  'focus',
] as const satisfies (keyof PictureRow)[]

/** A row of `media` as the picture that pages show. Null for what is no picture (a document has no size). */
export function pictureFromRow(row: PictureRow): Picture | null {
  if (row.width === null || row.height === null) return null
  return {
    base: `/media/${row.storage_key}`,
    widths: JSON.parse(row.widths),
    width: row.width,
    height: row.height,
    color: row.color ?? '#e7e5e4',
    alt: row.alt_text,
    title: row.title,
    description: row.description,
    ...(row.media_type === 'floor_plan' ? { isDrawing: true as const } : {}),
    ...(row.focus ? { focus: row.focus as PictureFocus } : {}),
  }
}

/** The one address of a picture for readers that take no `srcset`: its largest WebP. */
export function pictureUrl(picture: Picture): string {
  return `${picture.base}-${picture.widths.at(-1)}.webp`
}
