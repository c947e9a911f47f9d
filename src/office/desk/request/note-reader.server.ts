import type { App } from '#platform/app.server.ts'
import { isDatabaseBusy } from '#platform/database/database-busy.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { presence } from '#office/frame/live/presence/repository.server.ts'
import { mentions } from '../mentions/repository.server.ts'
import { addEvent } from './note-change.server.ts'

/**
 * Before a request is shown: who reads it into the audit log, and that this person has opened it. An open page that reads itself anew
 * opens nothing: what came in meanwhile stays unread until its reader does something there.
 */
export async function noteReader(app: App, staff: Staff, id: string): Promise<void> {
  const outcome = await recordRead(app, staff, { action: 'request.read', subject: { kind: 'submission', id } })
  // On a disk that does not answer it stays unread: no harm, and nobody waits for it.
  if (outcome === 'waits') return
  if (await presence(app.db).isHere(id, staff.id, app.clock.now())) return
  try {
    await markOpened(app, staff, id)
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error
  }
}

/** It counts as read, and whom it mentions has seen that. */
export async function markOpened(app: App, staff: Staff, id: string): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (trx) => {
    await mentions(trx).see(id, staff.id, now)
    if (!(await inbox(trx).markRead(id, staff.id, now))) return
    await addEvent(app, trx, staff, { id, kind: 'viewed' })
  })
}
