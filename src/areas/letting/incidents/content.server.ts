import type { ContentStore } from '#company/content/content-store.ts'
import { contentTable } from '#company/content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { incidents } from './repository.server.ts'

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
