import { contactMessageKind } from '#areas/company/public.server.ts'
import { jobApplicationKind } from '#areas/jobs/public.server.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '#areas/landlord-services/public.server.ts'
import { tenantApplicationKind } from '#areas/letting/public.server.ts'
import { partnerApplicationKind } from '#areas/partners/public.server.ts'
import { damageReportKind, rentCertificateKind } from '#areas/tenant-services/public.server.ts'
import type { EnteredTexts, SubmissionKind } from '#platform/submissions/submission-kind.ts'
import { isRequestKind, type RequestKind } from '../access/roles.ts'

type Known = Pick<SubmissionKind<never>, 'kind' | 'keepForDays' | 'keepFrom' | 'entered'>

/** Every form whose submissions the office works on. The keys are checked against the roles' kinds by the compiler. */
const kinds: Record<RequestKind, Known> = {
  tenant_application: tenantApplicationKind,
  damage_report: damageReportKind,
  rent_certificate: rentCertificateKind,
  contact_message: contactMessageKind,
  landlord_enquiry: landlordEnquiryKind,
  billing_enquiry: billingEnquiryKind,
  partner_application: partnerApplicationKind,
  job_application: jobApplicationKind,
}

const unknownTexts: EnteredTexts = { groups: [], labels: {} }

/** How the payload of this kind is read; a kind that a later version took away shows its fields by their names. */
export function enteredTextsOf(kind: string): EnteredTexts {
  return isRequestKind(kind) ? kinds[kind].entered : unknownTexts
}

const DAY_MS = 24 * 60 * 60_000

/**
 * When a submission is deleted once it is closed at this moment, or null when nothing changes: its days count from its arrival.
 * @returns ISO 8601.
 */
export function deleteAfterClosing(kind: string, closedAt: Date): string | null {
  if (!isRequestKind(kind) || kinds[kind].keepFrom !== 'closed') return null
  return new Date(closedAt.getTime() + kinds[kind].keepForDays * DAY_MS).toISOString()
}

/** The same for a submission that was taken for spam and is none: from its arrival, or open-ended until it is closed. */
export function releasedDeleteAfter({ kind, receivedAt }: { kind: string; receivedAt: string }): string | null {
  if (!isRequestKind(kind) || kinds[kind].keepFrom === 'closed') return null
  return new Date(Date.parse(receivedAt) + kinds[kind].keepForDays * DAY_MS).toISOString()
}
