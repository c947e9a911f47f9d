import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { dropHeldRefusal } from '#requests/request/held-refusal.server.ts'
import { requests, type StoredRequest, type RequestChange } from '#requests/request/repository.server.ts'
import { isClosed, type RequestStatus } from '#requests/request/status.ts'
import { snoozes } from '#requests/request/snoozes/repository.server.ts'
import { mayTakeOver, mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { noteAssigned } from '../alerts/find-alerts.server.ts'
import { isWholeRefusal, needsReason, type Refusal } from '../refusals/reasons.ts'
import { noteSeparated } from '../merging/note-separated.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { noteChange } from './note-change.server.ts'
import { deleteAfterClosing, releasedDeleteAfter } from './request-kinds.server.ts'

/** `version` is the one that the decision was made on. */
export type Target = { id: string; version: number }
export type Wanted = {
  status?: RequestStatus
  assigneeId?: string | null
  /** Why an application is refused: belongs to the status `abgelehnt`. */
  refusal?: Refusal
  /** ISO 8601; else what the kind says. Only for one that is closed by this. */
  deleteAfter?: string
  /** Applications: on the shortlist, or off it. */
  isShortlisted?: boolean
}
export type ChangeOutcome =
  | 'changed'
  | 'unchanged'
  | 'collision'
  | 'forbidden'
  | 'gone'
  | 'reason-missing'
  /** The new assignee does not work on this kind. */
  | 'assignee-unable'

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
  const request = await requests(trx).findById(id)
  if (!request) return 'gone'
  if (!mayWriteKind(staff.role, request.kind)) return 'forbidden'
  if (lacksReason(request, wanted)) return 'reason-missing'
  if (!(await mayBecomeTheirs(trx, staff, request, wanted.assigneeId))) return 'assignee-unable'
  const { change, events } = whatChanges(request, wanted, app.clock.now())
  if (events.length === 0) return 'unchanged'
  if (!(await requests(trx).change(id, version, change))) return 'collision'
  if (request.status === 'abgelehnt' && change.status !== undefined) await dropHeldRefusal(trx, id, app.clock.now())
  await snoozes(trx).end(id, change.closedAt ? undefined : app.clock.now().toISOString())
  for (const { kind, detail } of events) {
    // The first line is a code, the others are what somebody wrote.
    await noteChange(app, trx, staff, { id, kind, detail, audited: detail?.split('\n')[0] ?? '' })
  }
  if (request.mergedInto !== null && change.mergedInto === null)
    await noteSeparated(app, trx, staff, { reference: request.reference, from: request.mergedInto })
  if (change.assigneeId) await noteAssigned(app, trx, { requestId: id, staffId: change.assigneeId, byId: staff.id })
  return 'changed'
}

/** An application is refused with a reason of its kind, on every path. */
function lacksReason({ kind, status: before }: StoredRequest, { status, refusal }: Wanted): boolean {
  if (refusal !== undefined) return !isWholeRefusal(kind, refusal)
  return status !== undefined && status !== before && needsReason(kind, status)
}

/** Nobody gets what they could not open, on every path. Who has it keeps it, and who acts may write it. */
async function mayBecomeTheirs(
  trx: Trx,
  staff: Staff,
  { kind, assigneeId: before }: StoredRequest,
  assigneeId: string | null | undefined,
): Promise<boolean> {
  if (!assigneeId || assigneeId === before || assigneeId === staff.id) return true
  const member = await staffAccounts(trx).find(assigneeId)
  return member !== null && mayTakeOver(member, kind)
}

function whatChanges(request: StoredRequest, wanted: Wanted, now: Date) {
  const { status, assigneeId, refusal, isShortlisted } = wanted
  const change: RequestChange = {}
  const events: { kind: string; detail: string | null }[] = []
  if (status !== undefined && status !== request.status) {
    change.status = status
    events.push({ kind: 'status', detail: status })
    if (isClosed(status) !== isClosed(request.status)) {
      change.closedAt = isClosed(status) ? now.toISOString() : null
      change.closedReason = null
      // Where the days count from closing, opening again stops them.
      const deleteAfter = deleteAfterClosing(request.kind, now)
      if (deleteAfter !== null && !request.quarantined) change.deleteAfter = isClosed(status) ? deleteAfter : null
      // A withdrawn request is deleted sooner; taken up again, it is kept as long as all others.
      if (request.closedReason === 'zurueckgezogen' && !isClosed(status))
        change.deleteAfter = releasedDeleteAfter(request)
    }
    // Closing it or waiting again means having read what came.
    if (request.messageAt !== null && (isClosed(status) || status === 'wartet')) change.messageAt = null
    // A request that is worked on again stands for itself.
    if (request.mergedInto !== null && !isClosed(status)) {
      change.mergedInto = null
      events.push({ kind: 'separated', detail: null })
    }
    if (status !== 'abgelehnt') Object.assign(change, { refusalReason: null, refusalNote: null })
  }
  if (refusal !== undefined && (status ?? request.status) === 'abgelehnt') {
    change.refusalReason = refusal.reason
    change.refusalNote = refusal.note
    if (wanted.deleteAfter !== undefined && !request.quarantined) change.deleteAfter = wanted.deleteAfter
    events.push({ kind: 'refused', detail: [refusal.reason, refusal.note].filter(Boolean).join('\n') })
  }
  if (isShortlisted !== undefined && isShortlisted !== (request.shortlistedAt !== null)) {
    change.shortlistedAt = isShortlisted ? now.toISOString() : null
    events.push({ kind: isShortlisted ? 'shortlisted' : 'unshortlisted', detail: null })
  }
  if (assigneeId !== undefined && assigneeId !== request.assigneeId) {
    change.assigneeId = assigneeId
    events.push({ kind: 'assigned', detail: assigneeId })
  }
  return { change, events }
}
