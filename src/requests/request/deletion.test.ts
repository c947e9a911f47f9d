import { expect, test } from 'vitest'
import { dayOfDeletion, deletionAfter, periodInWords } from './deletion.ts'

test('the day of deletion is counted by the calendar, and the run may delete from its beginning', () => {
  const evening = new Date('2026-03-02T22:30:00Z')
  expect(dayOfDeletion(evening, { months: 36 })).toBe('2029-03-02')
  expect(dayOfDeletion(new Date('2026-08-31T10:00:00Z'), { months: 6 })).toBe('2027-02-28')
  // In Germany it is the next day already, and summer time lies between.
  expect(dayOfDeletion(new Date('2026-03-02T23:30:00Z'), { days: 30 })).toBe('2026-04-02')
  expect(deletionAfter(evening, { days: 30 })).toBe('2026-03-31T22:00:00.000Z')
  expect(deletionAfter(evening, { months: 12 })).toBe('2027-03-01T23:00:00.000Z')
})

test('periods are said alike everywhere', () => {
  const periods = [{ months: 1 }, { months: 3 }, { months: 6 }, { months: 12 }, { months: 36 }, { days: 30 }]
  expect(periods.map((period) => periodInWords(period).long.replace('\u00A0', ' '))).toEqual([
    'einen Monat',
    'drei Monate',
    'sechs Monate',
    'zwölf Monate',
    'drei Jahre',
    '30 Tage',
  ])
  expect(periods.map((period) => periodInWords(period).after.replace('\u00A0', ' '))).toEqual([
    'einem Monat',
    'drei Monaten',
    'sechs Monaten',
    'zwölf Monaten',
    'drei Jahren',
    '30 Tagen',
  ])
})
