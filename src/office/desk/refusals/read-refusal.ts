import { readDay } from '#forms/days.ts'
import { isDay } from '#values/day.ts'
import { addDays } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import { faultOfTemplate } from '../templates/variables.ts'
import { isWholeRefusal, LONGEST_REFUSAL_NOTE, REASON_WITH_TEXT, type Refusal } from './reasons.ts'
import { waitingTime } from './waiting-time.ts'

/** A refusal may wait until the flat is let or the week-end is over, and no longer: applicants must not be kept hoping. */
export const LONGEST_HOLD_DAYS = 30

export type TypedRefusal = {
  refusal: Refusal
  /** YYYY-MM-DD. */
  deleteOn: string
  /** Null: no mail. `on`: YYYY-MM-DD; null: at once. */
  mail: { text: string; on: string | null } | null
}

/** Reads the form of a refusal. `today` as the calendar in Germany says. */
export function readRefusal(
  form: FormData,
  kind: string,
  today: string,
): { ok: true; typed: TypedRefusal } | { ok: false; errors: Record<string, string> } {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const refusal = { reason: text('reason'), note: text('note') || null }
  if (refusal.reason === REASON_WITH_TEXT && refusal.note === null)
    errors.note = 'Bitte schreiben Sie den Grund in einem Satz.'
  else if (!isWholeRefusal(kind, refusal)) errors.reason = 'Bitte wählen Sie einen Grund.'
  if ((refusal.note?.length ?? 0) > LONGEST_REFUSAL_NOTE)
    errors.note = 'Bitte kürzen Sie den Text auf höchstens 500 Zeichen.'

  const sends = text('mail')
  const mailDay = readDay(text('mail_on'))
  const last = addDays(today, LONGEST_HOLD_DAYS)
  if (sends === 'am' && (mailDay === null || !isDay(mailDay) || mailDay <= today || mailDay > last))
    errors.mail_on = `Bitte wählen Sie einen Tag nach heute, spätestens den ${formatDate(last)}.`
  const fault = sends === 'jetzt' || sends === 'am' ? faultOfRefusalText(text('mail_text')) : null
  if (fault !== null) errors.mail_text = fault

  const refusedOn = sends === 'am' && mailDay !== null && errors.mail_on === undefined ? mailDay : today
  const { earliest, offered } = waitingTime(refusedOn, kind)
  const day = text('delete_on') === '' ? offered : readDay(text('delete_on'))
  if (day === null || !isDay(day)) errors.delete_on = 'Bitte geben Sie das Datum so ein: TT.MM.JJJJ.'
  else if (day < earliest)
    errors.delete_on = `Bis dahin können noch Ansprüche kommen. Bitte wählen Sie den ${formatDate(earliest)} oder einen späteren Tag.`
  else if (day > offered) errors.delete_on = `Zugesagt ist die Löschung spätestens am ${formatDate(offered)}.`
  if (Object.keys(errors).length > 0 || day === null) return { ok: false, errors }
  const mail =
    sends === 'jetzt' || sends === 'am' ? { text: text('mail_text'), on: sends === 'am' ? refusedOn : null } : null
  return { ok: true, typed: { refusal, deleteOn: day, mail } }
}

function faultOfRefusalText(text: string): string | null {
  if (text.trim() === '') return 'Bitte schreiben Sie einen Text, oder wählen Sie „Keine E-Mail“.'
  if (text.length > 5000) return 'Bitte kürzen Sie den Text auf höchstens 5.000 Zeichen.'
  return faultOfTemplate(text, 'refusal')
}
