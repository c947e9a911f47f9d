import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { type Candidate, findFromPerson } from './candidates.server.ts'
import { DAY_MS } from '#values/durations.ts'

/** Whoever writes several mails within a day mostly means one matter: what else of them is open and could be one with this. */
export async function sameDayMails(app: App, staff: Staff, request: StoredRequest): Promise<Candidate[]> {
  const isMail = request.kind === 'email_message' && request.contactEmail !== ''
  if (!isMail || isClosed(request.status) || !mayWriteKind(staff.role, request.kind)) return []
  const apart = (at: string) => Math.abs(new Date(at).getTime() - new Date(request.receivedAt).getTime())
  return (await findFromPerson(app, staff, request)).filter(
    ({ kind, status, receivedAt, fault }) =>
      kind === 'email_message' && !isClosed(status) && fault === null && apart(receivedAt) <= DAY_MS,
  )
}
