import { expect, test } from 'vitest'
import { addDays, berlinDay, berlinMidnight, mondayOf } from './berlin-day.ts'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  // The clocks change at 1 UTC: the day itself still begins in the time of the day before.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(berlinMidnight(day).toISOString()).toBe(moment)
  expect(berlinDay(new Date(moment))).toBe(day)
  expect(berlinDay(new Date(Date.parse(moment) - 1))).toBe(addDays(day, -1))
})

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
})
