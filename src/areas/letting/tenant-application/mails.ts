import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { labels } from './labels.ts'
import type { TenantApplication } from './schema.ts'
import { texts } from './texts.ts'

/** Both mails about one application. */
export function tenantApplicationMails(application: TenantApplication, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(application, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Bewerbung ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihre Bewerbung um eine Wohnung bei ${company.brand}. Sie ist vollständig bei uns angekommen.`,
      },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      {
        paragraph: `Haben Sie Fragen, oder hat sich etwas geändert? Rufen Sie uns an (${company.phone}), oder antworten Sie auf diese E-Mail. Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
      },
    ],
  }
}

/**
 * Names who applies for what, and no income or self-disclosure: the mailbox is outside the reach of the deletion periods, so it gets
 * only what is needed to call back. The rest is read under the reference.
 */
function notice(application: TenantApplication, { reference, receivedAt, dueAt, company }: MailContext): MailContent {
  const name = `${application.applicant_first_name} ${application.applicant_last_name}`
  const { apartment_id: apartmentId, property_id: propertyId, applicant_phone: phone } = application
  return {
    subject: `Neue Mieterbewerbung ${reference}: ${name}`,
    blocks: [
      { paragraph: `Eine neue Mieterbewerbung ist eingegangen${apartmentId ? '' : ', ohne bestimmte Wohnung'}.` },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ['Name', name],
          [labels.applicant_email, application.applicant_email],
          ...(phone ? ([[labels.applicant_phone, phone]] as const) : []),
          [labels.household_size, String(application.household_size)],
        ],
      },
      {
        link: apartmentId
          ? {
              label: 'Die Wohnung auf der Website',
              href: `${company.siteUrl}/wohnung/${encodeURIComponent(apartmentId)}`,
            }
          : {
              label: 'Das Gebäude auf der Website',
              href: `${company.siteUrl}/immobilie/${encodeURIComponent(propertyId)}`,
            },
      },
      {
        paragraph: `Alle Angaben stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show ${reference}). Sie stehen nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können.`,
      },
    ],
  }
}
