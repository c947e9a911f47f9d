/**
 * Tables whose lines go by their age alone, with the reason for each period. A log that names people joins with one line here; its column
 * of moments (ISO 8601) should have an index.
 */
export const agedTables = [
  {
    kind: 'audit_log',
    moment: 'happened_at',
    // Misuse is often noticed late, at the latest when a year is looked back on; it is data about staff, so no longer than that.
    keepForDays: 365,
  },
] as const

export type AgedTable = (typeof agedTables)[number]

const DAY_MS = 24 * 60 * 60_000

/** Lines older than this moment go. @returns ISO 8601. */
export function oldestKept({ keepForDays }: AgedTable, now: Date): string {
  return new Date(now.getTime() - keepForDays * DAY_MS).toISOString()
}
