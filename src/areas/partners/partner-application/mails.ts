import { factsOf, senderFacts } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { type PartnerApplication, partnerForm } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one application. */
export function partnerApplicationMails(application: PartnerApplication, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(application, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Bewerbung als Handwerker-Partner ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihr Interesse, mit ${company.brand} zusammenzuarbeiten. Ihre Bewerbung ist vollständig bei uns angekommen.`,
      },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      {
        paragraph: `Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an (${company.phone}). Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
      },
    ],
  }
}

/** What is needed to call back. The mailbox is outside the reach of the deletion periods, so the rest is read under the reference. */
function notice(application: PartnerApplication, { reference, receivedAt, dueAt, files }: MailContext): MailContent {
  const { companyName, tradeCategory } = application
  return {
    subject: `Neue Partnerbewerbung ${reference}: ${companyName}, ${tradeCategory}`,
    blocks: [
      { paragraph: 'Ein Handwerksbetrieb hat sich als Partner beworben.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...factsOf(partnerForm, application, 'companyName'),
          ...senderFacts(partnerForm, application),
          ...factsOf(partnerForm, application, 'tradeCategory', 'partnershipType'),
          ['Nachweise', files.length === 0 ? 'keine' : `${files.length}, in der Verwaltung, nicht auf Viren geprüft`],
        ],
      },
      {
        paragraph: `Alle Angaben stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show ${reference}). Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Betrieb.`,
      },
    ],
  }
}
