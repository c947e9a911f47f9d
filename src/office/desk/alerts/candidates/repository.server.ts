import { sql } from 'kysely'
import type { Db } from '#platform/database/database.server.ts'
import { DAY_MS } from '#values/durations.ts'

/** Older events raise no alert any more, also after a weekend with the server off. */
const LOOK_BACK_MS = 3 * DAY_MS

/** Requests that somebody may have to hear of. `key`: which message, note or promised time it is. */
export type Candidate = { requestId: string; kind: string; key: string }
export type OwnCandidate = Candidate & { staffId: string }

/** The database as it stands is looked at, not what somebody reports: no writer can forget it, and it is the same for every server. */
export function candidates(db: Db, now: Date) {
  const since = new Date(now.getTime() - LOOK_BACK_MS).toISOString()
  const requests = db.selectFrom('submissions').where('quarantined', '=', 0)
  const own = requests
    .where('assignee_id', 'is not', null)
    .select(['id as requestId', 'kind', sql<string>`assignee_id`.as('staffId')])
  return {
    replies: (): Promise<OwnCandidate[]> =>
      own
        .where('message_at', 'is not', null)
        .where('message_at', '>', since)
        .select(sql<string>`message_at`.as('key'))
        .execute(),

    /** Promised before this moment and still owed. */
    deadlines: (before: Date): Promise<OwnCandidate[]> =>
      own
        // So the index of what is owed finds its few rows by their time.
        .where(sql<boolean>`alarm in (0, 1, 2, 3)`)
        .where('due_at', '>', since)
        .where('due_at', '<', before.toISOString())
        .where('answered_at', 'is', null)
        .where('closed_at', 'is', null)
        .where('status', '<>', 'wartet')
        .select(sql<string>`due_at`.as('key'))
        .execute(),

    emergencies: (): Promise<Candidate[]> =>
      requests
        .where(sql<boolean>`alarm > 0`)
        .where('received_at', '>', since)
        .where('closed_at', 'is', null)
        .select(['id as requestId', 'kind', sql<string>`''`.as('key')])
        .execute(),

    mentions: (): Promise<OwnCandidate[]> =>
      db
        .selectFrom('note_mentions')
        .innerJoin('submissions', 'submissions.id', 'note_mentions.submission_id')
        .where('seen_at', 'is', null)
        .where('created_at', '>', since)
        .select(['submission_id as requestId', 'kind', 'staff_id as staffId', 'event_id as key'])
        .execute(),
  }
}
