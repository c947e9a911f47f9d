import { addDays } from '#platform/berlin-day.ts'
import type { Db } from '#platform/database/database.server.ts'

/** Stores what was typed into an editor and not saved: on the server, so that every device of theirs shows it. */
export type EditorDraft = {
  /** As typed, by field name. */
  typed: Record<string, string>
  /** Of the record, when it was typed. */
  version: number
  /** ISO 8601. */
  savedAt: string
}

/** Owner and record of a draft; a new one has the id „neu“. */
export type DraftPlace = { staffId: string; kind: string; recordId: string }

const KEPT_DAYS = 90

export function editorDrafts(db: Db) {
  const at = ({ staffId, kind, recordId }: DraftPlace) => ({ staff_id: staffId, kind, record_id: recordId })
  return {
    async find(place: DraftPlace): Promise<EditorDraft | null> {
      const row = await db
        .selectFrom('editor_drafts')
        .select(['typed', 'version', 'saved_at'])
        .where((where) => where.and(at(place)))
        .executeTakeFirst()
      if (!row) return null
      return { typed: JSON.parse(row.typed) as Record<string, string>, version: row.version, savedAt: row.saved_at }
    },

    /** Deletes the oldest abandoned drafts. */
    async save(place: DraftPlace, { typed, version, savedAt }: EditorDraft): Promise<void> {
      const kept = { typed: JSON.stringify(typed), version, saved_at: savedAt }
      await db
        .insertInto('editor_drafts')
        .values({ ...at(place), ...kept })
        .onConflict((conflict) => conflict.columns(['staff_id', 'kind', 'record_id']).doUpdateSet(kept))
        .execute()
      const oldest = addDays(savedAt.slice(0, 10), -KEPT_DAYS)
      await db
        .deleteFrom('editor_drafts')
        .where('staff_id', '=', place.staffId)
        .where('saved_at', '<', oldest)
        .execute()
    },

    async remove(place: DraftPlace): Promise<void> {
      await db
        .deleteFrom('editor_drafts')
        .where((where) => where.and(at(place)))
        .execute()
    },
  }
}
