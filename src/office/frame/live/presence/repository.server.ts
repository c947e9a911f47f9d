import type { Db } from '#platform/database/database.server.ts'

/** Longer than two rounds in which an open page says that it is there (`use-live-request.ts`). */
const GONE_AFTER_MS = 40_000
/** A page that says the same again is not written down more often. */
const WRITE_EVERY_MS = 12_000

/** The field being typed into; '' when they only read. */
export type Writes = '' | 'answer' | 'note'
export type Present = { name: string; writes: Writes }

const isWrites = (text: string): text is Writes => text === '' || text === 'answer' || text === 'note'

export const readWrites = (text: unknown): Writes => (typeof text === 'string' && isWrites(text) ? text : '')

/** Stores who has a request open now. In the database, so that several servers agree; what is older than a moment is gone. */
export function presence(db: Db) {
  const ago = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()
  const rowOf = (requestId: string, staffId: string) =>
    db
      .selectFrom('request_presence')
      .select(['writes', 'seen_at'])
      .where('submission_id', '=', requestId)
      .where('staff_id', '=', staffId)
      .executeTakeFirst()
  return {
    /** The others, by name. */
    async others(requestId: string, staffId: string, now: Date): Promise<Present[]> {
      const rows = await db
        .selectFrom('request_presence')
        .innerJoin('staff', 'staff.id', 'request_presence.staff_id')
        .select(['staff.name', 'request_presence.writes'])
        .where('request_presence.submission_id', '=', requestId)
        .where('request_presence.staff_id', '<>', staffId)
        .where('request_presence.seen_at', '>', ago(now, GONE_AFTER_MS))
        .orderBy('staff.name')
        .execute()
      return rows.map(({ name, writes }) => ({ name, writes: readWrites(writes) }))
    },

    /** Whether this person has it open already. */
    async isHere(requestId: string, staffId: string, now: Date): Promise<boolean> {
      const own = await rowOf(requestId, staffId)
      return own !== undefined && own.seen_at > ago(now, GONE_AFTER_MS)
    },

    async note(requestId: string, staffId: string, writes: Writes, now: Date): Promise<void> {
      const known = await rowOf(requestId, staffId)
      if (known?.writes === writes && known.seen_at > ago(now, WRITE_EVERY_MS)) return
      const seen = { writes, seen_at: now.toISOString() }
      await db
        .insertInto('request_presence')
        .values({ submission_id: requestId, staff_id: staffId, ...seen })
        .onConflict((conflict) => conflict.columns(['submission_id', 'staff_id']).doUpdateSet(seen))
        .execute()
    },

    async leave(requestId: string, staffId: string): Promise<void> {
      await db
        .deleteFrom('request_presence')
        .where('submission_id', '=', requestId)
        .where('staff_id', '=', staffId)
        .execute()
    },

    /** Nothing stays that could say later who read what. */
    async forgetGone(now: Date): Promise<void> {
      await db.deleteFrom('request_presence').where('seen_at', '<', ago(now, GONE_AFTER_MS)).execute()
    },
  }
}
