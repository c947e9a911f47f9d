import type { ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { ContentHistoryTable } from '#platform/database/office-tables.server.ts'

export type HistoryEntry = {
  id: string
  happenedAt: string
  staffId: string | null
  /** Null: no longer kept. Retention takes names away after a year (`#requests/retention/aged-tables.server.ts`). */
  staffName: string | null
  kind: string
  subjectId: string
  subjectTitle: string
  /** The version that the change made; 0 when it removed the record. */
  version: number
  /** Null: it was created. */
  before: ContentValues | null
  /** Null: it was removed. */
  after: ContentValues | null
}

export type HistoryQuery = { kinds: readonly string[]; subjectId?: string }

/** The table content_history: who changed what in the content, with all values before and after. Rows are added, and lose their names. */
export function contentHistory(db: Db) {
  const ofSubject = (kind: string, subjectId: string) =>
    db.selectFrom('content_history').selectAll().where('kind', '=', kind).where('subject_id', '=', subjectId)

  const matching = ({ kinds, subjectId }: HistoryQuery) => {
    const query = db.selectFrom('content_history').where('kind', 'in', kinds)
    return subjectId === undefined ? query : query.where('subject_id', '=', subjectId)
  }

  return {
    async add(entry: HistoryEntry): Promise<void> {
      await db
        .insertInto('content_history')
        .values({
          id: entry.id,
          happened_at: entry.happenedAt,
          staff_id: entry.staffId,
          staff_name: entry.staffName ?? '',
          kind: entry.kind,
          subject_id: entry.subjectId,
          subject_title: entry.subjectTitle,
          version: entry.version,
          before_values: entry.before && JSON.stringify(entry.before),
          after_values: entry.after && JSON.stringify(entry.after),
        })
        .execute()
    },

    /** Of these kinds, the newest first. */
    async list({ limit, offset = 0, ...wanted }: HistoryQuery & { limit: number; offset?: number }) {
      if (wanted.kinds.length === 0) return []
      const rows = await matching(wanted)
        .selectAll()
        .orderBy('happened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(entryFrom)
    },

    async count(wanted: HistoryQuery): Promise<number> {
      if (wanted.kinds.length === 0) return 0
      const { total } = await matching(wanted)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    async find(id: string): Promise<HistoryEntry | null> {
      const row = await db.selectFrom('content_history').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? entryFrom(row) : null
    },

    /** Finds the author and time of the present version; null before its first change in the office. */
    async lastChange(kind: string, subjectId: string): Promise<HistoryEntry | null> {
      const row = await ofSubject(kind, subjectId)
        .orderBy('happened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? entryFrom(row) : null
    },

    /** Reads the record as of that version: after the change that made it, or before the one that followed. */
    async valuesAt(kind: string, subjectId: string, version: number): Promise<ContentValues | null> {
      const rows = await ofSubject(kind, subjectId)
        .where('version', 'in', [version, version + 1])
        .execute()
      const made = rows.find((row) => row.version === version)?.after_values
      const left = rows.find((row) => row.version === version + 1)?.before_values
      const json = made ?? left
      return json ? (JSON.parse(json) as ContentValues) : null
    },
  }
}

function entryFrom(row: ContentHistoryTable): HistoryEntry {
  const values = (json: string | null) => (json === null ? null : (JSON.parse(json) as ContentValues))
  return {
    id: row.id,
    happenedAt: row.happened_at,
    staffId: row.staff_id,
    staffName: row.staff_name || null,
    kind: row.kind,
    subjectId: row.subject_id,
    subjectTitle: row.subject_title,
    version: row.version,
    before: values(row.before_values),
    after: values(row.after_values),
  }
}
