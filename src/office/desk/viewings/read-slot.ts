import { oneLine } from '#values/one-line.ts'
import { readDay } from '#forms/days.ts'
import { isDay } from '#values/day.ts'
import { CLOSES_HOURS_BEFORE, type SlotBooking, type ViewingSlot } from '#areas/letting/public.server.ts'
import { berlinMoment } from '#platform/berlin-day.ts'
import { MINUTE_MS } from '#values/durations.ts'

/** An appointment as it was typed, understood. Moments are ISO 8601 UTC. */
export type TypedSlot = {
  /** Of each appointment of the series; the first is the only one of a single. */
  times: { startsAt: string; endsAt: string }[]
  places: number
  meetingPoint: string
  note: string | null
  agentId: string | null
  booking: SlotBooking
  closesAt: string | null
}

const MOST_PLACES = 50
const MOST_IN_SERIES = 20
const LONGEST_MINUTES = 8 * 60

type Read = { ok: true; slot: TypedSlot } | { ok: false; errors: Record<string, string> }

/** `14:00`, `14.00`, `14`, `1400` → `14:00`; null: no time. */
export function readTime(typed: string): string | null {
  const match = /^(\d{1,2})[:.]?(\d{2})?(?:\s*Uhr)?$/i.exec(oneLine(typed).trim())
  if (!match) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  return hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Reads the form of an appointment, or of a series of them one after another. `before`: how it is until now. */
export function readSlot(form: FormData, now: Date, before?: Pick<ViewingSlot, 'closesAt' | 'drawnAt'>): Read {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const whole = (name: string, least: number, most: number, missing: number, message: string) => {
    const value = text(name) === '' ? missing : Number(text(name))
    if (!Number.isInteger(value) || value < least || value > most) errors[name] = message
    return value
  }
  const day = readDay(text('day'))
  if (day === null || !isDay(day)) errors.day = 'Bitte geben Sie den Tag so ein: TT.MM.JJJJ.'
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
  const booking = bookingOf(text('booking'))
  if (Object.keys(errors).length > 0 || day === null || from === null || to === null) return { ok: false, errors }

  const start = berlinMoment(day, from).getTime()
  const length = berlinMoment(day, to).getTime() - start
  if (length <= 0) return { ok: false, errors: { to: 'Das Ende liegt vor dem Beginn.' } }
  if (start <= now.getTime()) return { ok: false, errors: { day: 'Dieser Termin liegt in der Vergangenheit.' } }
  const times = Array.from({ length: count }, (_, index) => {
    const begin = start + index * (length + pause * MINUTE_MS)
    return { startsAt: new Date(begin).toISOString(), endsAt: new Date(begin + length).toISOString() }
  })
  const isDrawn = before !== undefined && before.drawnAt !== null
  const limits = { start, now, before: before?.closesAt ?? null }
  const closing =
    booking !== 'draw' ? null : isDrawn ? before.closesAt : readClosing(text('closes_day'), text('closes_time'), limits)
  if (closing !== null && typeof closing !== 'string') return { ok: false, errors: closing }
  const rest = { places, meetingPoint, note: note || null, agentId: text('agent') || null, booking, closesAt: closing }
  return { ok: true, slot: { times, ...rest } }
}

const bookingOf = (typed: string): SlotBooking => (typed === 'first' || typed === 'draw' ? typed : null)

/** When the places are drawn: long enough before the first appointment that those who are drawn can come. */
function readClosing(
  typedDay: string,
  typedTime: string,
  { start, now, before }: { start: number; now: Date; before: string | null },
) {
  const day = readDay(typedDay)
  if (day === null || !isDay(day))
    return { closes_day: 'Bitte geben Sie an, bis zu welchem Tag man sich anmelden kann: TT.MM.JJJJ.' }
  const time = readTime(typedTime)
  if (time === null) return { closes_time: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 12:00.' }
  const closes = berlinMoment(day, time).getTime()
  if (closes <= now.getTime() && new Date(closes).toISOString() !== before)
    return { closes_day: 'Dieser Anmeldeschluss liegt in der Vergangenheit.' }
  if (closes > start - CLOSES_HOURS_BEFORE * 60 * MINUTE_MS)
    return { closes_day: `Der Anmeldeschluss liegt mindestens ${CLOSES_HOURS_BEFORE} Stunden vor dem Termin.` }
  return new Date(closes).toISOString()
}
