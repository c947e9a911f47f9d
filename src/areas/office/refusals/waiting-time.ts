/**
 * How long a refused application is kept. Claims for discrimination are made within two months: AGG § 21 (5) for flats, § 15 (4) for jobs,
 * counted from when the applicant gets to know of the refusal; until then the company may need to show its reason (AGG § 22). Six months is what the
 * privacy notice promises at most: a margin for the way of a claim to us (ArbGG § 61b: three more months to go to court).
 */
const CLAIM_MONTHS = 2
const KEPT_MONTHS = 6

export type WaitingTime = {
  /** YYYY-MM-DD: not before this day. */
  earliest: string
  /** What is offered, and the latest. */
  offered: string
}

/** @param told the day on which the refusal is told, YYYY-MM-DD. */
export function waitingTime(told: string): WaitingTime {
  // A day more: the period ends with the end of its last day (BGB § 188).
  return { earliest: addMonths(told, CLAIM_MONTHS, 1), offered: addMonths(told, KEPT_MONTHS) }
}

/** Calendar days as text; months as BGB § 188 (3) counts them: a month without that day ends on its last. */
function addMonths(day: string, months: number, days = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth) + days)).toISOString().slice(0, 10)
}
