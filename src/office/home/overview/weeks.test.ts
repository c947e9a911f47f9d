import { expect, test } from 'vitest'
import { answersByWeek, hoursInWords, kindsByWeek, weekFinder, weeksUntil } from './weeks.ts'

// A Saturday.
const weeks = weeksUntil(new Date('2026-11-21T18:00:00Z'))

test('twelve weeks from Monday to Sunday end with the present one', () => {
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toEqual({ from: '2026-11-16', until: '2026-11-22' })
  expect(weeks[0]).toEqual({ from: '2026-08-31', until: '2026-09-06' })
})

test('a week begins at midnight in Germany, in summer and in winter', () => {
  const weekOf = weekFinder(weeks)
  expect(weekOf('2026-11-15T22:59:59.999Z')).toBe(10)
  expect(weekOf('2026-11-15T23:00:00.000Z')).toBe(11)
  expect(weekOf('2026-09-06T21:59:59.999Z')).toBe(0)
  expect(weekOf('2026-09-06T22:00:00.000Z')).toBe(1)
  expect(weekOf('2026-08-01T12:00:00.000Z')).toBe(-1)
})

test('requests are counted by kind and week', () => {
  const rows = [
    { hour: '2026-11-16T08:00:00.000Z', kind: 'damage_report', count: 2 },
    { hour: '2026-11-22T22:00:00.000Z', kind: 'damage_report', count: 1 },
    { hour: '2026-11-15T08:00:00.000Z', kind: 'damage_report', count: 5 },
    { hour: '2020-01-01T08:00:00.000Z', kind: 'damage_report', count: 9 },
    { hour: '2026-11-16T08:00:00.000Z', kind: 'unknown', count: 9 },
  ]
  const [damage, contact] = kindsByWeek(rows, ['damage_report', 'contact_message'], weeks)
  expect(damage?.counts.slice(-3)).toEqual([0, 5, 3])
  expect(contact?.counts.every((count) => count === 0)).toBe(true)
})

test('the median is of the requests that got an answer', () => {
  const at = (hours: number) => ({
    receivedAt: '2026-11-17T00:00:00.000Z',
    answeredAt: new Date(Date.parse('2026-11-17T00:00:00.000Z') + hours * 3_600_000).toISOString(),
  })
  expect(answersByWeek([at(1), at(100), at(3)], weeks).at(-1)).toEqual({ count: 3, medianHours: 3 })
  expect(answersByWeek([at(1), at(3)], weeks).at(-1)).toEqual({ count: 2, medianHours: 2 })
  expect(answersByWeek([at(1)], weeks).at(-2)).toEqual({ count: 0, medianHours: null })
})

test.each([
  [0.25, '15 Min.'],
  [5.4, '5 Std.'],
  [47, '47 Std.'],
  [72, '3 Tage'],
])('%s hours are „%s“', (hours, words) => {
  expect(hoursInWords(hours)).toBe(words)
})
