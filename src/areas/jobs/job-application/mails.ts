import { factsOf, senderFacts, senderOf, staffTexts } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatBytes, formatDateTime } from '#ui/format.ts'
import { type JobApplication, jobForm } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one application. */
export function jobApplicationMails(application: JobApplication, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(application, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Bewerbung ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihre Bewerbung bei ${company.brand}. Sie ist mit allen Unterlagen bei uns angekommen.`,
      },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      {
        paragraph: `Möchten Sie etwas nachreichen oder ändern? Antworten Sie auf diese E-Mail, oder rufen Sie uns an (${company.phone}). Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
      },
    ],
  }
}

const { files: fileLabels } = staffTexts(jobForm)

/**
 * Says who applies for what and which files came, and carries none of them: the mailbox is outside the reach of the deletion
 * periods, and nobody has scanned them.
 */
function notice(application: JobApplication, context: MailContext): MailContent {
  const { reference, receivedAt, dueAt, company, files } = context
  const { job } = application
  return {
    subject: `${job === null ? 'Initiativbewerbung' : 'Bewerbung'} ${reference}: ${senderOf(jobForm, application).name}`,
    blocks: [
      {
        paragraph:
          job === null ? 'Eine Initiativbewerbung ist eingegangen.' : 'Auf eine Stelle ist eine Bewerbung eingegangen.',
      },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...factsOf(jobForm, application, 'job'),
          ...senderFacts(jobForm, application),
        ],
      },
      { heading: 'Unterlagen (nicht auf Viren geprüft)' },
      {
        facts: files.map(
          ({ field, originalName, sizeBytes }) =>
            [fileLabels[field] ?? field, `${originalName} (${formatBytes(sizeBytes)}), ungeprüft`] as const,
        ),
      },
      ...(job === null
        ? []
        : [
            {
              link: { label: 'Die Stelle auf der Website', href: `${company.siteUrl}/job/${encodeURIComponent(job)}` },
            },
          ]),
      {
        paragraph: `Alle Angaben und die Dateien stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show ${reference}). Sie stehen nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können.`,
      },
    ],
  }
}
