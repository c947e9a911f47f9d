import { isCalendarDay } from '#forms/days.ts'

/** A calendar day of Germany as moments: `2026-03-29` → from 23:00 UTC the evening before, 23 hours long. Null when it is none. */
export function germanDay(day: string): { from: string; until: string } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isCalendarDay(day)) return null
  const next = new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10)
  return { from: midnightOf(day), until: midnightOf(next) }
}

const hourThere = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' })

/** Midnight lies one or two hours before UTC's; the clocks change later in the night. */
function midnightOf(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`)
  const ahead = Number(hourThere.format(utc))
  return new Date(utc - ahead * 60 * 60_000).toISOString()
}
