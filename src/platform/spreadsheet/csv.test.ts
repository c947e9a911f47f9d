import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, germanCsvLine } from './csv.ts'

test('cells are quoted, and quotes doubled', () => {
  expect(csvLine(['Erika "Eri" Muster', 'a,b', 'eins\nzwei', null, 712.5, true])).toBe(
    '"Erika ""Eri"" Muster","a,b","eins\nzwei","","712.5","true"\r\n',
  )
})

test('what a spreadsheet would run is text', () => {
  expect(csvLine(['=1+1', '+49 2628', '-5', '@SUM(A1)', '\t=1', '  =1', -5])).toBe(
    `"'=1+1","'+49 2628","'-5","'@SUM(A1)","'\t=1","'  =1","-5"\r\n`,
  )
})

test('a formula cannot hide behind a separator that another spreadsheet uses', () => {
  expect(csvLine(['a;=1+1', 'b\n@SUM(A1)'])).toBe(`"a;'=1+1","b\n'@SUM(A1)"\r\n`)
  expect(csvLine([`a;;\n =1 b - c; \u200B+49`])).toBe(`"a;;\n '=1 b - c; \u200B'+49"\r\n`)
})

test('lists become JSON', () => {
  expect(csvLine([[{ name: 'Max' }]], { separator: ';' })).toBe('"[{""name"":""Max""}]"\r\n')
})

test('no text ever begins a cell with a formula', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      for (const line of [csvLine([text]), germanCsvLine([text])])
        expect(line).not.toMatch(/^"[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u)
    }),
  )
})

test('full-width signs and what hides behind marks of no width are text', () => {
  expect(csvLine(['\uFF1D1+1', '\uFF0B49', '\uFF0D5', '\uFF20SUM(A1)', '\u200B=1', '\uFEFF=1'])).toBe(
    `"'\uFF1D1+1","'\uFF0B49","'\uFF0D5","'\uFF20SUM(A1)","'\u200B=1","'\uFEFF=1"\r\n`,
  )
})

test('a German spreadsheet reads numbers, days and telephone numbers as they are', () => {
  const cells = [
    { number: -5.5 },
    { euro: 3200.5 },
    { day: '1990-01-31' },
    { moment: '2026-07-01T22:30:00.000Z' },
    '0262812345',
    '+49 2628 1',
    '56112',
    'Größe "XL"',
    null,
  ] as const
  expect(germanCsvLine(cells)).toBe(
    `"-5,5";"3200,5";"31.01.1990";"02.07.2026 00:30";"'0262812345";"'+49 2628 1";"56112";"Größe ""XL""";""\r\n`,
  )
})
