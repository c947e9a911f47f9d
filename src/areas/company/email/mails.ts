import { factsOf, senderFacts } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { emailForm, type EmailMessage } from './fields.ts'

/** Both mails about one e-mail. */
export function emailMessageMails(message: EmailMessage, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(message, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre E-Mail ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      { paragraph: `vielen Dank für Ihre E-Mail an ${company.brand}. Sie ist bei uns angekommen, und wir melden uns.` },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      {
        paragraph: `Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an (${company.phone}). Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse benutzt. Antworten Sie kurz auf diese E-Mail, und wir löschen die Nachricht.',
      },
    ],
  }
}

/** Staff read the e-mail's words in the office; a copy of them in a mailbox would outlive their deletion. */
function notice(message: EmailMessage, { reference, receivedAt, dueAt, company }: MailContext): MailContent {
  return {
    subject: `E-Mail ${reference}: ${message.betreff ?? 'ohne Betreff'}`,
    blocks: [
      { paragraph: 'Eine E-Mail ist eingegangen, die zu keinem Vorgang gehört.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...senderFacts(emailForm, message),
          ...factsOf(emailForm, message, 'betreff', 'nicht_uebernommen'),
        ],
      },
      { link: { label: 'Der Vorgang in der Verwaltung', href: `${company.siteUrl}/verwaltung/anfragen/${reference}` } },
    ],
  }
}
