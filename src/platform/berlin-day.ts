import { DAY_MS, HOUR_MS, MINUTE_MS } from '#values/durations.ts'

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The calendar day in Germany, YYYY-MM-DD. */
export function berlinDay(moment: Date): string {
  return dayFormat.format(moment)
}

/** The moment at which this day (YYYY-MM-DD) begins in Germany, in summer and in winter. */
export function berlinMidnight(day: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const inSummer = new Date(utc - 2 * HOUR_MS)
  return berlinDay(inSummer) === day ? inSummer : new Date(utc - HOUR_MS)
}

/** Another day by the calendar: `addDays('2026-03-01', -1)` is `2026-02-28`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Months by the calendar (BGB § 188 (3)): a month without that day ends on its last. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}

/** The Monday of this day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** The moment at which a clock in Germany shows this time (`14:30`) on this day. A time that the change to summer skips is an hour later. */
export function berlinMoment(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const guess = Date.parse(`${day}T${time}:00Z`)
  const shown = (at: number) => berlinTime(new Date(at))
  for (const offset of [2, 1])
    if (shown(guess - offset * HOUR_MS) === time && berlinDay(new Date(guess - offset * HOUR_MS)) === day)
      return new Date(guess - offset * HOUR_MS)
  return new Date(berlinMidnight(day).getTime() + hours * HOUR_MS + minutes * MINUTE_MS)
}

const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

/** Shows the time of a moment in Germany: `14:30`. */
export function berlinTime(moment: Date): string {
  return timeFormat.format(moment)
}
