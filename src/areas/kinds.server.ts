import { isOffered } from '#company/offered.ts'
import { contactMessageKind } from './company/contact/kind.server.ts'
import { emailMessageKind } from './company/email/kind.server.ts'
import { jobApplicationKind } from './jobs/job-application/kind.server.ts'
import type { FormKind } from './kind.ts'
import { isKindName, kindNames, type KindName } from './kinds.ts'
import { billingEnquiryKind, landlordEnquiryKind } from './landlord-services/enquiry/kind.server.ts'
import { tenantApplicationKind } from './letting/tenant-application/kind.server.ts'
import { partnerApplicationKind } from './partners/partner-application/kind.server.ts'
import { damageReportKind } from './tenant-services/damage-report/kind.server.ts'
import { keyLossKind } from './tenant-services/key-loss/kind.server.ts'
import { rentCertificateKind } from './tenant-services/rent-certificate/kind.server.ts'

/** The server's part of each kind in `kinds.ts`; the compiler names one that is missing or stands at another's name. */
export const formKinds: { readonly [Name in KindName]: FormKind<unknown, Name> } = {
  tenant_application: tenantApplicationKind,
  damage_report: damageReportKind,
  rent_certificate: rentCertificateKind,
  key_loss: keyLossKind,
  contact_message: contactMessageKind,
  email_message: emailMessageKind,
  landlord_enquiry: landlordEnquiryKind,
  billing_enquiry: billingEnquiryKind,
  job_application: jobApplicationKind,
  partner_application: partnerApplicationKind,
}

/** In the order of `kinds.ts`. */
export const eachFormKind: readonly FormKind<unknown>[] = kindNames.map((name) => formKinds[name])

/** Of a kind with several forms those whose page there is. */
export const offeredForms = ({ forms }: Pick<FormKind<unknown>, 'forms'>) =>
  forms.filter(({ page }) => page === undefined || isOffered(page))

/** Undefined: a kind that a later version took away; its requests are still there. */
export function findFormKind(name: string): FormKind<unknown> | undefined {
  return isKindName(name) ? formKinds[name] : undefined
}
