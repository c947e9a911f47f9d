import { contactMessageKind } from '#areas/company/public.server.ts'
import { jobApplicationKind } from '#areas/jobs/public.server.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '#areas/landlord-services/public.server.ts'
import { tenantApplicationKind } from '#areas/letting/public.server.ts'
import { partnerApplicationKind } from '#areas/partners/public.server.ts'
import { damageReportKind, rentCertificateKind } from '#areas/tenant-services/public.server.ts'
import type { SubmissionKind } from '#platform/submissions/submission-kind.ts'

type Known = Pick<SubmissionKind<never>, 'keepForDays' | 'keepFrom' | 'entered'>

/** What a sender calls what they sent; all of them are feminine in German: „Ihre Bewerbung“, „die Bewerbung“. */
export type SenderKind = Known & {
  /** Alone and in a sentence: `Bewerbung`. */
  noun: string
  /** As the page's title: `Ihre Bewerbung um eine Wohnung`. */
  title: string
  /**
   * How long it is kept after its sender withdrew it: three months where a refused applicant could still sue (AGG § 15), else one.
   * Null: as long as any other, for it is part of the building's records.
   */
  withdrawnDays: number | null
}

const APPLICATION_DAYS = 90
const OTHER_DAYS = 30

const kinds: Record<string, SenderKind> = {
  tenant_application: {
    ...textsOf(tenantApplicationKind),
    noun: 'Bewerbung',
    title: 'Ihre Bewerbung um eine Wohnung',
    withdrawnDays: APPLICATION_DAYS,
  },
  damage_report: {
    ...textsOf(damageReportKind),
    noun: 'Schadensmeldung',
    title: 'Ihre Schadensmeldung',
    withdrawnDays: null,
  },
  rent_certificate: {
    ...textsOf(rentCertificateKind),
    noun: 'Anforderung',
    title: 'Ihre Mietbescheinigung',
    withdrawnDays: OTHER_DAYS,
  },
  contact_message: {
    ...textsOf(contactMessageKind),
    noun: 'Nachricht',
    title: 'Ihre Nachricht an uns',
    withdrawnDays: OTHER_DAYS,
  },
  landlord_enquiry: {
    ...textsOf(landlordEnquiryKind),
    noun: 'Anfrage',
    title: 'Ihre Anfrage',
    withdrawnDays: OTHER_DAYS,
  },
  billing_enquiry: {
    ...textsOf(billingEnquiryKind),
    noun: 'Anfrage',
    title: 'Ihre Anfrage zur Nebenkostenabrechnung',
    withdrawnDays: OTHER_DAYS,
  },
  partner_application: {
    ...textsOf(partnerApplicationKind),
    noun: 'Bewerbung',
    title: 'Ihre Bewerbung als Handwerker-Partner',
    withdrawnDays: OTHER_DAYS,
  },
  job_application: {
    ...textsOf(jobApplicationKind),
    noun: 'Bewerbung',
    title: 'Ihre Stellenbewerbung',
    withdrawnDays: APPLICATION_DAYS,
  },
}

function textsOf({ keepForDays, entered, ...kind }: Known): Known {
  return { keepForDays, entered, ...(kind.keepFrom === undefined ? {} : { keepFrom: kind.keepFrom }) }
}

/** A kind that a later version took away shows its fields by their names. */
const unknownKind: SenderKind = {
  keepForDays: 365,
  entered: { groups: [], labels: {} },
  noun: 'Anfrage',
  title: 'Ihre Anfrage',
  withdrawnDays: OTHER_DAYS,
}

export function senderKindOf(kind: string): SenderKind {
  return Object.hasOwn(kinds, kind) ? (kinds[kind] ?? unknownKind) : unknownKind
}

/** Every kind that has its own words here; the office's kinds are the same ones. */
export const senderKindNames = Object.keys(kinds)
