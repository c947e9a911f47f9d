import type { MailBlock, MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { site } from '#site'
import { formatDateTime, plural } from '#ui/format.ts'
import type { DamageReport } from './schema.ts'
import { labels, texts, urgencyLabels } from './texts.ts'

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
  const isUrgent = isSafetyRisk || urgency === 'emergency'
  const optional = (name: 'building_address' | 'reporter_phone' | 'preferred_contact_time') => {
    const value = report[name]
    return value === null ? [] : ([[labels[name], value]] as const)
  }
  return {
    subject: `${isUrgent ? 'NOTFALL: ' : ''}Schadensmeldung ${reference}: ${report.damage_location}`,
    blocks: [
      {
        paragraph: isSafetyRisk ? 'Ein Schaden mit Gefahr für Menschen wurde gemeldet.' : 'Ein Schaden wurde gemeldet.',
      },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ['Dringlichkeit', urgencyLabels[urgency]],
          ...(dueAt ? ([['Versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          [labels.damage_location, report.damage_location],
          ...optional('building_address'),
          [labels.reporter_name, report.reporter_name],
          [labels.reporter_email, report.reporter_email],
          ...optional('reporter_phone'),
          ...optional('preferred_contact_time'),
          [labels.photos, files.length === 0 ? 'keine' : `${files.length}, in der Verwaltung`],
        ],
      },
      ...flatLink(apartmentId, company.siteUrl),
      { heading: labels.damage_description },
      ...paragraphs(report.damage_description),
      ...(report.additional_notes === null
        ? []
        : [{ heading: labels.additional_notes }, ...paragraphs(report.additional_notes)]),
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
