import { type MailBlock, type MailContent, SENDER_LINK } from '#requests/mail/mail-content.ts'
import {
  button,
  greeting,
  type MailPart,
  paragraphs,
  type StandardMail,
  standardMail,
  subject,
  text,
} from '#requests/mail/standard-mail.ts'
import type { ViewingPlace } from '../event.ts'
import { exampleSlot } from '../example-slot.ts'
import { momentInWords, type ViewingSlot, viewingTime } from '../viewing.ts'
import { HOLD_MINUTES } from './booking.ts'

/** News for the person who asked for a place. */
export type BookingNews =
  /** The address is to be confirmed: for a place that is held, for the waiting list, for the draw. */
  | 'confirm-place'
  | 'confirm-waiting'
  | 'confirm-draw'
  | 'known'
  | 'booked'
  | 'moved-up'
  | 'drawn'
  | 'not-drawn'
  | 'reminder'
  | 'left'
  | 'changed'
  | 'changed-waiting'
  | 'cancelled'

type About = {
  slot: ViewingSlot
  place: ViewingPlace
  /** How it was until the office changed it. */
  before?: ViewingSlot
}

type Said = {
  id: string
  title: string
  sent: string
  subject: string
  text: string
  /** Placeholders that its text cannot do without. */
  needs?: readonly string[]
  /** Where to go and whom one meets: only for those who have a place. */
  saysWhere?: boolean
  link?: string
  after?: string
  /** It asks to confirm: what is below the button says why, so it stays. */
  asks?: boolean
}

const CANCEL_HINT =
  'Können Sie doch nicht kommen? Sagen Sie bitte mit dem Link ab, damit jemand anderes den Platz bekommt.'
const NOT_YOU =
  'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen dazu nichts und löschen die Angaben.'

