import { expect, test } from 'vitest'
import { isOpenAt } from './business-hours.ts'

test.each([
  ['2026-03-02T06:59:00.000Z', false],
  ['2026-03-02T07:00:00.000Z', true],
  ['2026-03-02T15:59:00.000Z', true],
  ['2026-03-02T16:00:00.000Z', false],
  // In summer by the clocks of Germany.
  ['2026-07-01T06:00:00.000Z', true],
  ['2026-03-07T10:00:00.000Z', false],
  // Good Friday, Corpus Christi, Christmas Day.
  ['2026-04-03T10:00:00.000Z', false],
  ['2026-06-04T10:00:00.000Z', false],
  ['2026-12-25T10:00:00.000Z', false],
])('at %s somebody is there: %s', (moment, isOpen) => {
  expect(isOpenAt(new Date(moment))).toBe(isOpen)
})
