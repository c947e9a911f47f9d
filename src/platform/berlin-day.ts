const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

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

/** The Monday of this day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

/** Whether this is a day as we write it, and one of the calendar. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}
