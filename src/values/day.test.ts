import { expect, test } from 'vitest'
import { isDay } from './day.ts'

test('only days of the calendar count, as we write them', () => {
  const days = ['2024-02-29', '2000-02-29', '1990-12-31', '2026-02-28']
  expect(days.filter(isDay)).toEqual(days)
  const none = [
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '21.11.2026',
    '',
    'gestern',
  ]
  expect(none.filter(isDay)).toEqual([])
})