/** Nothing that was typed stands in the mails before the confirmation: anybody may type anybody's address. */
const said: Record<BookingNews, Said> = {
  'confirm-place': {
    id: 'platz-bestaetigen',
    title: 'Platz bestätigen',
    sent: 'Geht an die Adresse, für die jemand einen Platz bei einer Besichtigung bucht.',
    subject: 'Bitte bestätigen Sie: Besichtigung',
    text: 'unter dieser Adresse möchte jemand eine Wohnung besichtigen. Wir halten den Platz {{minuten}}\u00A0Minuten frei. Bestätigen Sie ihn bitte bis dahin auf dieser Seite:',
    needs: ['minuten'],
    link: 'Besichtigung bestätigen',
    after: NOT_YOU,
    asks: true,
  },
  'confirm-waiting': {
    id: 'warteliste-bestaetigen',
    title: 'Warteliste bestätigen',
    sent: 'Geht an die Adresse, für die sich jemand auf die Warteliste setzt.',
    subject: 'Bitte bestätigen Sie: Warteliste für eine Besichtigung',
    text: 'unter dieser Adresse möchte jemand auf die Warteliste für eine Besichtigung. Bestätigen Sie das bitte auf dieser Seite. Wird ein Platz frei, bekommen Sie ihn von selbst und erfahren es per E-Mail.',
    link: 'Warteliste bestätigen',
    after: NOT_YOU,
    asks: true,
  },
  'confirm-draw': {
    id: 'auslosung-bestaetigen',
    title: 'Auslosung bestätigen',
    sent: 'Geht an die Adresse, für die jemand an einer Auslosung teilnehmen möchte.',
    subject: 'Bitte bestätigen Sie: Auslosung einer Besichtigung',
    text: 'unter dieser Adresse möchte jemand an der Auslosung der Plätze für eine Besichtigung teilnehmen. Bestätigen Sie das bitte auf dieser Seite, spätestens {{bis}}. Danach losen wir aus und schreiben Ihnen, wie es ausgegangen ist.',
    needs: ['bis'],
    link: 'Teilnahme bestätigen',
    after: NOT_YOU,
    asks: true,
  },
  known: {
    id: 'schon-angemeldet',
    title: 'schon angemeldet',
    sent: 'Geht an alle, die sich für dieselbe Wohnung noch einmal anmelden.',
    subject: 'Sie haben sich für diese Wohnung schon angemeldet',
    text: 'für die Besichtigung dieser Wohnung sind Sie schon eingetragen. Auf Ihrer Seite sehen Sie, wie es steht, und können den Termin ändern oder absagen.',
    link: 'Zu Ihrer Seite',
  },
  booked: {
    id: 'gebucht',
    title: 'gebucht',
    sent: 'Geht an alle, die einen Platz bestätigt haben. Der Termin für den Kalender hängt an.',
    subject: 'Ihr Besichtigungstermin',
    text: 'Ihr Platz bei der Besichtigung ist fest gebucht. Die Datei im Anhang trägt den Termin in Ihren Kalender ein.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  },
  'moved-up': {
    id: 'nachgerueckt',
    title: 'nachgerückt',
    sent: 'Geht an Wartende, für die ein Platz frei wird. Der Termin für den Kalender hängt an.',
    subject: 'Für Sie ist ein Platz frei: Ihr Besichtigungstermin',
    text: 'bei der Besichtigung ist ein Platz frei geworden, und Sie sind nachgerückt. Sie brauchen nichts zu tun, wenn Sie kommen möchten.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  },
  drawn: {
    id: 'ausgelost',
    title: 'ausgelost',
    sent: 'Geht an alle, für die das Los entschieden hat. Der Termin für den Kalender hängt an.',
    subject: 'Sie haben einen Platz: Ihr Besichtigungstermin',
    text: 'das Los hat für Sie entschieden: Sie haben einen Platz bei der Besichtigung.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  },
  'not-drawn': {
    id: 'nicht-ausgelost',
    title: 'nicht ausgelost',
    sent: 'Geht an alle, für die das Los nicht entschieden hat.',
    subject: 'Auslosung der Besichtigung: diesmal kein Platz',
    text: 'es haben sich mehr Menschen angemeldet, als Plätze da sind, und das Los hat diesmal nicht für Sie entschieden. Sie stehen jetzt auf der Warteliste, auch ihre Reihenfolge hat das Los bestimmt. Sagt jemand ab, rücken Sie nach und bekommen eine E-Mail.',
    link: 'Warteliste ansehen oder verlassen',
  },
  reminder: {
    id: 'erinnerung',
    title: 'Erinnerung',
    sent: 'Geht am Tag vorher an alle mit einem Platz.',
    subject: 'Erinnerung: Ihre Besichtigung',
    text: 'Ihre Besichtigung ist bald:',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  },
  left: {
    id: 'selbst-abgesagt',
    title: 'vom Gast abgesagt',
    sent: 'Geht an alle, die ihren Termin selbst absagen.',
    subject: 'Besichtigung abgesagt',
    text: 'Ihr Termin ist abgesagt, wie Sie es wünschen. Ihre Angaben dazu haben wir gelöscht.',
  },
  changed: {
    id: 'geaendert',
    title: 'geändert',
    sent: 'Geht an alle mit einem Platz, wenn das Büro den Termin ändert. Der neue Termin für den Kalender hängt an.',
    subject: 'Besichtigung geändert',
    text: 'die Besichtigung hat sich geändert. {{bisher}}Jetzt gilt:',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: 'Passt Ihnen das nicht, sagen Sie bitte mit dem Link ab.',
  },
  'changed-waiting': {
    id: 'geaendert-wartende',
    title: 'geändert, für Wartende',
    sent: 'Geht an alle auf der Warteliste oder in der Auslosung, wenn das Büro den Termin ändert.',
    subject: 'Besichtigung geändert',
    text: 'die Besichtigung, für die Sie sich eingetragen haben, hat sich geändert. {{bisher}}Jetzt gilt:',
    link: 'Ansehen oder zurückziehen',
  },
  cancelled: {
    id: 'abgesagt',
    title: 'vom Büro abgesagt',
    sent: 'Geht an alle, wenn das Büro eine Besichtigung absagt.',
    subject: 'Besichtigung abgesagt',
    text: 'leider müssen wir diese Besichtigung absagen. Ob es andere Termine gibt, sehen Sie auf Ihrer Seite:',
    link: 'Andere Termine ansehen',
  },
}

const placeholders = {
  termin: ['Tag und Uhrzeit', ({ slot }: About) => viewingTime(slot)],
  wohnung: ['Wohnung und Haus', ({ place }: About) => place.shortly],
  minuten: ['Minuten, die ein Platz frei gehalten wird', () => String(HOLD_MINUTES)],
  bis: ['wann die Anmeldung endet', ({ slot }: About) => momentInWords(slot.closesAt ?? slot.startsAt)],
  bisher: [
    'nach einer Änderung „Bisher: “ mit dem alten Termin und Punkt; sonst nichts',
    ({ before }: About) => (before ? `Bisher: ${viewingTime(before)}. ` : ''),
  ],
} as const

function whereOf({ slot, place }: About, saysWhere: boolean): (readonly [string, string])[] {
  if (!saysWhere) return [['Wohnung', place.shortly]]
  return [
    ['Wohnung', `${place.shortly}, ${place.address}`],
    ['Treffpunkt', slot.meetingPoint],
    ...(slot.agentName === '' ? [] : [['Es empfängt Sie', slot.agentName] as const]),
    ...(slot.note === null ? [] : [['Hinweis', slot.note] as const]),
  ]
}

const exampleAbout = (): About => ({
  slot: exampleSlot({
    startsAt: '2027-03-05T13:00:00.000Z',
    endsAt: '2027-03-05T13:20:00.000Z',
    meetingPoint: 'Vor dem Haus',
  }),
  before: exampleSlot({ startsAt: '2027-03-04T13:00:00.000Z', endsAt: '2027-03-04T13:20:00.000Z' }),
  place: { name: 'Wohnung 3', shortly: 'Wohnung 3, Haus am Park', address: 'Musterstraße 4, 12345 Musterstadt' },
})

function mailFor(news: BookingNews): StandardMail<About> {
  const { id, title, sent, saysWhere = false, link, after = '', asks = false, needs = [], ...own } = said[news]
  const action: { action?: MailPart } = link === undefined ? {} : { action: button(link) }
  return standardMail<About>()({
    id: `besichtigung-${id}`,
    group: 'viewings',
    title: `Besichtigung: ${title}`,
    sent: `${sent} Termin und Wohnung stehen immer als eigene Zeilen darunter.`,
    placeholders,
    parts: {
      subject: subject(own.subject),
      greeting,
      opening: text('Text', own.text, { required: true, needs }),
      ...action,
      after: asks ? text('Waren Sie das nicht?', after, { required: true }) : text('Schluss', after),
    },
    blocks: (say, about): readonly MailBlock[] => [
      ...paragraphs(say.greeting),
      ...paragraphs(say.opening),
      { facts: [['Termin', viewingTime(about.slot)], ...whereOf(about, saysWhere)] },
      ...(say.action === undefined ? [] : [{ link: { label: say.action, href: SENDER_LINK } }]),
      ...paragraphs(say.after),
    ],
    example: exampleAbout,
  })
}

const mails = Object.fromEntries(Object.keys(said).map((news) => [news, mailFor(news as BookingNews)])) as Record<
  BookingNews,
  StandardMail<About>
>

export const bookingMails: readonly StandardMail[] = Object.values(mails)

export const bookingMail = (news: BookingNews, about: About): MailContent => mails[news].contentOf(about)
