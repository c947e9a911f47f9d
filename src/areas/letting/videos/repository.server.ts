import type { Db } from '#platform/database/database.server.ts'
import { mediaFromRow } from '../properties/picture-row.server.ts'
import type { Media } from '../properties/property.ts'

// The ending is the stored one, which says its type.
const addressOf = ({ id, storage_key: name }: { id: string; storage_key: string }) =>
  `/videos/${id}${name.slice(name.indexOf('.'))}`

/** Of every flat that visitors may still rent, in its order. */
export async function everyVideo(db: Db): Promise<{ flatId: string; title: string; path: string }[]> {
  const rows = await db
    .selectFrom('media')
    .innerJoin('apartments', 'apartments.id', 'media.apartment_id')
    .select(['media.id', 'media.storage_key', 'media.title', 'apartments.id as flat_id'])
    .where('media.media_type', '=', 'video')
    .where('apartments.is_listed', '=', 1)
    .where('apartments.availability_status', '!=', 'rented')
    .orderBy('media.sort_order')
    .orderBy('media.id')
    .execute()
  return rows.map((row) => ({ flatId: row.flat_id, title: row.title ?? 'Video', path: addressOf(row) }))
}

/** Videos of flats among the media. Visitors get those of a flat that is shown and not let; with `drafts` staff get every one. */
export function videos(db: Db, { drafts = false } = {}) {
  const all = () => db.selectFrom('media').where('media.media_type', '=', 'video')

  return {
    async listFor(apartmentId: string): Promise<Media[]> {
      const rows = await all()
        .selectAll('media')
        .where('media.apartment_id', '=', apartmentId)
        .orderBy('media.sort_order')
        .orderBy('media.id')
        .execute()
      return rows.map((row) => {
        const fileUrl = `${drafts ? '/verwaltung' : ''}${addressOf(row)}`
        return mediaFromRow(row, { mediaType: 'video', fileUrl, picture: null })
      })
    },

    /** The file of a video; null when there is none, or visitors may not have it. */
    async findFile(id: string): Promise<string | null> {
      let query = all().select('media.storage_key').where('media.id', '=', id)
      if (!drafts)
        query = query
          .innerJoin('apartments', 'apartments.id', 'media.apartment_id')
          .where('apartments.is_listed', '=', 1)
          .where('apartments.availability_status', '!=', 'rented')
      return (await query.executeTakeFirst())?.storage_key ?? null
    },
  }
}
