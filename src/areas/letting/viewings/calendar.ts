import { berlinDay, berlinTime } from '#platform/berlin-day.ts'
import { foldLine } from '#requests/mail/fold-line.ts'

type Person = { name: string; address: string }

/** One appointment of a calendar file. Moments are ISO 8601 UTC; `uid` stays the same for ever, `sequence` rises with every change. */
export type CalendarEvent = {
  uid: string
  sequence: number
  startsAt: string
  endsAt: string
  summary: string
  location: string
  description: string
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  organizer?: Person
  /** Belongs to an invitation (REQUEST, CANCEL); a file that is only published invites nobody (RFC 5546, 3.2.1). */
  attendee?: Person
}

/** REQUEST and CANCEL hold one event each (RFC 5546, 3.2.2 and 3.2.5). */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL'

/** The clock of Germany since 1996 (RFC 5545, 3.6.5). */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar file (RFC 5545): lines of at most 75 bytes, ended by CR LF. */
export function calendarFile(method: CalendarMethod, events: readonly CalendarEvent[], stampedAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Website//Besichtigungen//DE',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...TIME_ZONE,
    ...events.flatMap((event) => eventLines(event, stampedAt)),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(foldLine).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, stampedAt: Date): string[] {
  const { organizer, attendee } = event
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stampedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=Europe/Berlin:${local(event.startsAt)}`,
    `DTEND;TZID=Europe/Berlin:${local(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `STATUS:${event.status}`,
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${organizer.address}`] : []),
    // Answers come on the page of the link, not by mail: no calendar shall ask for one.
    ...(attendee
      ? [`ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${attendee.address}`]
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

function local(moment: string): string {
  const at = new Date(moment)
  return `${berlinDay(at).replaceAll('-', '')}T${berlinTime(at).replace(':', '')}00`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A parameter's value: no quotes, no control characters (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\p{Cc}]/gu, ' ')}"`
}
