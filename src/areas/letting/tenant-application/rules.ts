import { hoursAfter } from '#platform/clock.ts'

/** The applicant lives there too: a list of two members makes a household of three. */
export function householdSizeFor(members: number): number {
  return members + 1
}

/** When the promised answer is due. */
export function answerDueAt(receivedAt: Date, promisedHours: number): Date {
  return hoursAfter(receivedAt, promisedHours)
}
