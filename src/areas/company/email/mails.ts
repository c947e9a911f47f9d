import { dueRow, type FormMails, noticeMail, receiptMail, requestLink } from '#areas/form-mails.ts'
import { factsOf, senderFacts } from '#forms/staff-view.ts'
import { emailForm, type EmailMessage } from './fields.ts'

const example = () => ({
  payload: {
    absender: 'Änne Muster',
    email: 'aenne@example.de',
    telefon: null,
    gesendet_ueber: null,
    betreff: 'Frage zur Hausordnung',
    nachricht: 'Guten Tag, wo darf ich mein Fahrrad abstellen?',
    nicht_uebernommen: null,
  } satisfies EmailMessage,
})

/** Both mails about one e-mail. */
export const emailMessageMails: FormMails<EmailMessage> = {
  receipt: receiptMail<EmailMessage>({
    id: 'email-eingang',
    title: 'E-Mail: Eingangsbestätigung',
    to: 'eine E-Mail schreiben, die zu keinem Vorgang gehört',
    subject: 'Ihre E-Mail ist eingegangen ({{vorgangsnummer}})',
    opening: 'vielen Dank für Ihre E-Mail an {{firma}}. Sie ist bei uns angekommen, und wir melden uns.',
    more: 'Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an ({{telefon}}). Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse benutzt. Antworten Sie kurz auf diese E-Mail, und wir löschen die Nachricht.',
    example,
  }),
  /** Staff read the e-mail's words in the office; a copy of them in a mailbox would outlive their deletion. */
  notice: noticeMail<EmailMessage>({
    id: 'email-meldung',
    title: 'E-Mail: Meldung',
    subject: 'E-Mail {{vorgangsnummer}}: {{betreff}}',
    placeholders: {
      betreff: ['Betreff, den der Absender schrieb', ({ payload }) => payload.betreff ?? 'ohne Betreff'],
    },
    opening: 'Eine E-Mail ist eingegangen, die zu keinem Vorgang gehört.',
    rows: (about) => [
      ...dueRow('Antwort versprochen bis', about),
      ...senderFacts(emailForm, about.payload),
      ...factsOf(emailForm, about.payload, 'betreff', 'nicht_uebernommen'),
    ],
    links: (about) => [requestLink('Der Vorgang in der Verwaltung', about)],
    example,
  }),
}
