import { formKind } from '#areas/form-kind.server.ts'
import { describeSender } from '#forms/staff-view.ts'
import { nameFlat, nameHouseIn } from '#areas/letting/public.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { confirmedWith, damageForm, type DamageReport, isUrgent } from './fields.ts'
import { damageReport } from './kind.ts'
import { damageReportMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { answerDueAt } from './rules.ts'
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
  dueAt: (report, receivedAt) => answerDueAt(report.urgency_level, receivedAt),
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
