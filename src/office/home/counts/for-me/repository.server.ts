import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { countOf } from '#platform/database/engine.server.ts'
import { MOST_COUNTED } from '#office/desk/inbox/filters.ts'

/**
 * How many requests wait for this person by name: theirs where the sender wrote, and those whose note names them unseen. Open alarms are
 * counted beside it, not in it. Beyond 99 nobody counts.
 */
export async function forMe(db: Db, staffId: string, kinds: readonly string[]): Promise<number> {
  if (kinds.length === 0) return 0
  const messages = db
    .selectFrom('submissions')
    .select('id')
    .where('quarantined', '=', 0)
    .where('message_at', 'is not', null)
    .where('assignee_id', '=', staffId)
  const mentions = db
    .selectFrom('note_mentions')
    .select('submission_id as id')
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
  const some = db
    .selectFrom(messages.union(mentions).as('mine'))
    .innerJoin('submissions', 'submissions.id', 'mine.id')
    .select('mine.id')
    .where('submissions.kind', 'in', kinds)
    .where(sql<boolean>`(submissions.alarm = 0 or submissions.closed_at is not null)`)
    .limit(MOST_COUNTED + 1)
  return countOf(db.selectFrom(some.as('some')))
}
