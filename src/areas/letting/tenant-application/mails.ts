import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { site } from '#site'
import { type TenantApplication, tenantForm } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one application. */
export function tenantApplicationMails(application: TenantApplication, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(application, context) }
}

function receipt({ reference, company, matter }: MailContext): MailContent {
  return {
    subject: `Ihre Bewerbung ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihre Bewerbung um eine Wohnung bei ${company.brand}. Sie ist vollständig bei uns angekommen.`,
      },
      {
        facts: [['Ihre Vorgangsnummer', reference], ...(matter ? ([['Ihre Bewerbung', matter]] as const) : [])],
      },
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
 * Says that somebody applies for what, and no income or self-disclosure: the mailbox is outside the reach of the deletion periods. Who it is stands
 * in it only where the office does not begin with a neutral look (`/verwaltung/firma/bewerbung`). The rest is read under the reference.
 */
function notice(application: TenantApplication, { reference, receivedAt, dueAt, company }: MailContext): MailContent {
  const { apartment_id: apartmentId, property_id: propertyId } = application
  const isNeutral = site.tenantApplication.neutralFirstLook
  return {
    subject: `Neue Mieterbewerbung ${reference}${isNeutral ? '' : `: ${senderOf(tenantForm, application).name}`}`,
    blocks: [
      { paragraph: `Eine neue Mieterbewerbung ist eingegangen${apartmentId ? '' : ', ohne bestimmte Wohnung'}.` },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...(isNeutral ? [] : senderFacts(tenantForm, application)),
          ...factsOf(tenantForm, application, 'household_size'),
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
        link: { label: 'In der Verwaltung öffnen', href: `${company.siteUrl}/verwaltung/anfragen/${reference}` },
      },
      {
        paragraph:
          'Alle Angaben stehen dort unter der Vorgangsnummer. Sie stehen nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können.',
      },
    ],
  }
}
