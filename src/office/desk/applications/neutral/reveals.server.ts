import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { backToRequest, type RequestAction } from '#office/desk/request/action-tools.server.ts'
import { addEvent } from '#office/desk/request/note-change.server.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { reveals } from './repository.server.ts'
import { HOUR_MS } from '#values/durations.ts'

/** After asking, the names are shown for an hour: long enough for a call, too short for a habit. */
export const REVEALED_MS = HOUR_MS

/** Whether this person must not see now who sent it. Pages leave the hidden out of what they answer. */
export async function isHiddenFrom(app: App, staff: Staff, request: StoredRequest): Promise<boolean> {
  if (!isNeutral(request)) return false
  const revealedAt = await reveals(app.db).revealedAt(request.id, staff.id)
  return revealedAt === null || app.clock.now().getTime() - Date.parse(revealedAt) > REVEALED_MS
}

/** Shows who it is before the shortlist, to this person only: a deliberate step that the timeline and the audit log keep. */
export async function reveal(given: RequestAction) {
  const { app, staff, request } = given
  if (!isNeutral(request)) return backToRequest(given)
  await app.db.transaction().execute(async (trx) => {
    await reveals(trx).set(request.id, staff.id, app.clock.now())
    await addEvent(app, trx, staff, { id: request.id, kind: 'revealed' })
    await recordAudit(app, trx, staff, {
      action: 'application.reveal',
      subject: { kind: 'submission', id: request.id },
    })
  })
  return backToRequest(given)
}
