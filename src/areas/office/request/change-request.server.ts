import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { submissions, type Submission, type SubmissionChange } from '#platform/submissions/repository.server.ts'
import { isClosed, type SubmissionStatus } from '#platform/submissions/status.ts'
import { mayWriteKind } from '../access/roles.ts'
import type { Staff } from '../access/staff-context.server.ts'
import { recordAudit } from '../audit-log/record.server.ts'
import { deleteAfterClosing, releasedDeleteAfter } from './request-kinds.server.ts'

/** `version` is the one that whoever decides has seen. */
export type Target = { id: string; version: number }
export type Wanted = { status?: SubmissionStatus; assigneeId?: string | null }
export type ChangeOutcome = 'changed' | 'unchanged' | 'collision' | 'forbidden' | 'gone'

/** Changes status or assignee of one request: with its event and its line in the audit log, or not at all. */
export async function changeRequest(app: App, staff: Staff, target: Target, wanted: Wanted): Promise<ChangeOutcome> {
  return app.db.transaction().execute((trx) => changeWithin(app, trx, staff, target, wanted))
}

/** The same inside a transaction that does more: an answer that also closes, for example. */
export async function changeWithin(
  app: App,
  trx: Trx,
  staff: Staff,
  { id, version }: Target,
  wanted: Wanted,
): Promise<ChangeOutcome> {
  const submission = await submissions(trx).findById(id)
  if (!submission) return 'gone'
  if (!mayWriteKind(staff.role, submission.kind)) return 'forbidden'
  const { change, events } = whatChanges(submission, wanted, app.clock.now())
  if (events.length === 0) return 'unchanged'
  if (!(await submissions(trx).change(id, version, change))) return 'collision'
  for (const { kind, detail } of events) {
    await submissions(trx).addEvent(id, {
      id: app.newId(),
      kind,
      detail,
      actor: staff.id,
      happenedAt: app.clock.now().toISOString(),
    })
    await recordAudit(app, trx, staff, {
      action: `request.${kind}`,
      subject: { kind: 'submission', id },
      detail: detail ?? '',
    })
  }
  return 'changed'
}

function whatChanges(submission: Submission, { status, assigneeId }: Wanted, now: Date) {
  const change: SubmissionChange = {}
  const events: { kind: string; detail: string | null }[] = []
  if (status !== undefined && status !== submission.status) {
    change.status = status
    events.push({ kind: 'status', detail: status })
    if (isClosed(status) !== isClosed(submission.status)) {
      change.closedAt = isClosed(status) ? now.toISOString() : null
      change.closedReason = null
      // Where the days count from closing, opening again stops them.
      const deleteAfter = deleteAfterClosing(submission.kind, now)
      if (deleteAfter !== null && !submission.quarantined) change.deleteAfter = isClosed(status) ? deleteAfter : null
      // What its sender withdrew goes sooner; taken up again, it stays as long as all others.
      if (submission.closedReason === 'zurueckgezogen' && !isClosed(status))
        change.deleteAfter = releasedDeleteAfter(submission)
    }
  }
  if (assigneeId !== undefined && assigneeId !== submission.assigneeId) {
    change.assigneeId = assigneeId
    events.push({ kind: 'assigned', detail: assigneeId })
  }
  return { change, events }
}
