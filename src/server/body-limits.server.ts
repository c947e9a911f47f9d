import { contactMessageKind } from '#areas/company/contact/kind.server.ts'
import { jobApplicationKind } from '#areas/jobs/job-application/kind.server.ts'
import { billingEnquiryKind, landlordEnquiryKind } from '#areas/landlord-services/enquiry/kind.server.ts'
import { tenantApplicationKind } from '#areas/letting/tenant-application/tenant-application.server.ts'
import { officeAddresses } from '#areas/office/access/addresses.ts'
import { partnerApplicationKind } from '#areas/partners/partner-application/kind.server.ts'
import { LARGEST_NEW_LINK_BYTES } from '#areas/sender/new-link/schema.ts'
import { LARGEST_MESSAGE_BYTES } from '#areas/sender/status/message-rules.ts'
import { MOST_BYTES as LARGEST_QUESTION_BYTES } from '#areas/tenant-services/assistant/question.server.ts'
import { damageReportKind } from '#areas/tenant-services/damage-report/kind.server.ts'
import { rentCertificateKind } from '#areas/tenant-services/rent-certificate/kind.server.ts'
import { LARGEST_BODY_BYTES } from '#platform/http/read-body.server.ts'

const OPEN_OFFICE_BYTES = 16 * 1024
const OFFICE_FORM_BYTES = 1024 * 1024

/** The pages and the API of each form, and what else takes a body. */
const publicLimits: Record<string, number> = {
  '/kontakt': contactMessageKind.maxBytes,
  '/api/contact-messages': contactMessageKind.maxBytes,
  '/mieter-bewerbung': tenantApplicationKind.maxBytes,
  '/api/tenant-applications': tenantApplicationKind.maxBytes,
  '/schadensmeldung': damageReportKind.maxBytes,
  '/api/damage-reports': damageReportKind.maxBytes,
  '/mietbescheinigung': rentCertificateKind.maxBytes,
  '/api/rent-certificates': rentCertificateKind.maxBytes,
  '/hausverwaltung': landlordEnquiryKind.maxBytes,
  '/gutachten': landlordEnquiryKind.maxBytes,
  '/schadensanierung': landlordEnquiryKind.maxBytes,
  '/instandhaltungsarbeiten': landlordEnquiryKind.maxBytes,
  '/api/landlord-enquiries': landlordEnquiryKind.maxBytes,
  '/nebenkostenabrechnung': billingEnquiryKind.maxBytes,
  '/api/billing-enquiries': billingEnquiryKind.maxBytes,
  '/handwerker-partner': partnerApplicationKind.maxBytes,
  '/api/submit-form': partnerApplicationKind.maxBytes,
  '/job/:slug/bewerbung': jobApplicationKind.maxBytes,
  '/jobs/initiativbewerbung': jobApplicationKind.maxBytes,
  '/api/job-applications': jobApplicationKind.maxBytes,
  '/chatbot': LARGEST_QUESTION_BYTES,
  '/api/assistant': LARGEST_QUESTION_BYTES,
  '/vorgang/neuer-link': LARGEST_NEW_LINK_BYTES,
  '/vorgang/:token': LARGEST_MESSAGE_BYTES,
}

/** Beside the open ones: they need no more either. */
const smallInOffice = new Set(['/verwaltung/abmelden', '/verwaltung/konto/passkey', '/verwaltung/konto/zweiter-faktor'])

const officeLimits = Object.entries(officeAddresses).flatMap(([address, { write }]): [string, number][] => {
  if (write === undefined) return []
  if (write === 'open' || smallInOffice.has(address)) return [[address, OPEN_OFFICE_BYTES]]
  return [[address, /\/(bilder|dokumente)$/.test(address) ? LARGEST_BODY_BYTES : OFFICE_FORM_BYTES]]
})

const limits = new Map([...Object.entries(publicLimits), ...officeLimits])
const patterns = [...limits]
  .filter(([address]) => address.includes(':'))
  .map(([address, bytes]) => ({ pattern: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`), bytes }))

/** The largest body that an address takes, in bytes; 0 for all that take none. React Router posts to `….data`; `normalAddress` settled the spelling. */
export function bodyLimitOf(path: string): number {
  const plain = path.replace(/\.data$/, '')
  return limits.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.bytes ?? 0
}
