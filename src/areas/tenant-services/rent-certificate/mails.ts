import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { OTHER_FLAT, rentCertificateForm, type RentCertificateRequest } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one request. */
export function rentCertificateMails(request: RentCertificateRequest, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(request, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihr Antrag auf Mietbescheinigung ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `Ihr Antrag auf eine Mietbescheinigung ist vollständig bei ${company.brand} angekommen.`,
      },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      {
        paragraph:
          'Sie haben gar nichts beantragt? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen den Antrag.',
      },
    ],
  }
}

/** Says who needs what until when; the rest is read under the reference, so that it can be deleted with its period. */
function notice(request: RentCertificateRequest, { reference, receivedAt, dueAt, company }: MailContext): MailContent {
  const { apartment_id: apartmentId } = request
  return {
    subject: `Mietbescheinigung ${reference}: ${senderOf(rentCertificateForm, request).name}`,
    blocks: [
      { paragraph: 'Eine Mietbescheinigung wurde beantragt.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Fertig bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...senderFacts(rentCertificateForm, request),
          ...factsOf(rentCertificateForm, request, 'purpose', 'move_in_date'),
        ],
      },
      apartmentId === OTHER_FLAT
        ? { paragraph: 'Die Wohnung steht nicht in der Liste; die Adresse steht beim Vorgang.' }
        : {
            link: {
              label: 'Die Wohnung auf der Website',
              href: `${company.siteUrl}/wohnung/${encodeURIComponent(apartmentId)}`,
            },
          },
      {
        paragraph: `Alle Angaben stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show ${reference}). Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Mieterin oder den Mieter.`,
      },
    ],
  }
}
