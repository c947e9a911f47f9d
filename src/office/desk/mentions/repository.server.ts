import type { Db } from '#platform/database/database.server.ts'

type NewMention = { eventId: string; requestId: string; authorId: string; staffIds: readonly string[]; at: string }

/** The table note_mentions: whom a note names, and whether that person has opened the request since. */
export function mentions(db: Db) {
  return {
    async add({ eventId, requestId, authorId, staffIds, at }: NewMention): Promise<void> {
      if (staffIds.length === 0) return
      const rows = staffIds.map((staffId) => ({
        event_id: eventId,
        staff_id: staffId,
        submission_id: requestId,
        author_id: authorId,
        created_at: at,
        seen_at: null,
      }))
      await db.insertInto('note_mentions').values(rows).execute()
    },

    /** This person has the request open. */
    async see(requestId: string, staffId: string, now: Date): Promise<void> {
      await db
        .updateTable('note_mentions')
        .set({ seen_at: now.toISOString() })
        .where('submission_id', '=', requestId)
        .where('staff_id', '=', staffId)
        .where('seen_at', 'is', null)
        .execute()
    },

    async isUnseen(eventId: string, staffId: string): Promise<boolean> {
      const row = await db
        .selectFrom('note_mentions')
        .select('seen_at')
        .where('event_id', '=', eventId)
        .where('staff_id', '=', staffId)
        .executeTakeFirst()
      return row?.seen_at === null
    },

    /** The names that stand in the notes of a request, by the note's event. */
    async namesOf(requestId: string): Promise<Map<string, string>> {
      const rows = await db
        .selectFrom('note_mentions')
        .innerJoin('staff', 'staff.id', 'note_mentions.staff_id')
        .select(['note_mentions.event_id as eventId', 'staff.name'])
        .where('note_mentions.submission_id', '=', requestId)
        .orderBy('staff.name')
        .execute()
      const names = new Map<string, string>()
      for (const { eventId, name } of rows)
        names.set(eventId, names.has(eventId) ? `${names.get(eventId)}, ${name}` : name)
      return names
    },
  }
}
