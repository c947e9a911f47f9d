import { HOUR_MS } from '#values/durations.ts'

/** A session ends twelve hours after sign-in, whatever happens (ASVS 7.3.2; NIST SP 800-63B-4 allows 24 h at AAL2). */
export const LONGEST_SESSION_MS = 12 * HOUR_MS
/** And after an hour in which nobody used it (ASVS 7.3.1). */
export const LONGEST_IDLE_MS = HOUR_MS
