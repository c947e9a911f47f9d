import type { App } from '#platform/app.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { type AuditEntry, auditLog } from './repository.server.ts'

export type Audited = {
  /** `request.read`, `request.status`, `sign-in`, `portfolio.write` … Stored; never reworded. */
  action: string
  /** Kind and id of its subject: `submission`, `apartment` … */
  subject?: { kind: string; id: string }
  /** Not personal: the new status, how many rows. */
  detail?: string
}

/**
 * Notes who changed what, or signed in; what somebody reads is noted by `recordRead`. A change is noted in its own transaction: give it as `db`. `staff` is null where nobody is signed in
 * (a wrong password) or an operator works on the command line.
 */
export async function recordAudit(
  app: Pick<App, 'newId' | 'clock'>,
  db: Db,
  staff: { id: string; name: string } | null,
  audited: Audited,
): Promise<void> {
  await auditLog(db).add(auditLine(app, staff, audited))
}

/** The line as it is stored. */
export function auditLine(
  app: Pick<App, 'newId' | 'clock'>,
  staff: { id: string; name: string } | null,
  { action, subject, detail }: Audited,
): AuditEntry {
  return {
    id: app.newId(),
    happenedAt: app.clock.now().toISOString(),
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? null,
    action,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    detail: detail ?? null,
  }
}
