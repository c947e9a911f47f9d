import { findKind } from '#areas/kinds.ts'
import { addDays, addMonths, berlinMidnight } from '#platform/berlin-day.ts'
import { dayOfDeletion } from '#requests/request/deletion.ts'

/**
 * How long a refused application is kept. Claims for discrimination are made within two months: AGG § 21 (5) for flats, § 15 (4) for jobs,
 * counted from when the applicant gets to know of the refusal; until then the company may need to show its reason (AGG § 22). What the kind
 * promises at most is offered: a margin for the way of a claim to us (ArbGG § 61b: three more months to go to court).
 */
const CLAIM = { months: 2 }

export type WaitingTime = {
  /** YYYY-MM-DD: not before this day. */
  earliest: string
  /** The time offered, and the latest. */
  offered: string
}

/** @param refusedOn YYYY-MM-DD. */
export function waitingTime(refusedOn: string, kind: string): WaitingTime {
  const { keepFor = CLAIM } = findKind(kind) ?? {}
  // A day more: the period ends with the end of its last day (BGB § 188).
  return {
    earliest: addDays(addMonths(refusedOn, CLAIM.months), 1),
    offered: dayOfDeletion(berlinMidnight(refusedOn), keepFor),
  }
}
