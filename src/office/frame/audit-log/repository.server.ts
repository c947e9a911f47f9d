import type { Db } from '#platform/database/database.server.ts'
import type { AuditLogTable } from '#platform/database/office-tables.server.ts'

export type AuditEntry = {
  id: string
  happenedAt: string
  staffId: string | null
  staffName: string | null
  /** `request.read`, `sign-in`, `portfolio.write` … */
  action: string
  subjectKind: string | null
  subjectId: string | null
  /** More that is not personal: the new status, the number of rows. */
  detail: string | null
}

export type AuditQuery = {
  /** An account's id; null: nobody was signed in, or an operator worked. */
  staffId?: string | null
  action?: string
  subjectKind?: string
  subjectId?: string
  /** ISO 8601; `until` itself is no part of it. */
  from?: string
  until?: string
  /** The last line of the page before. */
  after?: { happenedAt: string; id: string }
  limit: number
}

/** The table audit_log. Rows are added and, after their time, deleted (`requests/retention`); never changed. */
export function auditLog(db: Db) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      await db.insertInto('audit_log').values(rowFrom(entry)).execute()
    },

    /** Lines of which nobody knows whether an earlier try stored them. */
    async addOnce(entries: readonly AuditEntry[]): Promise<void> {
      await db
        .insertInto('audit_log')
        .values(entries.map(rowFrom))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    /** Newest first, by keyset: as quick on the last page as on the first. */
    async list(query: AuditQuery): Promise<AuditEntry[]> {
      const { staffId, action, subjectKind, subjectId, from, until, after } = query
      let rows = db.selectFrom('audit_log').selectAll()
      if (staffId !== undefined)
        rows = staffId === null ? rows.where('staff_id', 'is', null) : rows.where('staff_id', '=', staffId)
      if (action !== undefined) rows = rows.where('action', '=', action)
      if (subjectKind !== undefined) rows = rows.where('subject_kind', '=', subjectKind)
      if (subjectId !== undefined) rows = rows.where('subject_id', '=', subjectId)
      if (from !== undefined) rows = rows.where('happened_at', '>=', from)
      if (until !== undefined) rows = rows.where('happened_at', '<', until)
      if (after) {
        // The first condition says the same less exactly: with it the index is entered at the right place.
        rows = rows
          .where('happened_at', '<=', after.happenedAt)
          .where(({ eb, and, or }) =>
            or([
              eb('happened_at', '<', after.happenedAt),
              and([eb('happened_at', '=', after.happenedAt), eb('id', '<', after.id)]),
            ]),
          )
      }
      const found = await rows.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(query.limit).execute()
      return found.map(entryFrom)
    },
  }
}

function rowFrom(entry: AuditEntry): AuditLogTable {
  return {
    id: entry.id,
    happened_at: entry.happenedAt,
    staff_id: entry.staffId,
    staff_name: entry.staffName,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    detail: entry.detail,
  }
}

function entryFrom(row: AuditLogTable): AuditEntry {
  return {
    id: row.id,
    happenedAt: row.happened_at,
    staffId: row.staff_id,
    staffName: row.staff_name,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    detail: row.detail,
  }
}
