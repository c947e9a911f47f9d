import type { Db } from '#platform/database/database.server.ts'

export type AuditEntry = {
  id: string
  happenedAt: string
  staffId: string | null
  staffName: string | null
  /** `request.read`, `sign-in`, `portfolio.write` … */
  action: string
  subjectKind: string | null
  subjectId: string | null
  /** What is not personal and says more: the new status, the number of rows. */
  detail: string | null
}

/** The table audit_log. Rows are added and, after their time, deleted; never changed. */
export function auditLog(db: Db) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      await db
        .insertInto('audit_log')
        .values({
          id: entry.id,
          happened_at: entry.happenedAt,
          staff_id: entry.staffId,
          staff_name: entry.staffName,
          action: entry.action,
          subject_kind: entry.subjectKind,
          subject_id: entry.subjectId,
          detail: entry.detail,
        })
        .execute()
    },

    /** Newest first. */
    async list({
      limit,
      subjectKind,
      subjectId,
    }: {
      limit: number
      subjectKind?: string
      subjectId?: string
    }): Promise<AuditEntry[]> {
      let query = db
        .selectFrom('audit_log')
        .selectAll()
        .orderBy('happened_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
      if (subjectKind !== undefined) query = query.where('subject_kind', '=', subjectKind)
      if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId)
      return (await query.execute()).map((row) => ({
        id: row.id,
        happenedAt: row.happened_at,
        staffId: row.staff_id,
        staffName: row.staff_name,
        action: row.action,
        subjectKind: row.subject_kind,
        subjectId: row.subject_id,
        detail: row.detail,
      }))
    },
  }
}
