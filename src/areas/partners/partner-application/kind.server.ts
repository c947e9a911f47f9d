import { parseForm } from '#forms/parse-form.ts'
import type { FormKind } from '#areas/kind.ts'
import { site } from '#site'
import { trades } from '../trades/repository.server.ts'
import { labels } from './labels.ts'
import { partnerApplication } from './kind.ts'
import { partnerApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { partnerFiles } from './files.ts'
import { type PartnerApplication, partnerApplicationSchema } from './schema.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

const HOUR_MS = 60 * 60 * 1000

/** A partner application on its way through the pipeline. */
export const partnerApplicationKind = {
  ...partnerApplication,
  payloadVersion: 1,
  // The files' own limit, and room for texts and the form's boundaries.
  maxBytes: partnerFiles.maxBytes + 512 * 1024,
  files: partnerFiles.rules,
  parse: (input) => parseForm(partnerApplicationSchema, input),
  describe: ({ contactPerson, email, companyName, phone, tradeCategory }) => ({
    contactName: contactPerson,
    contactEmail: email,
    searchWords: [companyName, phone, tradeCategory],
  }),
  entered: {
    groups: [
      {
        heading: 'Betrieb',
        fields: ['companyName', 'contactPerson', 'email', 'phone', 'companyAddress', 'website'],
      },
      {
        heading: 'Leistungen',
        fields: [
          'tradeCategory',
          'experienceYears',
          'servicesOffered',
          'coverageAreas',
          'partnershipType',
          'specificObjects',
        ],
      },
      {
        heading: 'Nachweise',
        fields: ['certifications', 'insuranceInfo', 'companyReferences', 'message'],
      },
    ],
    labels,
    codes: { partnershipType: { general: 'für alle Objekte', local: 'für bestimmte Objekte' } },
  },
  dueAt: (_application, receivedAt) => new Date(receivedAt.getTime() + site.promised.applicationHours * HOUR_MS),
  async refuse(trx, { tradeCategory }) {
    if (await trades(trx).isSought(tradeCategory)) return null
    return { title: texts.tradeGone, errors: { tradeCategory: texts.otherTrade } }
  },
  mails: partnerApplicationMails,
  schemas: [partnerApplicationSchema],
  templates,
  privacy,
} satisfies FormKind<PartnerApplication>
