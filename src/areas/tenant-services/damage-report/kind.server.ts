import { formKind } from '#areas/form-kind.server.ts'
import { describeSender } from '#forms/staff-view.ts'
import { nameFlat, nameHouseIn } from '#areas/letting/public.server.ts'
import { hoursAfter } from '#platform/clock.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { site } from '#site'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { confirmedWith, damageForm, type DamageReport, isUrgent } from './fields.ts'
import { damageReport } from './kind.ts'
import { damageReportMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A damage report on its way through the pipeline. */
export const damageReportKind = formKind(damageReport, damageForm, {
  summary: 'Schadensmeldung',
  describe: (report) => ({
    ...describeSender(damageForm, report),
    apartmentId: report.apartment_id,
    alarm: { isEmergency: report.urgency_level === 'emergency', isDanger: report.is_safety_risk },
  }),
  // What the page promises for this level („Bearbeitungszeiten“).
  dueAt: (report, receivedAt) => hoursAfter(receivedAt, site.promised.damageReport[report.urgency_level].hours),
  confirmedWith,
  async nameFlat(trx: Trx, report: DamageReport) {
    const { apartment_id: id, building_address: typed } = report
    if (id !== null) return nameFlat(trx, id)
    // Only the receipt of an emergency says it.
    return typed !== null && isUrgent(report) ? nameHouseIn(trx, typed) : null
  },
  refuse: (trx, report) => refuseUnknownFlat(trx, report.apartment_id, texts.chooseInstead),
  mails: damageReportMails,
  templates,
  privacy,
})
