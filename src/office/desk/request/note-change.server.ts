import type { App } from '#platform/app.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'

type Clocked = Pick<App, 'newId' | 'clock'>
type Actor = { id: string; name: string } | null
type Noted = { /** Of the request. */ id: string; kind: string; detail?: string | null }

/** A line of the request's timeline, by who acts. @returns its id. */
export async function addEvent(app: Clocked, trx: Db, actor: Actor, { id, kind, detail = null }: Noted) {
  const event = { id: app.newId(), kind, detail, actor: actor?.id ?? null, happenedAt: app.clock.now().toISOString() }
  await requests(trx).addEvent(id, event)
  return event.id
}

/**
 * What somebody did with a request: in its timeline and, as `request.<kind>`, in the audit log. `detail` may be what they wrote, and stays
 * in the timeline, which goes with the request; `audited` is what the log says.
 */
export async function noteChange(app: Clocked, trx: Db, actor: Actor, noted: Noted & { audited?: string }) {
  await addEvent(app, trx, actor, noted)
  await recordAudit(app, trx, actor, {
    action: `request.${noted.kind}`,
    subject: { kind: 'submission', id: noted.id },
    ...(noted.audited === undefined ? {} : { detail: noted.audited }),
  })
}
