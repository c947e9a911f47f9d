import { site } from '#site'

const HOUR_MS = 60 * 60 * 1000

/** When the certificate is due at the latest, from the longest normal time that the page promises. */
export function answerDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + site.promised.rentCertificate.hours * HOUR_MS)
}
