import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { Attached } from './attachments/read-request-form.server.ts'

/** Arguments of each action of the request's page. */
export type RequestAction = { app: App; staff: Staff; request: StoredRequest; form: FormData; attached: Attached }

/** Where every action leads when it is done: a reload posts nothing twice. */
export function backToRequest({ request }: RequestAction, hash = '') {
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}${hash}`)
}

/** A line of the timeline, by the member of staff who acts. @returns its id. */
export async function addEvent(
  { app, staff, request }: RequestAction,
  trx: Trx,
  kind: string,
  detail: string | null,
): Promise<string> {
  const id = app.newId()
  const happenedAt = app.clock.now().toISOString()
  await requests(trx).addEvent(request.id, { id, kind, detail, actor: staff.id, happenedAt })
  return id
}

/** Shown in the form of this `intent`, with what was typed. */
export function refuse(intent: string, message: string, status: number, values: Record<string, string> = {}) {
  return data<FormRefusal>({ intent, message, values }, { status })
}
