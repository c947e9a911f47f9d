import { raiseContentVersion } from '#platform/database/content-version.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { documents } from './documents/repository.server.ts'
import { propertyLists } from './listing/repository.server.ts'
import type { NewEnergyCertificate, NewLocation, NewMedia, NewProperty } from './new-property.ts'
import type { Location, Media, Property } from './property.ts'
import { pictureColumns, pictureFromRow, pictureUrl } from './picture-row.server.ts'
import { certificateToRow, mediaToRow, propertyToRow } from './property-row.server.ts'

/** SQLite takes 32,766 values in one statement; the widest row here has 25. */
const ROWS_PER_INSERT = 500

/**
 * The tables locations, properties, energy_certificates and media: the one place that knows their columns. Reads see only what is
 * published; with `drafts` the others as well, for the office's preview. Each insert takes a batch, stores it whole or not at all and
 * raises the content version once.
 */
export function properties(db: Db, { drafts = false } = {}) {
  async function write(now: Date, work: (trx: Trx) => Promise<void>): Promise<void> {
    const run = async (trx: Trx) => {
      await work(trx)
      await raiseContentVersion(trx, now)
    }
    if (db.isTransaction) await run(db as Trx)
    else await db.transaction().execute(run)
  }

  const { published, complete, ...lists } = propertyLists(db, { drafts })

  return {
    async insertLocations(locations: NewLocation[], now: Date): Promise<void> {
      const rows = locations.map(({ id, name, description, createdAt }) => ({
        id,
        name,
        description,
        created_at: createdAt,
        updated_at: createdAt,
      }))
      await write(now, async (trx) => {
        for (const batch of batches(rows)) await trx.insertInto('locations').values(batch).execute()
      })
    },

    async insertProperties(news: NewProperty[], now: Date): Promise<void> {
      const rows = news.map((property) => ({ ...propertyToRow(property), version: 1 }))
      await write(now, async (trx) => {
        for (const batch of batches(rows)) await trx.insertInto('properties').values(batch).execute()
      })
    },

    /** Pictures of properties, apartments and locations alike; what they belong to must be stored before. */
    async insertMedia(media: NewMedia[], now: Date): Promise<void> {
      await write(now, async (trx) => {
        for (const batch of batches(media.map(mediaToRow))) await trx.insertInto('media').values(batch).execute()
      })
    },

    async insertEnergyCertificates(certificates: NewEnergyCertificate[], now: Date): Promise<void> {
      await write(now, async (trx) => {
        for (const batch of batches(certificates.map(certificateToRow))) {
          await trx.insertInto('energy_certificates').values(batch).execute()
        }
      })
    },

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
        if (picture === null) return []
        return [
          {
            id: row.id,
            propertyId: row.property_id,
            apartmentId: row.apartment_id,
            mediaType: row.media_type as Media['mediaType'],
            sortOrder: row.sort_order,
            fileUrl: pictureUrl(picture),
            isPrimary: row.is_primary === 1,
            title: row.title,
            description: row.description,
            picture,
            sizeBytes: null,
          },
        ]
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

function batches<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_INSERT) }, (_, index) =>
    rows.slice(index * ROWS_PER_INSERT, (index + 1) * ROWS_PER_INSERT),
  )
}
