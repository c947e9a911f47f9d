import type { FormKind } from '#areas/kind.ts'
import { describeSender, staffTexts } from '#forms/staff-view.ts'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { damageForm, type DamageReport, MOST_PHOTO_BYTES } from './fields.ts'
import { damageReport } from './kind.ts'
import { damageReportMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { answerDueAt } from './rules.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A damage report on its way through the pipeline. */
export const damageReportKind = {
  ...damageReport,
  payloadVersion: 1,
  // The photos' own limit, and room for texts and the form's boundaries.
  maxBytes: MOST_PHOTO_BYTES + 512 * 1024,
  files: damageForm.files?.rules ?? {},
  parse: damageForm.parse,
  describe: (report) => ({ ...describeSender(damageForm, report), apartmentId: report.apartment_id }),
  entered: staffTexts(damageForm),
  dueAt: (report, receivedAt) => answerDueAt(report.urgency_level, receivedAt),
  refuse: (trx, report) => refuseUnknownFlat(trx, report.apartment_id, texts.chooseInstead),
  mails: damageReportMails,
  forms: [damageForm],
  templates,
  privacy,
} satisfies FormKind<DamageReport>
