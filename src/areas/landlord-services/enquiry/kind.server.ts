import { type FormSchema, parseForm } from '#forms/parse-form.ts'
import type * as z from 'zod/mini'
import type { FormKind, Kind } from '#areas/kind.ts'
import { damageRestoration } from '../damage-restoration/content.ts'
import { expertReports } from '../expert-reports/content.ts'
import { houseManagement } from '../house-management/content.ts'
import { maintenance } from '../maintenance/content.ts'
import type { ServiceContent } from '../service-page/content.ts'
import { utilityBilling } from '../utility-billing/content.ts'
import { billingEnquiry, landlordEnquiry } from './kind.ts'
import { enquiryMails, extraFact } from './mails.ts'
import { privacy } from './privacy.ts'
import { labels } from './texts.ts'
import {
  type BillingEnquiry,
  billingEnquirySchema,
  enquirySchemas,
  type LandlordEnquiry,
  landlordEnquirySchema,
} from './schema.ts'
import { billingTemplates, landlordTemplates } from './templates.ts'

const HOUR_MS = 60 * 60 * 1000

const contents = {
  hausverwaltung: houseManagement,
  gutachten: expertReports,
  schadensanierung: damageRestoration,
  instandhaltungsarbeiten: maintenance,
}

/** What the inquiries of all services have in common on their way through the pipeline. */
function enquiryKind<Enquiry extends LandlordEnquiry | BillingEnquiry, Schema extends FormSchema, Name extends string>(
  kind: Kind<Name> & Pick<FormKind<Enquiry>, 'schemas' | 'templates'>,
  schema: Schema & z.ZodMiniType<Enquiry>,
  contentOf: (enquiry: Enquiry) => ServiceContent,
): FormKind<Enquiry, Name> {
  return {
    ...kind,
    payloadVersion: 1,
    maxBytes: 64 * 1024,
    parse: (input) => parseForm(schema, input),
    describe: (enquiry) => ({
      contactName: `${enquiry.vorname} ${enquiry.nachname}`,
      contactEmail: enquiry.email,
      searchWords: [contentOf(enquiry).name, enquiry.telefon ?? '', extraFact(contentOf(enquiry), enquiry)?.[1] ?? ''],
    }),
    entered: {
      groups: [
        { heading: 'Anfrage', fields: ['leistung', 'immobilienart', 'gutachtenart', 'anzahlEinheiten', 'nachricht'] },
        { heading: 'Absender', fields: ['vorname', 'nachname', 'email', 'telefon'] },
      ],
      labels: {
        ...labels,
        leistung: 'Leistung',
        immobilienart: 'Art der Immobilie',
        gutachtenart: 'Art des Gutachtens',
        anzahlEinheiten: 'Anzahl der Wohneinheiten',
      },
      codes: { leistung: Object.fromEntries(Object.entries(contents).map(([key, { name }]) => [key, name])) },
    },
    dueAt: (enquiry, receivedAt) => new Date(receivedAt.getTime() + contentOf(enquiry).enquiry.promisedHours * HOUR_MS),
    mails: (enquiry, context) => enquiryMails(enquiry, contentOf(enquiry), context),
    privacy,
  }
}

const { nebenkostenabrechnung, ...ofServices } = enquirySchemas

export const landlordEnquiryKind = enquiryKind(
  { ...landlordEnquiry, schemas: Object.values(ofServices), templates: landlordTemplates },
  landlordEnquirySchema,
  ({ leistung }) => contents[leistung],
)

export const billingEnquiryKind = enquiryKind(
  { ...billingEnquiry, schemas: [nebenkostenabrechnung], templates: billingTemplates },
  billingEnquirySchema,
  () => utilityBilling,
)
