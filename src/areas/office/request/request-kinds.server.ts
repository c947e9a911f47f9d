import { contactMessageKind } from '#areas/company/public.server.ts'
import { jobApplicationKind } from '#areas/jobs/public.server.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '#areas/landlord-services/public.server.ts'
import { tenantApplicationKind } from '#areas/letting/public.server.ts'
import { partnerApplicationKind } from '#areas/partners/public.server.ts'
import { damageReportKind, rentCertificateKind } from '#areas/tenant-services/public.server.ts'
import { deletionWhenClosed, deletionWhileOpen } from '#platform/submissions/deletion.ts'
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

/** How long a kind is kept, and from when on. */
export function keptFor(kind: RequestKind): { days: number; from: 'received' | 'closed' } {
  const { keepForDays, keepFrom = 'received' } = kinds[kind]
  return { days: keepForDays, from: keepFrom }
}

/**
 * When a submission is deleted once it is closed at this moment, or null when nothing changes: its days count from its arrival.
 * @returns ISO 8601.
 */
export function deleteAfterClosing(kind: string, closedAt: Date): string | null {
  return isRequestKind(kind) ? deletionWhenClosed(kinds[kind], closedAt) : null
}

/** The same for a submission that was taken for spam and is none: from its arrival, or open-ended until it is closed. */
export function releasedDeleteAfter({ kind, receivedAt }: { kind: string; receivedAt: string }): string | null {
  return isRequestKind(kind) ? deletionWhileOpen(kinds[kind], receivedAt) : null
}
