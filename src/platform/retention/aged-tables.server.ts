/**
 * Tables whose lines go, or lose the name in them, by their age, with the reason for each period; `aged/repository.server.ts` says which
 * of their lines are meant. A table that names people and hangs on no submission joins with a line here and one there.
 */
export const agedTables = [
  {
    kind: 'audit_log',
    // Misuse is often noticed late, at the latest when a year is looked back on; it is data about staff, so no longer than that.
    keepForDays: 365,
  },
  {
    kind: 'content_history',
    // What changed stays, for it is needed to take it back. Whose change it was is data about staff, as in the audit log.
    keepForDays: 365,
  },
  {
    kind: 'viewing_slots',
    // They say who showed which flat when. An applicant who was refused may claim for so long (AGG § 21), and then it counts who was invited: so an
    // appointment stays at least as long as an application of somebody who was invited to it, longer under legal hold.
    keepForDays: 180,
  },
  {
    kind: 'outbox',
    // Mails of no request, today the test mails of the settings: looked at on the day, or when the mail server's log is searched.
    keepForDays: 30,
  },
] as const

export type AgedTable = (typeof agedTables)[number]

const DAY_MS = 24 * 60 * 60_000

/** Lines older than this moment go. @returns ISO 8601. */
export function oldestKept({ keepForDays }: AgedTable, now: Date): string {
  return new Date(now.getTime() - keepForDays * DAY_MS).toISOString()
}
