import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import type { UrgencyLevel } from './fields.ts'

/** When the answer that the page promises for this level („Bearbeitungszeiten“) is due at the latest. */
export function answerDueAt(urgency: UrgencyLevel, reportedAt: Date): Date {
  return hoursAfter(reportedAt, site.promised.damageReport[urgency].hours)
}
