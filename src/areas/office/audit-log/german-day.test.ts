import { expect, test } from 'vitest'
import { germanDay } from './german-day.ts'

test('a day begins at midnight in Germany, in winter, in summer and when the clocks change', () => {
  expect(germanDay('2026-01-15')).toEqual({ from: '2026-01-14T23:00:00.000Z', until: '2026-01-15T23:00:00.000Z' })
  expect(germanDay('2026-07-01')).toEqual({ from: '2026-06-30T22:00:00.000Z', until: '2026-07-01T22:00:00.000Z' })
  expect(germanDay('2026-03-29')).toEqual({ from: '2026-03-28T23:00:00.000Z', until: '2026-03-29T22:00:00.000Z' })
  expect(germanDay('2026-10-25')).toEqual({ from: '2026-10-24T22:00:00.000Z', until: '2026-10-25T23:00:00.000Z' })
})

test('what is no day is none', () => {
  for (const text of ['', '2026-13-01', '2026-02-30', '01.03.2026', 'heute']) expect(germanDay(text)).toBeNull()
})
