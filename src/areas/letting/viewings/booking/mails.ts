import { type MailBlock, type MailContent, SENDER_LINK } from '#platform/mail/mail-content.ts'
import type { ViewingPlace } from '../event.ts'
import { momentInWords, type ViewingSlot, viewingTime } from '../viewing.ts'
import { HOLD_MINUTES } from './booking.ts'

/** What a mail tells the person who asked for a place. */
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
  place: ViewingPlace /** How it was until the office changed it. */
  before?: ViewingSlot
}

type Said = {
  subject: string
  text: string
  /** Where to go and whom one meets: only for those who have a place. */
  saysWhere?: boolean
  link?: string
  after?: string
}

const CANCEL_HINT =
  'Können Sie doch nicht kommen? Sagen Sie bitte mit dem Link ab, damit jemand anderes den Platz bekommt.'
const NOT_YOU =
  'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen dazu nichts und löschen die Angaben.'

/** Nothing that was typed stands in the mails before the confirmation: anybody may type anybody's address. */
const said: Record<BookingNews, (about: About) => Said> = {
  'confirm-place': () => ({
    subject: 'Bitte bestätigen Sie: Besichtigung',
    text: `unter dieser Adresse möchte jemand eine Wohnung besichtigen. Wir halten den Platz ${HOLD_MINUTES}\u00A0Minuten frei. Bestätigen Sie ihn bitte bis dahin auf dieser Seite:`,
    link: 'Besichtigung bestätigen',
    after: NOT_YOU,
  }),
  'confirm-waiting': () => ({
    subject: 'Bitte bestätigen Sie: Warteliste für eine Besichtigung',
    text: 'unter dieser Adresse möchte jemand auf die Warteliste für eine Besichtigung. Bestätigen Sie das bitte auf dieser Seite. Wird ein Platz frei, bekommen Sie ihn von selbst und erfahren es per E-Mail.',
    link: 'Warteliste bestätigen',
    after: NOT_YOU,
  }),
  'confirm-draw': ({ slot }) => ({
    subject: 'Bitte bestätigen Sie: Auslosung einer Besichtigung',
    text: `unter dieser Adresse möchte jemand an der Auslosung der Plätze für eine Besichtigung teilnehmen. Bestätigen Sie das bitte auf dieser Seite, spätestens ${momentInWords(slot.closesAt ?? slot.startsAt)}. Danach losen wir aus und schreiben Ihnen, wie es ausgegangen ist.`,
    link: 'Teilnahme bestätigen',
    after: NOT_YOU,
  }),
  known: () => ({
    subject: 'Sie haben sich für diese Wohnung schon angemeldet',
    text: 'für die Besichtigung dieser Wohnung sind Sie schon eingetragen. Auf Ihrer Seite sehen Sie, wie es steht, und können den Termin ändern oder absagen.',
    link: 'Zu Ihrer Seite',
  }),
  booked: () => ({
    subject: 'Ihr Besichtigungstermin',
    text: 'Ihr Platz bei der Besichtigung ist fest gebucht. Die Datei im Anhang trägt den Termin in Ihren Kalender ein.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  }),
  'moved-up': () => ({
    subject: 'Für Sie ist ein Platz frei: Ihr Besichtigungstermin',
    text: 'bei der Besichtigung ist ein Platz frei geworden, und Sie sind nachgerückt. Sie brauchen nichts zu tun, wenn Sie kommen möchten.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  }),
  drawn: () => ({
    subject: 'Sie haben einen Platz: Ihr Besichtigungstermin',
    text: 'das Los hat für Sie entschieden: Sie haben einen Platz bei der Besichtigung.',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  }),
  'not-drawn': () => ({
    subject: 'Auslosung der Besichtigung: diesmal kein Platz',
    text: 'es haben sich mehr Menschen angemeldet, als Plätze da sind, und das Los hat diesmal nicht für Sie entschieden. Sie stehen jetzt auf der Warteliste, auch ihre Reihenfolge hat das Los bestimmt. Sagt jemand ab, rücken Sie nach und bekommen eine E-Mail.',
    link: 'Warteliste ansehen oder verlassen',
  }),
  reminder: () => ({
    subject: 'Erinnerung: Ihre Besichtigung',
    text: 'Ihre Besichtigung ist bald:',
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: CANCEL_HINT,
  }),
  left: () => ({
    subject: 'Besichtigung abgesagt',
    text: 'Ihr Termin ist abgesagt, wie Sie es wünschen. Ihre Angaben dazu haben wir gelöscht.',
  }),
  changed: ({ before }) => ({
    subject: 'Besichtigung geändert',
    text: `die Besichtigung hat sich geändert.${before ? ` Bisher: ${viewingTime(before)}. ` : ' '}Jetzt gilt:`,
    saysWhere: true,
    link: 'Termin ändern oder absagen',
    after: 'Passt Ihnen das nicht, sagen Sie bitte mit dem Link ab.',
  }),
  'changed-waiting': ({ before }) => ({
    subject: 'Besichtigung geändert',
    text: `die Besichtigung, für die Sie sich eingetragen haben, hat sich geändert.${before ? ` Bisher: ${viewingTime(before)}. ` : ' '}Jetzt gilt:`,
    link: 'Ansehen oder zurückziehen',
  }),
  cancelled: () => ({
    subject: 'Besichtigung abgesagt',
    text: 'leider müssen wir diese Besichtigung absagen. Ob es andere Termine gibt, sehen Sie auf Ihrer Seite:',
    link: 'Andere Termine ansehen',
  }),
}

export function bookingMail(news: BookingNews, about: About): MailContent {
  const { subject, text, saysWhere = false, link, after } = said[news](about)
  const { slot, place } = about
  const where: (readonly [string, string])[] = [
    ['Treffpunkt', slot.meetingPoint],
    ...(slot.agentName === '' ? [] : [['Es empfängt Sie', slot.agentName] as const]),
    ...(slot.note === null ? [] : [['Hinweis', slot.note] as const]),
  ]
  const blocks: MailBlock[] = [
    { paragraph: 'Guten Tag,' },
    { paragraph: text },
    {
      facts: [
        ['Termin', viewingTime(slot)],
        ['Wohnung', saysWhere ? `${place.shortly}, ${place.address}` : place.shortly],
        ...(saysWhere ? where : []),
      ],
    },
    ...(link === undefined ? [] : [{ link: { label: link, href: SENDER_LINK } }]),
    ...(after === undefined ? [] : [{ paragraph: after }]),
  ]
  return { subject, blocks }
}
