import type { FormKind } from '#areas/kind.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { keyLossForm, type KeyLoss } from './fields.ts'
import { keyLoss } from './kind.ts'
import { keyLossMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A report of a lost key on its way through the pipeline. */
export const keyLossKind = {
  ...keyLoss,
  payloadVersion: 1,
  maxBytes: 64 * 1024,
  parse: keyLossForm.parse,
  describe: (report) => ({ ...describeSender(keyLossForm, report), apartmentId: report.apartment_id }),
  entered: staffTexts(keyLossForm),
  // The day on which the replacement is needed is the tenant's wish, not our promise.
  dueAt: (_report, receivedAt) => hoursAfter(receivedAt, site.promised.keyLoss.hours),
  refuse: (trx, report) => refuseUnknownFlat(trx, report.apartment_id, texts.chooseInstead),
  mails: keyLossMails,
  forms: [keyLossForm],
  templates,
  privacy,
} satisfies FormKind<KeyLoss>
