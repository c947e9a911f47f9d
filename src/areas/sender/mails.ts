import type { MailCompany } from '#requests/mail/mail-content.ts'
import { mailCompany } from '#requests/mail/mail-content.ts'
import { greeting, paragraphs, type StandardMail, standardMail, subject, text } from '#requests/mail/standard-mail.ts'
import { alarmMark } from '#requests/request/alarm.ts'
import { NEW_LINK_DAYS } from '#requests/request/deletion.ts'

/** To whoever lost the link to their own page. */
export const newLinkMail = standardMail<{ reference: string }>()({
  id: 'neuer-link',
  group: 'account',
  title: 'Neuer Link',
  sent: 'Geht an alle, die einen neuen Link zu ihrem Vorgang anfordern. Der Link steht darunter.',
  namesOwnPage: true,
  placeholders: {
    vorgangsnummer: ['Vorgangsnummer', ({ reference }) => reference],
    tage: ['Tage, die der Link mindestens gilt', () => String(NEW_LINK_DAYS)],
  },
  parts: {
    subject: subject('[{{vorgangsnummer}}] Ihr neuer Link', 'vorgangsnummer'),
    greeting,
    opening: text(
      'Text',
      'für Ihren Vorgang {{vorgangsnummer}} wurde ein neuer Link angefordert. Hier ist er. Er gilt mindestens {{tage}} Tage.',
      { required: true, needs: ['vorgangsnummer', 'tage'] },
    ),
    not_you: text(
      'Waren Sie das nicht?',
      'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Der Link ging nur an Sie.',
      { required: true },
    ),
  },
  blocks: (say) => [...paragraphs(say.greeting), ...paragraphs(say.opening), ...paragraphs(say.not_you)],
  example: () => ({ reference: '7K42-PXR9' }),
})

/** To whoever withdrew their request. */
export const withdrawnMail = standardMail<{ reference: string; noun: string }>()({
  id: 'zurueckgezogen',
  group: 'receipts',
  title: 'Zurückgezogen: Bestätigung',
  sent: 'Geht an alle, die ihren Vorgang auf ihrer Seite zurückziehen.',
  namesOwnPage: true,
  placeholders: {
    vorgangsnummer: ['Vorgangsnummer', ({ reference }) => reference],
    was: ['was zurückgezogen wurde: „Bewerbung“', ({ noun }) => noun],
  },
  parts: {
    subject: subject('[{{vorgangsnummer}}] Ihre {{was}} ist zurückgezogen', 'vorgangsnummer'),
    greeting,
    opening: text(
      'Text',
      'Sie haben Ihre {{was}} zurückgezogen. Wir bearbeiten sie nicht weiter. Wann Ihre Angaben gelöscht werden, steht auf der Seite Ihres Vorgangs.',
      { required: true },
    ),
    not_you: text('Waren Sie das nicht?', 'Waren Sie das nicht? Dann antworten Sie bitte auf diese E-Mail.', {
      required: true,
    }),
  },
  blocks: (say, { reference }) => [
    ...paragraphs(say.greeting),
    ...paragraphs(say.opening),
    { facts: [['Ihre Vorgangsnummer', reference]] },
    ...paragraphs(say.not_you),
  ],
  example: () => ({ reference: '7K42-PXR9', noun: 'Bewerbung' }),
})

type Notice = {
  reference: string
  alarm: number
  /** How the office may call the sender now. */
  name: string
  /** Its name is not to be seen yet. */
  isHidden: boolean
  /** „neue Nachricht“, and the same as a sentence after the name: „hat … geschickt“. */
  what: string
  text: string
  /** „Schadensmeldung“ */
  kindTitle: string
  company: MailCompany
}

/** Tells the company that the sender did something. What they wrote stays out: the mailbox is outside the reach of the deletion periods. */
export const senderNotice = standardMail<Notice>()({
  id: 'absender-meldung',
  group: 'notices',
  title: 'Neues vom Absender: Meldung',
  sent: 'Geht ans Postfach des Büros, wenn jemand zu seinem Vorgang schreibt oder ihn zurückzieht. Was geschrieben wurde, steht nur in der Verwaltung.',
  mark: ({ alarm }) => alarmMark(alarm),
  placeholders: {
    vorgangsnummer: ['Vorgangsnummer', ({ reference }) => reference],
    name: ['Name des Absenders, sobald er zu sehen ist', ({ name }) => name],
    was: ['„neue Nachricht“ oder „zurückgezogen“', ({ what }) => what],
    wer_hat_was: [
      'der Name und was geschehen ist: „Änne Muster hat zum Vorgang eine Nachricht geschickt“',
      ({ name, isHidden, text: did }) => (isHidden ? `${name}: Die Person ${did}` : `${name} ${did}`),
    ],
  },
  parts: {
    subject: subject('[{{vorgangsnummer}}] {{name}}: {{was}}', 'vorgangsnummer'),
    opening: text('Text', '{{wer_hat_was}}.', { required: true, needs: ['wer_hat_was'] }),
  },
  blocks: (say, { reference, kindTitle, company }) => [
    ...paragraphs(say.opening),
    {
      facts: [
        ['Vorgangsnummer', reference],
        ['Betrifft', kindTitle],
      ],
    },
    { link: { label: 'Der Vorgang in der Verwaltung', href: `${company.siteUrl}/verwaltung/anfragen/${reference}` } },
  ],
  example: (siteUrl) => ({
    reference: '7K42-PXR9',
    alarm: 0,
    name: 'Änne Muster',
    isHidden: false,
    what: 'neue Nachricht',
    text: 'hat zum Vorgang eine Nachricht geschickt',
    kindTitle: 'Schadensmeldung',
    company: mailCompany(siteUrl),
  }),
})

type Refused = { reason: string; from: string; subject: string }

/** Tells the company of an e-mail that the site could not take. */
export const refusedMail = standardMail<Refused>()({
  id: 'postfach-meldung',
  group: 'notices',
  title: 'E-Mail nicht übernommen: Meldung',
  sent: 'Geht ans Postfach des Büros, wenn sich eine E-Mail daraus nicht lesen ließ.',
  placeholders: { grund: ['warum nicht, als Satz', ({ reason }) => reason] },
  parts: {
    subject: subject('Eine E-Mail im Postfach ließ sich nicht übernehmen'),
    opening: text('Text', '{{grund}} Sie liegt weiter im Postfach; bitte lesen Sie sie dort.', {
      required: true,
      needs: ['grund'],
    }),
  },
  blocks: (say, { from, subject: title }) => [
    ...paragraphs(say.opening),
    {
      facts: [
        ['Absender', from || 'unbekannt'],
        ['Betreff', title.slice(0, 300) || 'ohne Betreff'],
      ],
    },
  ],
  example: () => ({ reason: 'Sie ist zu groß.', from: 'aenne@example.de', subject: 'Fotos' }),
})

export const senderMails: readonly StandardMail[] = [newLinkMail, withdrawnMail, senderNotice, refusedMail]
