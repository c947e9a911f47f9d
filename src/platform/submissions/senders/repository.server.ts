import type { Db } from '#platform/database/database.server.ts'
import { insertion, type Statement } from '#platform/database/whole-transaction.server.ts'
import { isSubmissionStatus, type SubmissionStatus } from '../status.ts'

/** Another submission of probably the same person about the same thing. `reference` without its hyphen. */
export type Twin = { id: string; reference: string; status: SubmissionStatus; receivedAt: string }

/** The table submission_senders. */
export function senders(db: Db) {
  return {
    insertions: (submissionId: string, about: string, keys: readonly string[]): Statement[] =>
      keys.map((key) => insertion(db, 'submission_senders', { submission_id: submissionId, about, sender_key: key })),

    /** The twins of each of these submissions, oldest first; who has none is not in the map. Spam is nobody's twin. */
    async twinsOf(ids: readonly string[]): Promise<Map<string, Twin[]>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('submission_senders as own')
        .innerJoin('submission_senders as other', (join) =>
          join
            .onRef('other.sender_key', '=', 'own.sender_key')
            .onRef('other.about', '=', 'own.about')
            .onRef('other.submission_id', '<>', 'own.submission_id'),
        )
        .innerJoin('submissions as mine', 'mine.id', 'own.submission_id')
        .innerJoin('submissions', 'submissions.id', 'other.submission_id')
        .select([
          'own.submission_id as of_id',
          'submissions.id',
          'submissions.reference',
          'submissions.status',
          'submissions.received_at',
        ])
        .distinct()
        .where('own.submission_id', 'in', ids)
        .whereRef('submissions.kind', '=', 'mine.kind')
        .where('submissions.quarantined', '=', 0)
        .orderBy('submissions.received_at')
        .orderBy('submissions.id')
        .execute()
      const twins = new Map<string, Twin[]>()
      for (const row of rows) {
        const twin: Twin = {
          id: row.id,
          reference: row.reference,
          status: isSubmissionStatus(row.status) ? row.status : 'neu',
          receivedAt: row.received_at,
        }
        twins.set(row.of_id, [...(twins.get(row.of_id) ?? []), twin])
      }
      return twins
    },
  }
}
