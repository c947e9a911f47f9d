import { germanToday, isCalendarDay, readDay } from '#forms/days.ts'
import { formatDate } from '#ui/format.ts'
import { data } from 'react-router'
import type { FormRefusal } from '../frame/office-form.tsx'
import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { changeWithin } from '../request/change-request.server.ts'
import { isWholeRefusal, LONGEST_REFUSAL_NOTE, REASON_WITH_TEXT } from './reasons.ts'
import { waitingTime } from './waiting-time.ts'

const INTENT = 'ablehnen'

type Read = { refusal: { reason: string; note: string | null }; deleteAfter: string }

/** Refuses an application: with its reason, and the day until which it is kept as evidence. */
export async function refuseApplication(given: RequestAction) {
  const { app, staff, submission, form } = given
  const read = readRefusal(given)
  if ('errors' in read) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    return data<FormRefusal>({ intent: INTENT, errors: read.errors, values }, { status: 422 })
  }
  const target = { id: submission.id, version: Number(form.get('version')) }
  const outcome = await app.db
    .transaction()
    .execute((trx) => changeWithin(app, trx, staff, target, { status: 'abgelehnt', ...read }))
  if (outcome === 'collision')
    return refuse(
      INTENT,
      'Inzwischen hat jemand anderes diese Bewerbung geändert. Bitte prüfen Sie den neuen Stand und lehnen Sie dann noch einmal ab.',
      409,
    )
  return backToRequest(given)
}

function readRefusal({ app, submission, form }: RequestAction): Read | { errors: Record<string, string> } {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .normalize('NFC')
      .trim()
  const refusal = { reason: text('reason'), note: text('note') || null }
  const errors: Record<string, string> = {}
  if (refusal.reason === REASON_WITH_TEXT && refusal.note === null)
    errors.note = 'Bitte schreiben Sie den Grund in einem Satz.'
  else if (!isWholeRefusal(submission.kind, refusal)) errors.reason = 'Bitte wählen Sie einen Grund.'
  if ((refusal.note?.length ?? 0) > LONGEST_REFUSAL_NOTE)
    errors.note = 'Bitte kürzen Sie den Text auf höchstens 500 Zeichen.'

  const { earliest, offered } = waitingTime(germanToday(app.clock.now()))
  const day = text('delete_on') === '' ? offered : readDay(text('delete_on'))
  if (day === null || !isCalendarDay(day)) errors.delete_on = 'Bitte geben Sie das Datum so ein: TT.MM.JJJJ.'
  else if (day < earliest)
    errors.delete_on = `Bis zum ${formatDate(earliest)} können noch Ansprüche kommen. Bitte wählen Sie diesen Tag oder einen späteren.`
  else if (day > offered) errors.delete_on = `Zugesagt ist die Löschung spätestens am ${formatDate(offered)}.`
  return Object.keys(errors).length > 0 ? { errors } : { refusal, deleteAfter: `${day}T00:00:00.000Z` }
}
