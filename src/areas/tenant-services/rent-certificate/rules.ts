import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'

/** When the certificate is due at the latest, from the longest normal time that the page promises. */
export function answerDueAt(receivedAt: Date): Date {
  return hoursAfter(receivedAt, site.promised.rentCertificate.hours)
}
