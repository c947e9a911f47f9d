import { factsOf, senderFacts } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { contactForm, type ContactMessage } from './fields.ts'
import { texts } from './texts.ts'

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
  return {
    subject: `Nachricht ${reference}: ${message.betreff}`,
    blocks: [
      { paragraph: 'Über das Kontaktformular ist eine Nachricht eingegangen.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...senderFacts(contactForm, message),
          ...factsOf(contactForm, message, 'betreff'),
        ],
      },
      { heading: contactForm.fields.nachricht.label },
      ...message.nachricht.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      { paragraph: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Absenderin oder den Absender.' },
    ],
  }
}
