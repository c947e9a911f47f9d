import { data } from 'react-router'
import type { Trx } from '#platform/database/database.server.ts'
import { berlinDay, berlinMidnight, berlinMoment } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import type { FormRefusal } from '../frame/office-form.tsx'
import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { queueAnswer } from '../request/answer/queue-answer.server.ts'
import { changeWithin } from '../request/change-request.server.ts'
import { HELD_REFUSAL } from '#platform/submissions/held-refusal.server.ts'
import { readRefusal, type TypedRefusal } from './read-refusal.ts'
import { refusalOf } from './reasons.ts'
import { templates } from '../templates/repository.server.ts'
import { knownValues } from '../templates/variable-values.server.ts'
import { fillIn } from '../templates/variables.ts'

const INTENT = 'ablehnen'
/** When a mail that waits for a day leaves, on German clocks: not at night. */
const MORNING = '08:00'

/** Refuses an application: with its reason, the day until which it is kept as evidence, and the mail about it, at once or on a later day. */
export async function refuseApplication(given: RequestAction) {
  const { app, staff, submission, form } = given
  const read = readRefusal(form, submission.kind, berlinDay(app.clock.now()))
  if (!read.ok) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return data<FormRefusal>({ intent: INTENT, errors: read.errors, values }, { status: 422 })
  }
  const { refusal, deleteOn } = read.typed
  const target = { id: submission.id, version: Number(form.get('version')) }
  const wanted = { status: 'abgelehnt', refusal, deleteAfter: berlinMidnight(deleteOn).toISOString() } as const
  const outcome = await app.db.transaction().execute(async (trx) => {
    const changed = await changeWithin(app, trx, staff, target, wanted)
    if (changed === 'changed') await addMail(given, trx, read.typed)
    return changed
  })
  if (outcome === 'collision')
    return refuse(
      INTENT,
      'Inzwischen hat jemand anderes diese Bewerbung geändert. Bitte prüfen Sie den neuen Stand und lehnen Sie dann noch einmal ab.',
      409,
    )
  app.wakeOutbox()
  return backToRequest(given)
}

async function addMail({ app, staff, submission }: RequestAction, trx: Trx, { mail, deleteOn }: TypedRefusal) {
  if (mail === null || !refusalOf(submission.kind)) return
  const template = await templates(trx).forUse(submission.kind, 'refusal')
  const values = { ...knownValues(app, staff, submission), loeschtag: formatDate(deleteOn) }
  await queueAnswer(app, trx, staff, submission, {
    subject: fillIn(template?.subject ?? '', values),
    text: fillIn(mail.text, values),
    templateKey: HELD_REFUSAL,
    ...(mail.on === null ? {} : { sendAt: berlinMoment(mail.on, MORNING) }),
  })
}
