import { type KindName, kindNames } from '#areas/kinds.ts'
import {
  jobApplicationTemplates,
  partnerApplicationTemplates,
  tenantApplicationTemplates,
} from './defaults/applications.ts'
import { flatRefusalTemplate, invitationTemplate, jobRefusalTemplate } from './defaults/decisions.ts'
import { billingEnquiryTemplates, landlordEnquiryTemplates } from './defaults/landlords.ts'
import { contactMessageTemplates, damageReportTemplates, rentCertificateTemplates } from './defaults/tenants.ts'
import type { StandardTemplate, Template } from './template.ts'

const byKind: Record<KindName, readonly StandardTemplate[]> = {
  tenant_application: [...tenantApplicationTemplates, invitationTemplate, flatRefusalTemplate],
  damage_report: damageReportTemplates,
  rent_certificate: rentCertificateTemplates,
  contact_message: contactMessageTemplates,
  landlord_enquiry: landlordEnquiryTemplates,
  billing_enquiry: billingEnquiryTemplates,
  partner_application: partnerApplicationTemplates,
  job_application: [...jobApplicationTemplates, jobRefusalTemplate],
}

/** The templates as the site brings them, in the order of the kinds. */
export const standardTemplates: readonly Template[] = kindNames.flatMap((kind) =>
  byKind[kind].map(({ id, use = 'answer', ...texts }) => ({
    ...texts,
    key: `${kind}.${id}`,
    kind,
    use,
    version: 0,
    isStandard: true,
  })),
)
