import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { submissionFromRow, type Submission } from '../repository.server.ts'
import { openStatuses } from '../status.ts'

/** The open submissions of one kind about one flat, or about one building where no flat is named. */
export type FlatGroup = {
  apartmentId: string | null
  propertyId: string | null
  openCount: number
  shortlistedCount: number
  newestAt: string
  /** The promised time that ends first. */
  dueAt: string | null
}

/** More stand under no flat; the page says so when they do. */
const MOST_PER_FLAT = 500

/** The table submissions, by what they are about. */
export function submissionsByFlat(db: Db, kind: string) {
  const ofKind = () => db.selectFrom('submissions').where('kind', '=', kind).where('quarantined', '=', 0)
  return {
    /** Flats with something open, the newest first. */
    async openGroups(): Promise<FlatGroup[]> {
      const rows = await ofKind()
        .where('status', 'in', openStatuses)
        .select(['apartment_id', 'property_id'])
        .select(({ fn }) => [
          fn.countAll<number>().as('open_count'),
          sql<number>`sum(case when shortlisted_at is null then 0 else 1 end)`.as('shortlisted_count'),
          fn.max('received_at').as('newest_at'),
          fn.min('due_at').as('due_at'),
        ])
        .groupBy(['apartment_id', 'property_id'])
        .orderBy('newest_at', 'desc')
        .execute()
      return rows.map((row) => ({
        apartmentId: row.apartment_id,
        propertyId: row.property_id,
        openCount: Number(row.open_count),
        shortlistedCount: Number(row.shortlisted_count),
        newestAt: row.newest_at,
        dueAt: row.due_at,
      }))
    },

    /** All about this flat, or about this building without a flat; newest first, at most 500. */
    async list(about: string): Promise<Submission[]> {
      const rows = await ofKind()
        .selectAll()
        .where(({ eb, and, or }) =>
          or([eb('apartment_id', '=', about), and([eb('apartment_id', 'is', null), eb('property_id', '=', about)])]),
        )
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_PER_FLAT)
        .execute()
      return rows.map(submissionFromRow)
    },
  }
}
