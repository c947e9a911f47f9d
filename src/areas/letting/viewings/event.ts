import { site } from '#site'
import { type CalendarEvent, calendarFile, type CalendarMethod } from './calendar.ts'
import type { ViewingSlot } from './viewing.ts'

/** The subject of an appointment, in words. */
export type ViewingPlace = {
  /** The flat's or the building's name. */
  name: string
  /** „Wohnung 3, Haus am Rhein“: what may be said where the address is withheld. */
  shortly: string
  address: string
}

type Frame = {
  place: ViewingPlace
  siteUrl: string
  status: CalendarEvent['status']
  /** The applicant's own page, or the office's. */
  link?: string
}

/** An appointment as calendars know it. Its UID never changes, so that a later file changes the entry that is there. */
export function viewingEvent(slot: ViewingSlot, { place, siteUrl, status, link }: Frame): CalendarEvent {
  return {
    uid: `besichtigung-${slot.id}@${new URL(siteUrl).hostname}`,
    sequence: slot.sequence,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    summary: `Besichtigung: ${place.name}`,
    location: slot.meetingPoint,
    description: [
      `${place.name}, ${place.address}`,
      slot.agentName === '' ? null : `Es empfängt Sie: ${slot.agentName}`,
      slot.note,
      `Telefon: ${site.phone.shown}`,
      link ?? null,
    ]
      .filter((line) => line !== null)
      .join('\n'),
    status,
  }
}

type Person = { name: string; address: string }

/** An invitation or its withdrawal for one person. */
export function personalFile(
  method: Exclude<CalendarMethod, 'PUBLISH'>,
  event: CalendarEvent,
  { organizer, attendee }: { organizer: Person; attendee: Person },
  now: Date,
) {
  return {
    name: method === 'CANCEL' ? 'absage.ics' : 'besichtigung.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(method, [{ ...event, organizer, attendee }], now),
  }
}

/** Several appointments to choose from: nobody's calendar takes them for settled. `mailTo`: the company's own address. */
export function publishedFile(events: readonly CalendarEvent[], mailTo: string, now: Date) {
  const organizer = { name: site.brand, address: mailTo }
  return {
    name: 'besichtigungen.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(
      'PUBLISH',
      events.map((event) => ({ ...event, organizer })),
      now,
    ),
  }
}
