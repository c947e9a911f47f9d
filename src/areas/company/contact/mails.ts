import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import type { ContactMessage } from './schema.ts'
import { labels, texts } from './texts.ts'

/** Both mails about one message. */
export function contactMessageMails(message: ContactMessage, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(message, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Nachricht ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      { paragraph: `vielen Dank für Ihre Nachricht an ${company.brand}. Sie ist vollständig bei uns angekommen.` },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      {
        paragraph: `Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an (${company.phone}). Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Nachricht.',
      },
    ],
  }
}

/** Carries the whole message, so that it can be answered from the mailbox: the sender is the mail's reply address. */
function notice(message: ContactMessage, { reference, receivedAt, dueAt }: MailContext): MailContent {
  const name = `${message.vorname} ${message.nachname}`
  return {
    subject: `Nachricht ${reference}: ${message.betreff}`,
    blocks: [
      { paragraph: 'Über das Kontaktformular ist eine Nachricht eingegangen.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ['Name', name],
          [labels.email, message.email],
          ...(message.telefon ? ([[labels.telefon, message.telefon]] as const) : []),
          [labels.betreff, message.betreff],
        ],
      },
      { heading: labels.nachricht },
      ...message.nachricht.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      { paragraph: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Absenderin oder den Absender.' },
    ],
  }
}
