import type { CalendarMail } from '#requests/incoming-mail/calendar-answer.ts'
import { foldQuote } from '#requests/incoming-mail/fold-quote.ts'
import type { ReadMail } from '#requests/incoming-mail/read-mail.server.ts'
import { formatDateTime, formatDayOf } from '#ui/format.ts'

/** So much of a message stands open; what is longer stands behind the fold, with what it repeats. */
const LONGEST_OPEN = 20_000

export type MailWords = { own: string; quoted: string }

const CUT = '(Der Text war noch länger. Mehr als 200.000 Zeichen nehmen wir nicht auf.)'
const GOES_ON = '(Die Nachricht ist sehr lang. Sie geht unter „Zitiertes anzeigen“ weiter.)'

/** Writes the words that staff and sender read of a mail that answers one of ours. */
export function messageWords(mail: ReadMail, calendar: CalendarMail | null): MailWords {
  const { own, quoted } = foldQuote(mail.text, mail.subject)
  const open = own.slice(0, LONGEST_OPEN)
  const isLong = open.length < own.length
  return {
    own: joined(calendar && calendarWords(calendar), open, isLong ? GOES_ON : '', mail.inside),
    quoted: joined(isLong ? `… ${own.slice(LONGEST_OPEN)}` : '', quoted, mail.isCut ? CUT : ''),
  }
}

/** The same of a mail that begins a request: there nothing is repeated that we have. */
export const requestWords = (mail: ReadMail, calendar: CalendarMail | null) =>
  joined(calendar && calendarWords(calendar), mail.text, mail.isCut ? CUT : '', mail.inside)

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n\n')

const answers = { accepted: 'Termin zugesagt', declined: 'Termin abgesagt', tentative: 'Termin mit Vorbehalt zugesagt' }
const methods: ReadonlyMap<string, string> = new Map([
  ['REPLY', 'Antwort auf eine Einladung'],
  ['REQUEST', 'Einladung zu einem Termin'],
  ['COUNTER', 'Anderer Termin vorgeschlagen'],
  ['CANCEL', 'Termin abgesagt'],
])

/** „Termin zugesagt: „Besichtigung“, 01.12.2026, 10:00 Uhr, von petra@example.org“ */
export function calendarWords(calendar: CalendarMail): string {
  const { method, answer, summary, location, startsAt, isWholeDay, attendee, comment } = calendar
  const isAnswer = method === 'REPLY'
  const what = (isAnswer && answer && answers[answer]) || methods.get(method) || 'Kalendereintrag'
  const when = startsAt && (isWholeDay ? formatDayOf(startsAt.toISOString()) : `${formatDateTime(startsAt)} Uhr`)
  const about = [
    summary && `„${summary}“`,
    when,
    location && `Ort: ${location}`,
    isAnswer && attendee && `von ${attendee}`,
  ].filter(Boolean)
  return joined(about.length > 0 ? `${what}: ${about.join(', ')}` : what, comment && `Dazu geschrieben: ${comment}`)
}
