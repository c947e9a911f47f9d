import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import { submissions, type Submission } from '#platform/submissions/repository.server.ts'
import type { Staff } from '../access/staff-context.server.ts'
import type { FormRefusal } from '../frame/office-form.tsx'

/** What each action of the request's page is given. */
export type RequestAction = { app: App; staff: Staff; submission: Submission; form: FormData }

/** Where every action leads when it is done: a reload posts nothing twice. */
export function backToRequest({ submission }: RequestAction, hash = '') {
  return redirect(`/verwaltung/anfragen/${showReference(submission.reference)}${hash}`)
}

/** A line of the timeline, by the member of staff who acts. */
export function addEvent({ app, staff, submission }: RequestAction, trx: Trx, kind: string, detail: string | null) {
  const happenedAt = app.clock.now().toISOString()
  return submissions(trx).addEvent(submission.id, { id: app.newId(), kind, detail, actor: staff.id, happenedAt })
}

/** Shown in the form of this `intent`, with what was typed. */
export function refuse(intent: string, message: string, status: number, values: Record<string, string> = {}) {
  return data<FormRefusal>({ intent, message, values }, { status })
}
