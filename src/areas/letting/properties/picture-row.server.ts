import { type ContentTable, widthsAsNumbers } from '#company/content/repository.server.ts'
import { fromColumns } from '#platform/database/code-names.server.ts'
import type { Picture, PictureFocus } from '#ui/picture/picture.ts'
import type { MediaTable } from '#platform/database/portfolio-tables.server.ts'
import type { Media } from './property.ts'

/** As the office edits it: pictures, documents and videos. */
export const mediaTable: ContentTable = {
  table: 'media',
  columns: {
    property_id: 'plain',
    apartment_id: 'plain',
    location_id: 'plain',
    media_type: 'plain',
    role: 'plain',
    sort_order: 'plain',
    is_primary: 'flag',
    title: 'plain',
    description: 'plain',
    alt_text: 'plain',
    storage_key: 'plain',
    width: 'plain',
    height: 'plain',
    color: 'plain',
    widths: 'list',
    focus: 'plain',
    size_bytes: 'plain',
  },
  order: ['sort_order'],
  hasCreatedAt: true,
  derive: widthsAsNumbers,
}

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
] as const satisfies (keyof MediaTable)[]

export type PictureRow = Pick<MediaTable, (typeof pictureColumns)[number]>

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

/** A row of `media` as answers have it; `file` says what is known only beside the row. */
export function mediaFromRow(row: MediaTable, file: Pick<Media, 'mediaType' | 'fileUrl' | 'picture'>): Media {
  const { id, propertyId, apartmentId, sortOrder, title, description } = fromColumns(row)
  const sizeBytes = file.picture ? null : row.size_bytes
  return {
    id,
    propertyId,
    apartmentId,
    sortOrder,
    isPrimary: row.is_primary === 1,
    title,
    description,
    sizeBytes,
    ...file,
  }
}
