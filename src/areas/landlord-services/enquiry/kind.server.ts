import { sentMails } from '#areas/form-kind.server.ts'
import type { FormKind, Kind } from '#areas/kind.ts'
import type { FormResult } from '#forms/declare-form.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { serviceNames } from '../contents/service-content.ts'
import {
  type BillingEnquiry,
  enquiryForms,
  enquiryGroups,
  type LandlordEnquiry,
  parseLandlordEnquiry,
} from './fields.ts'
import { billingEnquiry, landlordEnquiry } from './kind.ts'
import { contentOf, enquiryMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { billingTemplates, landlordTemplates } from './templates.ts'

/** Declares the common part of the enquiries of all services. */
function enquiryKind<Enquiry extends LandlordEnquiry | BillingEnquiry, Name extends string>(
  kind: Kind<Name> & Pick<FormKind<Enquiry>, 'forms' | 'api' | 'templates'>,
  parse: (input: Readonly<Record<string, unknown>>) => FormResult<Enquiry>,
): FormKind<Enquiry, Name> {
  return {
    ...kind,
    payloadVersion: 1,
    maxBytes: 64 * 1024,
    parse,
    describe: (enquiry) => {
      const { service, name } = contentOf(enquiry)
      const described = describeSender(enquiryForms[service], enquiry)
      return { ...described, searchWords: [name, ...described.searchWords] }
    },
    entered: {
      ...staffTexts(...Object.values(enquiryForms)),
      groups: enquiryGroups,
      codes: { leistung: serviceNames },
    },
    dueAt: (enquiry, receivedAt) => hoursAfter(receivedAt, contentOf(enquiry).promisedHours),
    ...sentMails<Enquiry>(enquiryMails),
    privacy,
  }
}

const { nebenkostenabrechnung, ...ofServices } = enquiryForms

export const landlordEnquiryKind = enquiryKind(
  {
    ...landlordEnquiry,
    forms: Object.entries(ofServices).map(([service, form]) => ({ ...form, page: `/${service}` })),
    api: { path: ofServices.hausverwaltung.endpoint, summary: 'Anfrage eines Vermieters' },
    templates: landlordTemplates,
  },
  parseLandlordEnquiry,
)

export const billingEnquiryKind = enquiryKind(
  {
    ...billingEnquiry,
    forms: [nebenkostenabrechnung],
    api: { path: nebenkostenabrechnung.endpoint, summary: 'Anfrage zur Nebenkostenabrechnung' },
    templates: billingTemplates,
  },
  nebenkostenabrechnung.parse,
)
