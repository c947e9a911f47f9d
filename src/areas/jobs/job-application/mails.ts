import { dueRow, type FormMails, noticeMail, readExample, receiptMail } from '#areas/form-mails.ts'
import { factsOf, senderFacts, senderOf, staffTexts } from '#forms/staff-view.ts'
import { formatBytes } from '#ui/format.ts'
import { exampleApplication } from './example-application.ts'
import { type JobApplication, jobForm } from './fields.ts'
import { texts } from './texts.ts'

const { files: fileLabels } = staffTexts(jobForm)

const example = () => ({
  payload: readExample(jobForm, exampleApplication()),
  files: [{ field: 'resume', originalName: 'Lebenslauf.pdf', sizeBytes: 240_000 }],
})

/** Both mails about one application. */
export const jobApplicationMails: FormMails<JobApplication> = {
  receipt: receiptMail<JobApplication>({
    id: 'stellenbewerbung-eingang',
    title: 'Stellenbewerbung: Eingangsbestätigung',
    to: 'sich auf eine Stelle bewerben',
    subject: 'Ihre Bewerbung ist eingegangen ({{vorgangsnummer}})',
    opening: 'vielen Dank für Ihre Bewerbung bei {{firma}}. Sie ist mit allen Unterlagen bei uns angekommen.',
    next: texts.next,
    more: 'Möchten Sie etwas nachreichen oder ändern? Antworten Sie auf diese E-Mail, oder rufen Sie uns an ({{telefon}}). Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
    example,
  }),
  /**
   * Says who applies for what and which files came, and carries none of them: the mailbox is outside the reach of the deletion
   * periods, and nobody has scanned them.
   */
  notice: noticeMail<JobApplication>({
    id: 'stellenbewerbung-meldung',
    title: 'Stellenbewerbung: Meldung',
    subject: '{{art}} {{vorgangsnummer}}: {{name}}',
    placeholders: {
      art: [
        '„Bewerbung“ oder „Initiativbewerbung“',
        ({ payload }) => (payload.job === null ? 'Initiativbewerbung' : 'Bewerbung'),
      ],
      name: ['Name des Absenders', ({ payload }) => senderOf(jobForm, payload).name],
      worauf: [
        '„Auf eine Stelle ist eine Bewerbung“ oder „Eine Initiativbewerbung ist“',
        ({ payload }) => (payload.job === null ? 'Eine Initiativbewerbung ist' : 'Auf eine Stelle ist eine Bewerbung'),
      ],
    },
    opening: '{{worauf}} eingegangen.',
    rows: (about) => [
      ...dueRow('Antwort versprochen bis', about),
      ...factsOf(jobForm, about.payload, 'job'),
      ...senderFacts(jobForm, about.payload),
    ],
    below: ({ files }) => [
      { heading: 'Unterlagen (nicht auf Viren geprüft)' },
      {
        facts: files.map(
          ({ field, originalName, sizeBytes }) =>
            [fileLabels[field] ?? field, `${originalName} (${formatBytes(sizeBytes)}), ungeprüft`] as const,
        ),
      },
    ],
    links: ({ payload: { job }, company }) =>
      job === null
        ? []
        : [
            {
              link: { label: 'Die Stelle auf der Website', href: `${company.siteUrl}/job/${encodeURIComponent(job)}` },
            },
          ],
    closing:
      'Alle Angaben und die Dateien stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show {{vorgangsnummer}}). Sie stehen nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können.',
    example,
  }),
}
