import { formKind } from '#areas/form-kind.server.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { trades } from '../trades/repository.server.ts'
import { partnerForm } from './fields.ts'
import { partnerApplication } from './kind.ts'
import { partnerApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A partner application on its way through the pipeline. */
export const partnerApplicationKind = formKind(partnerApplication, partnerForm, {
  summary: 'Bewerbung als Handwerker-Partner',
  dueAt: (_application, receivedAt) => hoursAfter(receivedAt, site.promised.applicationHours),
  async refuse(trx, { tradeCategory }) {
    if (await trades(trx).isSought(tradeCategory)) return null
    return { title: texts.tradeGone, errors: { tradeCategory: texts.otherTrade } }
  },
  mails: partnerApplicationMails,
  templates,
  privacy,
})
