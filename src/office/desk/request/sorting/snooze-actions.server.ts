import { data } from 'react-router'
import { addDays, addMonths, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'
import { isDay } from '#values/day.ts'
import { snoozes } from '#requests/request/snoozes/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { formatDate } from '#ui/format.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { backToRequest, refuse, type RequestAction } from '../action-tools.server.ts'
import { noteChange } from '../note-change.server.ts'

/** The first and the last day that a request may be put off to, YYYY-MM-DD. */
export function snoozeDays(now: Date): { first: string; last: string } {
  const today = berlinDay(now)
  return { first: addDays(today, 1), last: addMonths(today, 12) }
}

/** Until the start of that day in Germany the request is not among the open ones. */
export async function snooze(given: RequestAction) {
  const { app, staff, request, form } = given
  const day = String(form.get('wiedervorlage') ?? '')
  const { first, last } = snoozeDays(app.clock.now())
  if (isClosed(request.status))
    return refuse('wiedervorlage', 'Der Vorgang ist geschlossen: Öffnen Sie ihn zuerst.', 409)
  if (!isDay(day) || day < first || day > last)
    return data<FormRefusal>(
      {
        intent: 'wiedervorlage',
        errors: { wiedervorlage: `Bitte wählen Sie einen Tag vom ${formatDate(first)} bis ${formatDate(last)}.` },
        values: { wiedervorlage: day },
      },
      { status: 422 },
    )
  await app.db.transaction().execute(async (trx) => {
    await snoozes(trx).set(request.id, berlinMidnight(day))
    await noteChange(app, trx, staff, { id: request.id, kind: 'snoozed', detail: day, audited: day })
  })
  return backToRequest(given)
}

export async function endSnooze(given: RequestAction) {
  const { app, staff, request } = given
  await app.db.transaction().execute(async (trx) => {
    if (!(await snoozes(trx).end(request.id))) return
    await noteChange(app, trx, staff, { id: request.id, kind: 'snooze-ended', audited: '' })
  })
  return backToRequest(given)
}
