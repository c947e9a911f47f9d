import { type $ZodType, toJSONSchema } from 'zod/v4/core'
import { contactMessageKind } from '#areas/company/contact/kind.server.ts'
import { contactMessageSchema } from '#areas/company/contact/schema.ts'
import { jobApplicationKind } from '#areas/jobs/job-application/kind.server.ts'
import { jobApplicationSchema } from '#areas/jobs/job-application/schema.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '#areas/landlord-services/enquiry/kind.server.ts'
import { billingEnquirySchema, enquirySchemas } from '#areas/landlord-services/enquiry/schema.ts'
import { tenantApplicationSchema } from '#areas/letting/tenant-application/schema.ts'
import { tenantApplicationKind } from '#areas/letting/tenant-application/tenant-application.server.ts'
import { partnerApplicationKind } from '#areas/partners/partner-application/kind.server.ts'
import { partnerApplicationSchema } from '#areas/partners/partner-application/schema.ts'
import { damageReportKind } from '#areas/tenant-services/damage-report/kind.server.ts'
import { damageReportSchema } from '#areas/tenant-services/damage-report/schema.ts'
import { rentCertificateKind } from '#areas/tenant-services/rent-certificate/kind.server.ts'
import { rentCertificateSchema } from '#areas/tenant-services/rent-certificate/schema.ts'
import type { SubmissionKind } from '#platform/submissions/submission-kind.ts'
import { describeFields } from './describe-fields.ts'
import type { JsonSchema } from './shapes.ts'

export type Submission = {
  /** Below /api. */
  path: string
  summary: string
  body: JsonSchema
  kind: Pick<SubmissionKind<never>, 'files' | 'maxBytes'>
}

function submission<Payload>(
  path: string,
  summary: string,
  kind: SubmissionKind<Payload>,
  ...schemas: $ZodType[]
): Submission {
  const bodies = schemas.map((schema) => {
    const body: JsonSchema = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    return describeFields(body, kind)
  })
  return { path, summary, kind, body: bodies.length === 1 ? (bodies[0] ?? {}) : { oneOf: bodies } }
}

const { hausverwaltung, gutachten, schadensanierung, instandhaltungsarbeiten } = enquirySchemas

/** Every form of the site, described by the same schema that judges it. */
export function submissions(): Submission[] {
  return [
    submission('/tenant-applications', 'Mieterbewerbung', tenantApplicationKind, tenantApplicationSchema),
    submission('/damage-reports', 'Schadensmeldung', damageReportKind, damageReportSchema),
    submission('/rent-certificates', 'Antrag auf Mietbescheinigung', rentCertificateKind, rentCertificateSchema),
    submission('/contact-messages', 'Nachricht der Kontaktseite', contactMessageKind, contactMessageSchema),
    submission(
      '/landlord-enquiries',
      'Anfrage eines Vermieters',
      landlordEnquiryKind,
      hausverwaltung,
      gutachten,
      schadensanierung,
      instandhaltungsarbeiten,
    ),
    submission('/billing-enquiries', 'Anfrage zur Nebenkostenabrechnung', billingEnquiryKind, billingEnquirySchema),
    submission('/job-applications', 'Bewerbung auf eine Stelle', jobApplicationKind, jobApplicationSchema),
    submission('/submit-form', 'Bewerbung als Handwerker-Partner', partnerApplicationKind, partnerApplicationSchema),
  ]
}
