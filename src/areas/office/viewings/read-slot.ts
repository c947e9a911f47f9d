import { oneLine } from '#forms/text-fields.ts'
import { isCalendarDay, readDay } from '#forms/days.ts'
import { berlinMoment } from '#platform/berlin-day.ts'

/** An appointment as it was typed, understood. Moments are ISO 8601 UTC. */
export type TypedSlot = {
  /** Of each appointment of the series; the first is the only one of a single. */
  times: { startsAt: string; endsAt: string }[]
  places: number
  meetingPoint: string
  note: string | null
  agentId: string | null
}

const MINUTE_MS = 60_000
const MOST_PLACES = 50
const MOST_IN_SERIES = 20
const LONGEST_MINUTES = 8 * 60

type Read = { ok: true; slot: TypedSlot } | { ok: false; errors: Record<string, string> }

/** `14:00`, `14.00`, `14`, `1400` → `14:00`; null: no time. */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})[:.]?(\d{2})?(?:\s*Uhr)?$/i.exec(typed.trim())
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  return hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Reads the form of an appointment, or of a series of them one after another. */
export function readSlot(form: FormData, now: Date): Read {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const whole = (name: string, least: number, most: number, missing: number, message: string) => {
    const value = text(name) === '' ? missing : Number(text(name))
    if (!Number.isInteger(value) || value < least || value > most) errors[name] = message
    return value
  }
  const day = readDay(text('day'))
  if (day === null || !isCalendarDay(day)) errors.day = 'Bitte geben Sie den Tag so ein: TT.MM.JJJJ.'
  const from = readTime(text('from'))
  if (from === null) errors.from = 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 14:00.'
  const to = readTime(text('to'))
  if (to === null) errors.to = 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 14:20.'
  const places = whole('places', 1, MOST_PLACES, 1, `Bitte geben Sie 1 bis ${MOST_PLACES} Plätze an.`)
  const count = whole('count', 1, MOST_IN_SERIES, 1, `Bitte geben Sie 1 bis ${MOST_IN_SERIES} Termine an.`)
  const pause = whole('pause', 0, LONGEST_MINUTES, 0, 'Bitte geben Sie die Pause in Minuten an.')
  const meetingPoint = oneLine(text('meeting_point'))
  if (meetingPoint === '') errors.meeting_point = 'Bitte sagen Sie, wo man sich trifft.'
  if (meetingPoint.length > 200) errors.meeting_point = 'Bitte kürzen Sie den Text auf höchstens 200 Zeichen.'
  const note = text('note')
  if (note.length > 500) errors.note = 'Bitte kürzen Sie den Text auf höchstens 500 Zeichen.'
  if (Object.keys(errors).length > 0 || day === null || from === null || to === null) return { ok: false, errors }

  const start = berlinMoment(day, from).getTime()
  const length = berlinMoment(day, to).getTime() - start
  if (length <= 0) return { ok: false, errors: { to: 'Das Ende liegt vor dem Beginn.' } }
  if (start <= now.getTime()) return { ok: false, errors: { day: 'Dieser Termin liegt in der Vergangenheit.' } }
  const times = Array.from({ length: count }, (_, index) => {
    const begin = start + index * (length + pause * MINUTE_MS)
    return { startsAt: new Date(begin).toISOString(), endsAt: new Date(begin + length).toISOString() }
  })
  return { ok: true, slot: { times, places, meetingPoint, note: note || null, agentId: text('agent') || null } }
}
