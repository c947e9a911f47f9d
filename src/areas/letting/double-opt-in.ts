import { HOUR_MS } from '#values/durations.ts'

const WEEK_MS = 7 * 24 * HOUR_MS

/** An address that waits for its confirmation, or has it; moments are ISO 8601. */
type Entered = { createdAt: string; confirmedAt: string | null; mailedAt: string }

/**
 * Whether an address gets a mail when it is entered once more for the same: anybody may enter anybody's. The request to confirm may have been lost, so it
 * goes out a second time, and never a third. Who confirmed finds the link in every mail, and gets it anew once a week at most.
 */
export function mayWriteAgain({ createdAt, confirmedAt, mailedAt }: Entered, now: Date): boolean {
  const agoMs = now.getTime() - Date.parse(mailedAt)
  return confirmedAt === null ? mailedAt === createdAt && agoMs >= HOUR_MS : agoMs >= WEEK_MS
}
