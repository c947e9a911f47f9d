import { data } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { berlinDay, berlinMidnight, berlinMoment } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { queueAnswer } from '../request/answer/queue-answer.server.ts'
import { type ChangeOutcome, changeWithin } from '../request/change-request.server.ts'
import { HELD_REFUSAL } from '#requests/request/held-refusal.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { fillIn } from '#platform/placeholders.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { readRefusal, type TypedRefusal } from './read-refusal.ts'
import { refusalOf } from './reasons.ts'
import { templates } from '../templates/repository.server.ts'
import { knownValues } from '../templates/variable-values.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

const INTENT = 'ablehnen'
/** When a mail that waits for a day leaves, on German clocks: not at night. */
const MORNING = '08:00'

/** Refuses an application: with its reason, the day until which it is kept as evidence, and the mail about it, at once or on a later day. */
export async function refuseApplication(given: RequestAction) {
  const { app, staff, request, form } = given
  const read = readRefusal(form, request.kind, berlinDay(app.clock.now()))
  if (!read.ok) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return data<FormRefusal>({ intent: INTENT, errors: read.errors, values }, { status: 422 })
  }
  const version = seenVersion(form)
  const outcome = await refuseOne(app, staff, { request, version, typed: read.typed })
  if (outcome === 'collision')
    return refuse(
      INTENT,
      'Inzwischen hat jemand anderes diese Bewerbung geändert. Bitte prüfen Sie den neuen Stand und lehnen Sie dann noch einmal ab.',
      409,
    )
  app.wakeOutbox()
  return backToRequest(given)
}

type One = { request: StoredRequest; version: number; typed: TypedRefusal }

/** One application, whole: status, reason, day of deletion and mail, or nothing of it. The caller wakes the outbox. */
export function refuseOne(app: App, staff: Staff, { request, version, typed }: One): Promise<ChangeOutcome> {
  const { refusal, deleteOn } = typed
  const wanted = { status: 'abgelehnt', refusal, deleteAfter: berlinMidnight(deleteOn).toISOString() } as const
  return app.db.transaction().execute(async (trx) => {
    const changed = await changeWithin(app, trx, staff, { id: request.id, version }, wanted)
    if (changed === 'changed') await addMail(app, trx, staff, { request, typed })
    return changed
  })
}

type Mail = { request: StoredRequest; typed: TypedRefusal }

/** Spam gets none: its sender may be anybody. */
async function addMail(app: App, trx: Trx, staff: Staff, { request, typed: { mail, deleteOn } }: Mail) {
  if (mail === null || request.quarantined || !refusalOf(request.kind)) return
  const template = await templates(trx).forUse(request.kind, 'refusal')
  const values = { ...knownValues(app, staff, request), loeschtag: formatDate(deleteOn) }
  await queueAnswer(app, trx, staff, request, {
    subject: fillIn(template?.subject ?? '', values),
    text: fillIn(mail.text, values),
    templateKey: HELD_REFUSAL,
    ...(mail.on === null ? {} : { sendAt: berlinMoment(mail.on, MORNING) }),
  })
}
