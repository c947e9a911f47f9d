import { expect, test } from 'vitest'
import { easterSunday, isHoliday } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test.each([
  ['RP', '2026-06-04', true],
  ['NI', '2026-06-04', false],
  ['SN', '2026-11-18', true],
  ['SN', '2027-11-17', true],
  ['RP', '2026-11-18', false],
  ['BE', '2026-03-08', true],
  ['BB', '2026-05-24', true],
  ['TH', '2026-09-20', true],
  ['HH', '2026-10-03', true],
])('in %s %s is a holiday: %s', (state, day, expected) => {
  expect(isHoliday(state, day)).toBe(expected)
})
