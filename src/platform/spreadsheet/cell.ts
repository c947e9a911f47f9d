/** What stands in one cell. A text is always a text, whatever it looks like. */
export type Cell =
  | null
  | string
  | { number: number }
  | { euro: number }
  /** YYYY-MM-DD. */
  | { day: string }
  /** ISO 8601; shown in German time. */
  | { moment: string }

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

/** A moment as a clock in Germany shows it: `2026-03-02T09:00:00`. */
export function germanClock(moment: string): string {
  return berlin.format(new Date(moment)).replace(' ', 'T')
}
