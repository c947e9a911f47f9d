import { factsOf, senderFacts } from '#forms/staff-view.ts'
import type { MailBlock, MailContent } from '#platform/mail/mail-content.ts'
import { alarmMark, alarmOf } from '#platform/submissions/alarm.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { site } from '#site'
import { formatDateTime, plural } from '#ui/format.ts'
import { damageForm, type DamageReport } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one damage. */
export function damageReportMails(report: DamageReport, context: MailContext): SubmissionMails {
  return { receipt: receipt(report, context), notice: notice(report, context) }
}

function receipt({ urgency_level: urgency }: DamageReport, { reference, company, files }: MailContext): MailContent {
  const { length: photos } = files
  const came = photos === 0 ? 'Sie ist' : `Sie ist mit ${plural(photos, 'Foto', 'Fotos')}`
  return {
    subject: `Ihre Schadensmeldung ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihre Schadensmeldung an ${company.brand}. ${came} vollständig bei uns angekommen.`,
      },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      { paragraph: `Wir kümmern uns ${site.promised.damageReport[urgency].shown} darum und melden uns bei Ihnen.` },
      { paragraph: `${texts.worse} Telefon: ${company.phone}, bei Lebensgefahr ${site.emergency.fire}.` },
      {
        paragraph: `Sie haben ${photos === 0 ? 'Fotos' : 'weitere Fotos'}? Antworten Sie auf diese E-Mail und hängen Sie die Bilder an.`,
      },
      {
        paragraph:
          'Sie haben uns gar nichts gemeldet? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Meldung.',
      },
    ],
  }
}

/**
 * Carries everything that is needed to send somebody there at once. Of the photos only their number: mailboxes are outside the reach
 * of the deletion periods, and nobody has scanned the files.
 */
function notice(report: DamageReport, { reference, receivedAt, dueAt, company, files }: MailContext): MailContent {
  const { urgency_level: urgency, is_safety_risk: isSafetyRisk, apartment_id: apartmentId } = report
  const alarm = alarmOf({ isEmergency: urgency === 'emergency', isDanger: isSafetyRisk })
  const { fields } = damageForm
  return {
    subject: `${alarmMark(alarm)}Schadensmeldung ${reference}: ${report.damage_location}`,
    blocks: [
      {
        paragraph: isSafetyRisk ? 'Ein Schaden mit Gefahr für Menschen wurde gemeldet.' : 'Ein Schaden wurde gemeldet.',
      },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...factsOf(damageForm, report, 'urgency_level'),
          ...(dueAt ? ([['Versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...factsOf(damageForm, report, 'damage_location', 'building_address'),
          ...senderFacts(damageForm, report),
          ...factsOf(damageForm, report, 'preferred_contact_time'),
          [fields.photos.label, files.length === 0 ? 'keine' : `${files.length}, in der Verwaltung`],
        ],
      },
      ...flatLink(apartmentId, company.siteUrl),
      { heading: fields.damage_description.label },
      ...paragraphs(report.damage_description),
      ...(report.additional_notes === null
        ? []
        : [{ heading: fields.additional_notes.label }, ...paragraphs(report.additional_notes)]),
      ...(files.length === 0 ? [] : [{ paragraph: photosAdvice }]),
      { link: { label: 'Der Vorgang in der Verwaltung', href: `${company.siteUrl}/verwaltung/anfragen/${reference}` } },
      { paragraph: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die meldende Person.' },
    ],
  }
}

const photosAdvice =
  'Die Fotos stehen in der Verwaltung, nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können. Sie sind nicht auf Viren geprüft.'

function flatLink(apartmentId: string | null, siteUrl: string): MailBlock[] {
  if (apartmentId === null) return []
  return [
    { link: { label: 'Die Wohnung auf der Website', href: `${siteUrl}/wohnung/${encodeURIComponent(apartmentId)}` } },
  ]
}

const paragraphs = (text: string): MailBlock[] => text.split(/\n{2,}/).map((paragraph) => ({ paragraph }))
