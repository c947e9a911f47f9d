import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDayOf,
  formatEuro,
  formatNumber,
  formatRooms,
  formatSqm,
  plural,
} from './format.ts'

test('an amount has two decimals, grouped thousands and a space that does not break', () => {
  expect(formatEuro(1234.5)).toBe('1.234,50\u00a0€')
  expect(formatEuro(0)).toBe('0,00\u00a0€')
})

test('an area keeps only the decimals it has', () => {
  expect(formatSqm(72.5)).toBe('72,5\u00a0m²')
  expect(formatSqm(80)).toBe('80\u00a0m²')
})

test('half rooms are written with a comma', () => {
  expect(formatRooms(2.5)).toBe('2,5')
  expect(formatRooms(3)).toBe('3')
})

test('numbers are grouped', () => {
  expect(formatNumber(100000)).toBe('100.000')
})

test('a day is a day in every time zone', () => {
  expect(formatDate('2027-03-01')).toBe('01.03.2027')
  expect(formatDate('2027-03-01T23:30:00.000Z')).toBe('01.03.2027')
  expect(formatDate('demnächst')).toBe('demnächst')
})

test('a moment is shown in German time', () => {
  expect(formatDateTime(new Date('2026-07-01T22:30:00Z'))).toBe('02.07.2026, 00:30')
})

test('one is singular, none and many are plural', () => {
  expect(plural(1, 'Einheit', 'Einheiten')).toBe('1 Einheit')
  expect(plural(0, 'Wohnung', 'Wohnungen')).toBe('0 Wohnungen')
  expect(plural(1200, 'Einheit', 'Einheiten')).toBe('1.200 Einheiten')
})

test('the day of a moment is the German one: midnight here is still the day before in UTC', () => {
  expect(formatDayOf('2027-05-21T22:00:00.000Z')).toBe('22.05.2027')
  expect(formatDayOf('2027-01-31T22:59:59.000Z')).toBe('31.01.2027')
})
