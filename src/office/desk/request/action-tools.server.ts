import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { Attached } from './attachments/read-request-form.server.ts'

/** Arguments of each action of the request's page. */
export type RequestAction = { app: App; staff: Staff; request: StoredRequest; form: FormData; attached: Attached }

/** Where every action leads when it is done: a reload posts nothing twice. */
export function backToRequest({ request }: RequestAction, hash = '') {
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}${hash}`)
}

/** Shown in the form of this `intent`, with what was typed. */
export function refuse(intent: string, message: string, status: number, values: Record<string, string> = {}) {
  return data<FormRefusal>({ intent, message, values }, { status })
}
