import { data } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'

/**
 * The request behind an address, for staff who may read its kind. Every page and file of a request begins with this.
 * @throws a 404 for the router, also when the role may not read it: the answer must not say that it exists.
 */
export async function findRequest(app: App, staff: Staff, typedReference: string): Promise<StoredRequest> {
  const reference = readReference(typedReference)
  const request = reference === null ? null : await requests(app.db).findByReference(reference)
  if (!request) throw data(null, { status: 404 })
  if (!mayReadKind(staff.role, request.kind)) {
    await recordAudit(app, app.db, staff, { action: 'refused', subject: { kind: 'submission', id: request.id } })
    throw data(null, { status: 404 })
  }
  return request
}
