import type { Db } from '#platform/database/database.server.ts'
import { mediaFromRow } from '../picture-row.server.ts'
import type { Media } from '../property.ts'

export type StoredDocument = { id: string; title: string; storageKey: string }

/**
 * Documents among the media: floor plans, exposés, certificates as PDF. Visitors get those with the role `download` of what is shown to
 * them; with `drafts` staff get every one, at an address of the office.
 */
export function documents(db: Db, { drafts = false } = {}) {
  const all = () => db.selectFrom('media').where('media.media_type', '=', 'document')

  return {
    /** Those of a building, or of a flat with those of its building behind them. */
    async listFor({ propertyId, apartmentId = null }: { propertyId: string; apartmentId?: string | null }) {
      const rows = await all()
        .selectAll('media')
        .where('media.role', '=', 'download')
        .where(({ eb, or }) =>
          or([
            ...(apartmentId === null ? [] : [eb('media.apartment_id', '=', apartmentId)]),
            eb('media.property_id', '=', propertyId),
          ]),
        )
        .orderBy('media.sort_order')
        .orderBy('media.id')
        .execute()
      const ofFlat = rows.filter((row) => row.apartment_id !== null)
      const ofBuilding = rows.filter((row) => row.apartment_id === null)
      return [...ofFlat, ...ofBuilding].map((row): Media => {
        const fileUrl = `${drafts ? '/verwaltung' : ''}/dokumente/${row.id}`
        return mediaFromRow(row, { mediaType: 'document', fileUrl, picture: null })
      })
    },

    /** Null when there is none, or visitors may not have it. */
    async find(id: string): Promise<StoredDocument | null> {
      let query = all().select(['media.id', 'media.title', 'media.storage_key']).where('media.id', '=', id)
      if (!drafts)
        query = query
          .leftJoin('properties', 'properties.id', 'media.property_id')
          .leftJoin('apartments', 'apartments.id', 'media.apartment_id')
          .where('media.role', '=', 'download')
          .where(({ eb, or }) => or([eb('properties.is_published', '=', 1), eb('apartments.is_listed', '=', 1)]))
      const row = await query.executeTakeFirst()
      return row ? { id: row.id, title: row.title ?? 'Dokument', storageKey: row.storage_key } : null
    },
  }
}
