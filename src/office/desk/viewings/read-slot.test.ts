import { expect, test } from 'vitest'
import { readSlot, readTime } from './read-slot.ts'

const now = new Date('2026-11-21T08:00:00Z')
const form = (different: Record<string, string> = {}) => {
  const data = new FormData()
  const typed = {
    day: '27.11.2026',
    from: '14:00',
    to: '14:20',
    places: '2',
    meeting_point: 'Vor dem Haus',
    ...different,
  }
  for (const [name, value] of Object.entries(typed)) data.set(name, value)
  return data
}
const errorsOf = (different: Record<string, string>) => {
  const read = readSlot(form(different), now)
  return read.ok ? {} : read.errors
}

test('times are understood as people write them', () => {
  expect(['14:00', '14.00', '14', '1400', '9 Uhr', '24:00', '12:60', 'mittags'].map(readTime)).toEqual([
    '14:00',
    '14:00',
    '14:00',
    '14:00',
    '09:00',
    null,
    null,
    null,
  ])
})

test('a series is as many appointments of the same length one after another', () => {
  const read = readSlot(form({ count: '3', pause: '10' }), now)
  expect(read.ok && read.slot).toEqual({
    times: [
      { startsAt: '2026-11-27T13:00:00.000Z', endsAt: '2026-11-27T13:20:00.000Z' },
      { startsAt: '2026-11-27T13:30:00.000Z', endsAt: '2026-11-27T13:50:00.000Z' },
      { startsAt: '2026-11-27T14:00:00.000Z', endsAt: '2026-11-27T14:20:00.000Z' },
    ],
    places: 2,
    meetingPoint: 'Vor dem Haus',
    note: null,
    booking: null,
    closesAt: null,
    agentId: null,
  })
})

test('what cannot be is said at its field', () => {
  expect(errorsOf({ day: '31.02.2027' })).toHaveProperty('day')
  expect(errorsOf({ day: '20.11.2026' })).toEqual({ day: 'Dieser Termin liegt in der Vergangenheit.' })
  expect(errorsOf({ to: '13:00' })).toEqual({ to: 'Das Ende liegt vor dem Beginn.' })
  expect(errorsOf({ from: 'bald', places: '0', meeting_point: ' ', count: '21', pause: '-1' })).toEqual({
    from: expect.any(String),
    places: expect.any(String),
    meeting_point: expect.any(String),
    count: expect.any(String),
    pause: expect.any(String),
  })
})

test('a draw says until when one may register, early enough before the appointment', () => {
  const draw = { booking: 'draw', closes_day: '26.11.2026', closes_time: '12:00' }
  const read = readSlot(form(draw), now)
  expect(read.ok && read.slot).toMatchObject({ booking: 'draw', closesAt: '2026-11-26T11:00:00.000Z' })
  const first = readSlot(form({ ...draw, booking: 'first' }), now)
  expect(first.ok && first.slot).toMatchObject({ booking: 'first', closesAt: null })
  expect(errorsOf({ booking: 'draw' }).closes_day).toContain('bis zu welchem Tag')
  expect(errorsOf({ ...draw, closes_time: 'mittags' }).closes_time).toContain('Uhrzeit')
  expect(errorsOf({ ...draw, closes_day: '20.11.2026' }).closes_day).toContain('Vergangenheit')
  expect(errorsOf({ ...draw, closes_day: '27.11.2026', closes_time: '13:00' }).closes_day).toContain('2 Stunden')
  // Drawn places stay; past ones may stay, too.
  const past = { closesAt: '2026-11-20T11:00:00.000Z', drawnAt: null }
  const over = { ...draw, closes_day: '20.11.2026' }
  expect(readSlot(form(over), now, past)).toMatchObject({ ok: true, slot: { closesAt: past.closesAt } })
  const drawn = { ...past, drawnAt: '2026-11-20T11:00:05.000Z' }
  expect(readSlot(form({ booking: 'draw' }), now, drawn)).toMatchObject({ ok: true, slot: { closesAt: past.closesAt } })
})
