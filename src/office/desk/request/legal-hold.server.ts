import { data, redirect } from 'react-router'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { may } from '#office/frame/access/roles.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { RequestAction } from './action-tools.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { noteChange } from './note-change.server.ts'

const LONGEST_REASON = 1000

/**
 * Suspends deletion of a request (a dispute, an order of a court), or allows it again. The reason stands in the timeline and goes with the
 * request; the audit log, which outlives it, only says that it happened.
 */
export async function changeLegalHold(given: RequestAction) {
  const { app, staff, request, form } = given
  if (!may(staff.role, 'retention.manage')) throw data(null, { status: 403 })
  const intent = String(form.get('intent'))
  const legalHold = intent === 'aussetzen'
  const reason = String(form.get('hold_reason') ?? '').trim()
  const refuse = (message: string, status: number) =>
    data<FormRefusal>({ intent, message, values: { hold_reason: reason } }, { status })
  if (reason === '') return refuse('Bitte nennen Sie den Grund.', 422)
  if (reason.length > LONGEST_REASON) return refuse('Der Grund ist länger als 1.000 Zeichen.', 422)

  const isDone = await app.db.transaction().execute(async (trx) => {
    if (!(await requests(trx).change(request.id, seenVersion(form), { legalHold }))) return false
    await noteChange(app, trx, staff, { id: request.id, kind: legalHold ? 'hold' : 'hold-lifted', detail: reason })
    return true
  })
  if (!isDone) {
    return refuse(
      'Inzwischen hat jemand anderes diesen Vorgang geändert. Ihre Eingabe ist nicht gespeichert: Bitte sehen Sie noch einmal nach.',
      409,
    )
  }
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}`)
}
