import { site } from '#site'
import type { UrgencyLevel } from './fields.ts'

const HOUR_MS = 60 * 60 * 1000

/** When the answer that the page promises for this level („Bearbeitungszeiten“) is due at the latest. */
export function answerDueAt(urgency: UrgencyLevel, reportedAt: Date): Date {
  return new Date(reportedAt.getTime() + site.promised.damageReport[urgency].hours * HOUR_MS)
}
