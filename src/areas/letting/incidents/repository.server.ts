import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { Tables } from '#platform/database/tables.server.ts'
import { houseColumns, houseInWords } from '../apartments/choices/repository.server.ts'
import type { Incident } from './incident.ts'

/** The table incidents. */
export function incidents(db: Db) {
  const all = () =>
    db
      .selectFrom('incidents')
      .innerJoin('properties', 'properties.id', 'incidents.property_id')
      .select([
        'incidents.id',
        'incidents.property_id',
        'incidents.title',
        'incidents.text',
        'incidents.since_on',
        'incidents.expected_end',
        'incidents.is_ended',
        ...houseColumns,
      ])
  /** Only what visitors see. */
  const shown = () => all().where('properties.is_published', '=', 1)

  return {
    /** Lists the open incidents of a house, newest first; for staff, also where visitors do not see the house. */
    async openOf(propertyId: string): Promise<Incident[]> {
      const rows = await all()
        .where('incidents.property_id', '=', propertyId)
        .where('incidents.is_ended', '=', 0)
        .orderBy('incidents.since_on', 'desc')
        .orderBy('incidents.id')
        .execute()
      return rows.map(fromRow)
    },

    /** Lists all open incidents, house by house, newest first. */
    async listOpen(): Promise<Incident[]> {
      const rows = await shown()
        .where('incidents.is_ended', '=', 0)
        .orderBy('properties.city_folded')
        .orderBy('properties.id')
        .orderBy('incidents.since_on', 'desc')
        .orderBy('incidents.id')
        .execute()
      return rows.map(fromRow)
    },

    /** ISO 8601; null while it is open, or not there. */
    async endedAt(id: string): Promise<string | null> {
      const row = await db.selectFrom('incidents').select('ended_at').where('id', '=', id).executeTakeFirst()
      return row?.ended_at ?? null
    },

    /** Ended ones too. */
    async find(id: string): Promise<Incident | null> {
      const row = await shown().where('incidents.id', '=', id).executeTakeFirst()
      return row ? fromRow(row) : null
    },
  }
}

type Row = Parameters<typeof houseInWords>[0] &
  Pick<Tables['incidents'], 'id' | 'property_id' | 'title' | 'text' | 'since_on' | 'expected_end' | 'is_ended'>

function fromRow(row: Row): Incident {
  return {
    id: row.id,
    propertyId: row.property_id,
    house: houseInWords(row).house,
    title: row.title,
    text: row.text,
    sinceOn: row.since_on,
    expectedEnd: row.expected_end,
    isEnded: row.is_ended === 1,
  }
}

/** Known incidents, open ones first: for staff. */
export function incidentContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'incidents',
    columns: {
      property_id: 'plain',
      title: 'plain',
      text: 'plain',
      since_on: 'plain',
      expected_end: 'plain',
      is_ended: 'flag',
    },
    order: ['is_ended', 'since_on'],
    hasCreatedAt: true,
    // When it ended counts for how long addresses are kept: a later correction of the text does not move it.
    derive: async (trx, id, { is_ended: isEnded }, now) => {
      const endedAt = await incidents(trx).endedAt(id)
      return { ended_at: isEnded === true ? (endedAt ?? now.toISOString()) : null }
    },
  })
}
