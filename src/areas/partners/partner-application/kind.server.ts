import type { FormKind } from '#areas/kind.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { trades } from '../trades/repository.server.ts'
import { MOST_FILE_BYTES, type PartnerApplication, partnerForm } from './fields.ts'
import { partnerApplication } from './kind.ts'
import { partnerApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A partner application on its way through the pipeline. */
export const partnerApplicationKind = {
  ...partnerApplication,
  payloadVersion: 1,
  // The files' own limit, and room for texts and the form's boundaries.
  maxBytes: MOST_FILE_BYTES + 512 * 1024,
  files: partnerForm.files?.rules ?? {},
  parse: partnerForm.parse,
  describe: (application) => describeSender(partnerForm, application),
  entered: staffTexts(partnerForm),
  dueAt: (_application, receivedAt) => hoursAfter(receivedAt, site.promised.applicationHours),
  async refuse(trx, { tradeCategory }) {
    if (await trades(trx).isSought(tradeCategory)) return null
    return { title: texts.tradeGone, errors: { tradeCategory: texts.otherTrade } }
  },
  mails: partnerApplicationMails,
  forms: [partnerForm],
  templates,
  privacy,
} satisfies FormKind<PartnerApplication>
