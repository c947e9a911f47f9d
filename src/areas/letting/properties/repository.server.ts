import { insertRecords } from '#company/content/repository.server.ts'
import { changeContent } from '#platform/database/content-version.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { batchesOf } from '#platform/database/engine.server.ts'
import { documents } from './documents/repository.server.ts'
import { propertyLists } from './listing/repository.server.ts'
import type { NewEnergyCertificate, NewLocation, NewMedia, NewProperty } from './new-property.ts'
import type { Location, Media, Property } from './property.ts'
import { mediaFromRow, mediaTable, pictureColumns, pictureFromRow, pictureUrl } from './picture-row.server.ts'
import { certificateToRow, locationTable, propertyTable } from './property-row.server.ts'

/**
 * The tables locations, properties, energy_certificates and media: the one place that knows their columns. Reads see only what is
 * published; with `drafts` the others as well, for the office's preview. Each insert takes a batch, stores it whole or not at all and
 * raises the content version once.
 */
export function properties(db: Db, { drafts = false } = {}) {
  const { published, complete, ...lists } = propertyLists(db, { drafts })

  return {
    insertLocations(news: readonly NewLocation[], now: Date): Promise<void> {
      const shown = news.map((location) => ({ ...location, isPublished: true }))
      return insertRecords(db, locationTable, shown, now)
    },

    insertProperties(news: readonly NewProperty[], now: Date): Promise<void> {
      const located = news.map(({ coordinates, ...property }) => ({
        ...property,
        latitude: coordinates?.lat ?? null,
        longitude: coordinates?.lng ?? null,
        coordinatesPrecision: coordinates?.precision ?? null,
      }))
      return insertRecords(db, propertyTable, located, now)
    },

    /** Pictures of properties, apartments and locations alike; what they belong to must be stored before. */
    insertMedia: (news: readonly NewMedia[], now: Date) => insertRecords(db, mediaTable, news, now),

    insertEnergyCertificates: (news: readonly NewEnergyCertificate[], now: Date) =>
      changeContent(db, now, async (trx) => {
        for (const batch of batchesOf(news.map(certificateToRow)))
          await trx.insertInto('energy_certificates').values(batch).execute()
      }),

    async findById(id: string): Promise<Property | null> {
      const row = await published().selectAll().where('id', '=', id).executeTakeFirst()
      return row ? ((await complete([row]))[0] ?? null) : null
    },

    ...lists,

    /** The gallery of a property in its order, floor plans behind the photos, then what is to download; nothing of its apartments. */
    async listMedia(propertyId: string): Promise<Media[]> {
      const rows = await db
        .selectFrom('media')
        .innerJoin('properties', 'properties.id', 'media.property_id')
        .selectAll('media')
        .where('media.property_id', '=', propertyId)
        .where('properties.is_published', 'in', drafts ? [0, 1] : [1])
        .where('media.apartment_id', 'is', null)
        .where('media.media_type', 'in', ['image', 'floor_plan'])
        .where('media.role', '=', 'gallery')
        .orderBy('media.media_type', 'desc')
        .orderBy('media.sort_order')
        .orderBy('media.id')
        .execute()
      const pictures = rows.flatMap((row): Media[] => {
        const picture = pictureFromRow(row)
        const mediaType = row.media_type as Media['mediaType']
        return picture ? [mediaFromRow(row, { mediaType, fileUrl: pictureUrl(picture), picture })] : []
      })
      const isShown = drafts || (await published().select('id').where('id', '=', propertyId).executeTakeFirst())
      return isShown ? [...pictures, ...(await documents(db, { drafts }).listFor({ propertyId }))] : pictures
    },

    async findLocation(id: string): Promise<Location | null> {
      const row = await db.selectFrom('locations').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || (row.is_published !== 1 && !drafts)) return null
      const rows = await db
        .selectFrom('media')
        .select(pictureColumns)
        .where('location_id', '=', id)
        .where('media_type', '=', 'image')
        .orderBy('sort_order')
        .orderBy('id')
        .limit(3)
        .execute()
      const pictures = rows.flatMap((picture) => pictureFromRow(picture) ?? [])
      const urls = pictures.map(pictureUrl)
      return {
        id: row.id,
        name: row.name,
        description: row.description,
        locationImage1Url: urls[0] ?? null,
        locationImage2Url: urls[1] ?? null,
        locationImage3Url: urls[2] ?? null,
        pictures,
      }
    },
  }
}
