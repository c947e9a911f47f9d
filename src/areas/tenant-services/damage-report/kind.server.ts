import { parseForm } from '#forms/parse-form.ts'
import type { FormKind } from '#areas/kind.ts'
import { refuseUnknownFlat } from '../flats/refuse-unknown-flat.server.ts'
import { damageReport } from './kind.ts'
import { damageReportMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { answerDueAt } from './rules.ts'
import { damagePhotos } from './photos.ts'
import { type DamageReport, damageReportSchema } from './schema.ts'
import { templates } from './templates.ts'
import { labels, texts, urgencyLabels } from './texts.ts'

/** A damage report on its way through the pipeline. */
export const damageReportKind = {
  ...damageReport,
  payloadVersion: 1,
  // The photos' own limit, and room for texts and the form's boundaries.
  maxBytes: damagePhotos.maxBytes + 512 * 1024,
  files: damagePhotos.rules,
  parse: (input) => parseForm(damageReportSchema, input),
  describe: (report) => ({
    contactName: report.reporter_name,
    contactEmail: report.reporter_email,
    searchWords: [report.reporter_phone ?? '', report.damage_location, report.building_address ?? ''],
    apartmentId: report.apartment_id,
  }),
  entered: {
    groups: [
      {
        heading: 'Schaden',
        fields: ['urgency_level', 'is_safety_risk', 'damage_location', 'damage_description', 'additional_notes'],
      },
      {
        heading: 'Gemeldet von',
        fields: ['reporter_name', 'reporter_email', 'reporter_phone', 'preferred_contact_time', 'building_address'],
      },
    ],
    labels: {
      ...labels,
      damage_description: 'Beschreibung',
      urgency_level: 'Dringlichkeit',
      is_safety_risk: 'Gefahr für Menschen',
    },
    codes: { urgency_level: urgencyLabels },
    files: { photos: labels.photos },
  },
  dueAt: (report, receivedAt) => answerDueAt(report.urgency_level, receivedAt),
  refuse: (trx, report) => refuseUnknownFlat(trx, report.apartment_id, texts.chooseInstead),
  mails: damageReportMails,
  schemas: [damageReportSchema],
  templates,
  privacy,
} satisfies FormKind<DamageReport>
