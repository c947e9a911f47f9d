import type { Db } from '#platform/database/database.server.ts'

type Unattended = {
  id: string
  /** In the place of a member of staff: „Absender des Vorgangs“. */
  by: string
  action: string
  subject: { kind: string; id: string }
  /** Nothing of it is personal. */
  detail: string
  now: Date
}

/** Lines of the office's log about what none of the staff did; whatever staff do is written by `office/frame/audit-log`. */
export function unattendedAudit(db: Db) {
  return {
    async add({ id, by, action, subject, detail, now }: Unattended): Promise<void> {
      await db
        .insertInto('audit_log')
        .values({
          id,
          happened_at: now.toISOString(),
          staff_id: null,
          staff_name: by,
          action,
          subject_kind: subject.kind,
          subject_id: subject.id,
          detail,
        })
        .execute()
    },
  }
}
