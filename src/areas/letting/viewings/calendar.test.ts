import { expect, test } from 'vitest'
import { berlinMoment } from '#platform/berlin-day.ts'
import { personalFile, publishedFile, viewingEvent } from './event.ts'
import { type ViewingSlot, viewingTime } from './viewing.ts'

const slot: ViewingSlot = {
  id: 'slot-1',
  about: 'flat-1',
  startsAt: '2026-11-27T13:00:00.000Z',
  endsAt: '2026-11-27T13:20:00.000Z',
  places: 2,
  meetingPoint: 'Vor dem Haus, Bleichweg 7; Klingel „Büro“',
  note: 'Bitte pünktlich:\ndanach wird abgeschlossen, und der Hausmeister öffnet nicht mehr für Nachzügler.',
  agentId: null,
  agentName: 'Anna Öz',
  cancelledAt: null,
  booking: null,
  closesAt: null,
  drawnAt: null,
  sequence: 3,
  version: 1,
}
const place = { name: 'Wohnung 4', shortly: 'Wohnung 4, Haus am Rhein', address: 'Bleichweg 7, 56321 Rhens' }
const event = viewingEvent(slot, { place, siteUrl: 'https://www.example.de', status: 'CONFIRMED' })
const people = {
  organizer: { name: 'Rheinbogen "Immobilien"', address: 'buero@example.de' },
  attendee: { name: 'Jana Öztürk', address: 'jana@example.org' },
}
const now = new Date('2026-11-21T08:00:00Z')
const unfolded = (content: string) => content.replaceAll('\r\n ', '').split('\r\n')

test('an invitation names its method, its time on German clocks, who invites and who is invited', () => {
  const { content, contentType } = personalFile('REQUEST', event, people, now)
  expect(contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
  expect(unfolded(content)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'TZID:Europe/Berlin',
      'UID:besichtigung-slot-1@www.example.de',
      'DTSTAMP:20261121T080000Z',
      'SEQUENCE:3',
      'DTSTART;TZID=Europe/Berlin:20261127T140000',
      'DTEND;TZID=Europe/Berlin:20261127T142000',
      'SUMMARY:Besichtigung: Wohnung 4',
      String.raw`LOCATION:Vor dem Haus\, Bleichweg 7\; Klingel „Büro“`,
      'STATUS:CONFIRMED',
      `ORGANIZER;CN="Rheinbogen  Immobilien ":mailto:buero@example.de`,
      'ATTENDEE;CN="Jana Öztürk";ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:jana@example.org',
    ]),
  )
  expect(content).toContain(String.raw`Bitte pünktlich:\ndanach`)
})

test('no line is longer than 75 bytes, none is cut within a character, and each ends with CR LF', () => {
  const { content } = personalFile('REQUEST', event, people, now)
  const lines = content.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(content).not.toMatch(/[^\r]\n|�/)
  expect(unfolded(content).join('')).toContain('der Hausmeister öffnet nicht mehr für Nachzügler.')
})

test('a withdrawn appointment keeps its UID; what is published says by whom and invites nobody', () => {
  const cancelled = personalFile('CANCEL', { ...event, status: 'CANCELLED', sequence: 4 }, people, now).content
  expect(unfolded(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4', `UID:${event.uid}`]),
  )
  const { content } = publishedFile([event, { ...event, uid: 'other' }], 'buero@example.de', now)
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(content.match(/ORGANIZER;CN="[^"]+":mailto:buero@example\.de/g)).toHaveLength(2)
  expect(content).not.toContain('ATTENDEE')
})

test('times are those of German clocks, in summer and in winter', () => {
  expect(viewingTime(slot)).toBe('Freitag, 27.11.2026, 14:00–14:20 Uhr')
  expect(berlinMoment('2026-11-27', '14:00').toISOString()).toBe('2026-11-27T13:00:00.000Z')
  expect(berlinMoment('2026-07-01', '14:00').toISOString()).toBe('2026-07-01T12:00:00.000Z')
  expect(berlinMoment('2026-07-01', '00:30').toISOString()).toBe('2026-06-30T22:30:00.000Z')
  // The hour that does not exist, and the one that comes twice: its first.
  expect(berlinMoment('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(berlinMoment('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
})
