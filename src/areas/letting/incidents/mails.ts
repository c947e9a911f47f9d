import { type MailContent, SENDER_LINK } from '#requests/mail/mail-content.ts'
import {
  aroundButton,
  button,
  greeting,
  paragraphs,
  type StandardMail,
  standardMail,
  subject,
  text,
} from '#requests/mail/standard-mail.ts'
import { formatDate } from '#ui/format.ts'
import { quoted } from '#values/quoted.ts'
import { notConfirmed } from '../not-confirmed.ts'
import { CONFIRM_DAYS, type Incident } from './incident.ts'

const own = {
  stoerung: ['Titel der Störung', ({ title }: Incident) => title],
  haus: ['Anschrift des Hauses', ({ house }: Incident) => house],
  seit: ['Tag, seit dem sie besteht', ({ sinceOn }: Incident) => formatDate(sinceOn)],
  tage: ['Tage, die der Link zum Bestätigen gilt', () => String(CONFIRM_DAYS)],
} as const

const { stoerung, haus } = own
const zitat = ['Titel der Störung, in Anführungszeichen', ({ title }: Incident) => quoted(title)] as const

const exampleIncident: Incident = {
  id: '',
  propertyId: '',
  house: 'Musterstraße 4, 12345 Musterstadt',
  title: 'Aufzug steht',
  text: 'Der Monteur kommt am Nachmittag. Bitte nehmen Sie bis dahin die Treppe.',
  sinceOn: '2027-03-01',
  expectedEnd: 'heute Abend',
  isEnded: false,
}

/** May reach somebody who did not ask for it, so it quotes nothing that was typed. */
const confirm = standardMail<Incident>()({
  id: 'stoerung-bestaetigen',
  group: 'searches',
  title: 'Störung: bitte bestätigen',
  sent: 'Geht an die Adresse, an die jemand Nachrichten zu einer Störung haben möchte. Ohne Bestätigung bekommt sie nichts weiter.',
  placeholders: { stoerung: zitat, haus, tage: own.tage },
  parts: {
    subject: subject('Bitte bestätigen Sie: Nachrichten zu einer Störung'),
    greeting,
    opening: text(
      'Anfang',
      'unter dieser Adresse möchte jemand erfahren, wie es mit dieser Störung weitergeht: {{stoerung}} ({{haus}}). Bestätigen Sie das bitte auf dieser Seite. Erst dann schreiben wir Ihnen.',
      { required: true, needs: ['stoerung'] },
    ),
    action: button('Nachrichten bestätigen'),
    validity: text('Wie lange der Link gilt', 'Der Link gilt {{tage}} Tage.', { required: true, needs: ['tage'] }),
    not_you: notConfirmed,
  },
  blocks: (say) => aroundButton(say, say.validity, say.not_you),
  example: () => exampleIncident,
})

const known = standardMail<Incident>()({
  id: 'stoerung-besteht',
  group: 'searches',
  title: 'Störung: Nachrichten bestehen schon',
  sent: 'Geht an alle, die Nachrichten zu derselben Störung noch einmal bestellen.',
  placeholders: { stoerung: zitat, haus },
  parts: {
    subject: subject('Sie bekommen schon Nachrichten zu dieser Störung'),
    greeting,
    opening: text(
      'Text',
      'zu dieser Störung schreiben wir Ihnen schon: {{stoerung}} ({{haus}}). Sie brauchen nichts zu tun. Auf Ihrer Seite können Sie die Nachrichten beenden.',
      { required: true },
    ),
    action: button('Zu Ihrer Seite'),
  },
  blocks: (say) => aroundButton(say),
  example: () => exampleIncident,
})

const end = text(
  'Wie man die Nachrichten beendet',
  'Keine Nachrichten mehr? Auf Ihrer Seite beenden Sie sie mit einem Knopf, ohne Passwort.',
  { required: true },
)
const endButton = button('Nachrichten beenden')

/** Tells of a change by staff. */
const news = standardMail<Incident>()({
  id: 'stoerung-neues',
  group: 'searches',
  title: 'Störung: Neues',
  sent: 'Geht an alle, die Nachrichten zu einer Störung bestätigt haben, wenn jemand sie ändert. Was an der Störung steht, steht von selbst darin.',
  placeholders: {
    stoerung,
    zitat,
    haus,
    seit: own.seit,
    bis: ['wann sie voraussichtlich endet', ({ expectedEnd }) => expectedEnd ?? ''],
  },
  parts: {
    subject: subject('Neues zur Störung: {{stoerung}}'),
    greeting,
    opening: text('Anfang', 'es gibt Neues zu der Störung {{zitat}} ({{haus}}), seit {{seit}}:', { required: true }),
    until: text('Bis wann, wenn es bekannt ist', 'Voraussichtlich bis: {{bis}}', { needs: ['bis'], required: true }),
    end,
    action: endButton,
  },
  blocks: (say, { text: said, expectedEnd }) => [
    ...paragraphs(say.greeting),
    ...paragraphs(say.opening),
    ...(said === null ? [] : [{ paragraph: said }]),
    ...(expectedEnd === null ? [] : paragraphs(say.until)),
    ...paragraphs(say.end),
    { link: { label: say.action, href: SENDER_LINK } },
  ],
  example: () => exampleIncident,
})

/** That it is over. */
const ended = standardMail<Incident>()({
  id: 'stoerung-behoben',
  group: 'searches',
  title: 'Störung: behoben',
  sent: 'Geht an alle, die Nachrichten zu einer Störung bestätigt haben, wenn sie beendet ist.',
  placeholders: { stoerung, zitat, haus },
  parts: {
    subject: subject('Behoben: {{stoerung}}'),
    greeting,
    opening: text('Anfang', 'die Störung {{zitat}} ({{haus}}) ist beendet.', { required: true }),
    still: text('Besteht sie noch?', 'Besteht sie bei Ihnen noch? Dann melden Sie es uns bitte.'),
    end,
    action: endButton,
  },
  blocks: (say, { text: said }) => [
    ...paragraphs(say.greeting),
    ...paragraphs(say.opening),
    ...(said === null ? [] : [{ paragraph: said }]),
    ...paragraphs(say.still),
    ...paragraphs(say.end),
    { link: { label: say.action, href: SENDER_LINK } },
  ],
  example: () => ({ ...exampleIncident, isEnded: true }),
})

export const incidentMails: readonly StandardMail[] = [confirm, known, news, ended]

export const confirmMail = (incident: Incident): MailContent => confirm.contentOf(incident)
/** To somebody who asked for the same once more. */
export const knownMail = (incident: Incident): MailContent => known.contentOf(incident)
/** Tells of a change by staff, or that it is over. */
export const newsMail = (incident: Incident): MailContent => (incident.isEnded ? ended : news).contentOf(incident)
