import { isOffered } from '#company/offered.ts'
import { contactMessage } from './company/contact/kind.ts'
import { emailMessage } from './company/email/kind.ts'
import { jobApplication } from './jobs/job-application/kind.ts'
import type { Kind } from './kind.ts'
import { billingEnquiry, landlordEnquiry } from './landlord-services/enquiry/kind.ts'
import { tenantApplication } from './letting/tenant-application/kind.ts'
import { partnerApplication } from './partners/partner-application/kind.ts'
import { damageReport } from './tenant-services/damage-report/kind.ts'
import { keyLoss } from './tenant-services/key-loss/kind.ts'
import { rentCertificate } from './tenant-services/rent-certificate/kind.ts'

const declared = [
  tenantApplication,
  damageReport,
  rentCertificate,
  keyLoss,
  contactMessage,
  emailMessage,
  landlordEnquiry,
  billingEnquiry,
  jobApplication,
  partnerApplication,
] as const

export type KindName = (typeof declared)[number]['kind']

/** Every form of the site, in the order in which the office, the API's description and the privacy page name them. */
export const kinds: readonly Kind<KindName>[] = declared

export const kindNames = kinds.map(({ kind }) => kind)

export function isKindName(text: string): text is KindName {
  return kinds.some(({ kind }) => kind === text)
}

/** Whether anybody may send one now: on any of its pages, or by a way without a page. What came before stays in the office. */
export const isKindOffered = ({ pages }: Pick<Kind, 'pages'>): boolean => pages.length === 0 || pages.some(isOffered)

/** Undefined: a kind that a later version took away; its requests are still there. */
export function findKind(name: string): Kind<KindName> | undefined {
  return kinds.find(({ kind }) => kind === name)
}
