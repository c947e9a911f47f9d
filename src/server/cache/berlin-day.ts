const MINUTE = 60_000
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' })
let known = { minute: -1, day: '' }

/** The date in Berlin, `2026-11-21`. Midnight there falls on a whole minute, so one look a minute is enough. */
export function berlinDay(nowMs: number): string {
  const minute = Math.floor(nowMs / MINUTE)
  if (known.minute !== minute) known = { minute, day: format.format(nowMs) }
  return known.day
}
