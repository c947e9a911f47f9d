import { formKind } from '#areas/form-kind.server.ts'
import { describeSender } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import { site } from '#site'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { keyLossForm } from './fields.ts'
import { keyLoss } from './kind.ts'
import { keyLossMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A report of a lost key on its way through the pipeline. */
export const keyLossKind = formKind(keyLoss, keyLossForm, {
  summary: 'Meldung eines verlorenen Schlüssels',
  describe: (report) => ({ ...describeSender(keyLossForm, report), apartmentId: report.apartment_id }),
  // The day on which the replacement is needed is the tenant's wish, not our promise.
  dueAt: (_report, receivedAt) => hoursAfter(receivedAt, site.promised.keyLoss.hours),
  refuse: (trx, report) => refuseUnknownFlat(trx, report.apartment_id, texts.chooseInstead),
  mails: keyLossMails,
  templates,
  privacy,
})
