import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDay } from '#values/day.ts'
import { germanToday, readDay } from './days.ts'

test('a day is read from every way people type it', () => {
  for (const typed of [
    '01.03.1990',
    '1.3.1990',
    '1. 3. 1990',
    '01031990',
    '1/3/1990',
    '01-03-1990',
    '1,3,1990',
    ' 1990-03-01 ',
  ])
    expect(readDay(typed)).toBe('1990-03-01')
})

test('what is no day is not guessed', () => {
  for (const typed of ['', 'gestern', '1.3.90', '03/1990', '1990', '1.3.1990 um 8', '2020-1-1'])
    expect(readDay(typed)).toBeNull()
})

test('every day that there is can be typed', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year, month, day] = iso.split('-')
      expect(readDay(`${day}.${month}.${year}`)).toBe(iso)
      expect(isDay(iso)).toBe(true)
    }),
  )
})

test('today is the day in Germany', () => {
  expect(germanToday(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22')
  expect(germanToday(new Date('2026-07-21T22:30:00Z'))).toBe('2026-07-22')
})
