import type { ContentRecord, ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Picture } from '#ui/picture/picture.ts'
import { mediaTable, pictureColumns, pictureFromRow } from '../properties/picture-row.server.ts'

export type MediaOwner = 'property' | 'apartment' | 'location'

const ownerColumn = { property: 'property_id', apartment: 'apartment_id', location: 'location_id' } as const

/** Pictures and floor plans, for staff. */
export function mediaContent(db: Db): ContentStore {
  return contentTable(db, mediaTable)
}

/** Lists the media of one building, flat or town, in its order. */
export async function mediaOf(db: Db, owner: MediaOwner, ownerId: string): Promise<ContentRecord[]> {
  const filters = { [ownerColumn[owner]]: ownerId }
  const { items } = await mediaContent(db).list({ search: '', filters, page: 1, pageSize: 500 })
  return items
}

/** How many pictures there are, and how many of them nobody has described. */
export async function pictureFacts(
  db: Db,
  owner: MediaOwner,
  ownerId: string,
): Promise<{ count: number; withoutAlt: number }> {
  const rows = await db
    .selectFrom('media')
    .select('alt_text')
    .where(ownerColumn[owner], '=', ownerId)
    .where('media_type', '=', 'image')
    .execute()
  return { count: rows.length, withoutAlt: rows.filter((row) => row.alt_text.trim() === '').length }
}

/** One picture of each, for staff: the primary one, else the first of the gallery; who has none is not in the map. */
export async function thumbnailsOf(db: Db, owner: MediaOwner, ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const column = ownerColumn[owner]
  const rows = await db
    .selectFrom('media')
    .select([`${column} as ownerId`, ...pictureColumns])
    .where(column, 'in', ids)
    .where('media_type', '=', 'image')
    .orderBy('is_primary', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const thumbnails = new Map<string, Picture>()
  for (const { ownerId, ...row } of rows) {
    const picture = pictureFromRow(row)
    if (ownerId !== null && picture !== null && !thumbnails.has(ownerId)) thumbnails.set(ownerId, picture)
  }
  return thumbnails
}
