import { expect, test } from 'vitest'
import { dayAsTyped, isAtOnce, numberAsTyped, yearAsTyped } from './as-written.ts'
import { plainText } from './plain-text.ts'

test.for([
  ['1.234,50 €', '1234,5'],
  ['1,234.50', '1234,5'],
  ['€ 850', '850'],
  ['850 €/Monat', '850'],
  ['850,00 € mtl.', '850'],
  ['ca. 900', '900'],
  ['1.200,-', '1200'],
  ["1'200", '1200'],
  ['1 200,00', '1200'],
  ['VB', null],
  ['450 - 500', null],
  ['9,5e2', null],
] as const)('the amount %j is %j', ([text, expected]) => {
  expect(numberAsTyped(text, { isEuro: true, isMachine: false })).toBe(expected)
})

test('a dot divides where a program writes, and groups where it writes a rent as people do', () => {
  const read = (text: string, isEuro: boolean) => numberAsTyped(text, { isEuro, isMachine: true })
  expect([read('640.500000', true), read('1.200', true), read('72.500', false)]).toEqual(['640,5', '1200', '72,5'])
  expect([
    read('72,5 m²', false),
    read('3,5 Zi.', false),
    read('3 ZKB', false),
    read('2 1/2', false),
    read('2½', false),
  ]).toEqual(['72,5', '3,5', '3', '2,5', '2,5'])
})

test.for([
  ['01.04.2026', '01.04.2026'],
  ['1.4.26', '01.04.2026'],
  ['ab dem 1. April 2026', '01.04.2026'],
  ['April 2026', '01.04.2026'],
  ['Anfang Mai 2026', '01.05.2026'],
  ['Mitte Mai 2026', '15.05.2026'],
  ['Ende Februar 2028', '29.02.2028'],
  ['2026-04-01T00:00:00+02:00', '01.04.2026'],
  ['03/25/2027', '25.03.2027'],
  ['25/03/2027', '25.03.2027'],
  ['März 2027', '01.03.2027'],
  ['Mitte Mai', null],
  ['2026', null],
  ['nach Vereinbarung', null],
] as const)('the day %j is %j', ([text, expected]) => {
  expect(dayAsTyped(text)).toBe(expected)
})

test('the month in which something ends counts whole, and one year is a year', () => {
  expect([dayAsTyped('05/2031', { isEnd: true }), dayAsTyped('02-2028', { isEnd: true })]).toEqual([
    '31.05.2031',
    '29.02.2028',
  ])
  expect(['ca. 1962', 'Bj. 1905', '1962/63', '1962-1964', 'unbekannt'].map(yearAsTyped)).toEqual([
    '1962',
    '1905',
    null,
    null,
    null,
  ])
  expect(['sofort', 'ab sofort', 'Sofort frei', 'bezugsfrei', 'sofort oder später'].map(isAtOnce)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('markup becomes paragraphs, entities of entities letters, and a sentence with a bracket stays', () => {
  expect(plainText('<p>Sch&amp;ouml;n</p>\n<p>hell<br>warm</p>')).toBe('Schön\n\nhell\nwarm')
  expect(plainText('&lt;ul&gt;&lt;li&gt;EBK&lt;/li&gt;&lt;li&gt;Bad&lt;/li&gt;&lt;/ul&gt;')).toBe('– EBK\n– Bad')
  expect(plainText('Miete < 500 € und <dran>\nzweite Zeile')).toBe('Miete < 500 € und <dran>\nzweite Zeile')
  expect(plainText('<b>Eins</b>\nZwei')).toBe('Eins\nZwei')
})
