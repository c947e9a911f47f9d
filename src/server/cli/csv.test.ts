import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

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
})

test('lists become JSON', () => {
  expect(csvLine([[{ name: 'Max' }]], { separator: ';' })).toBe('"[{""name"":""Max""}]"\r\n')
})

test('no text ever begins a cell with a formula', () => {
  assert(
    property(string({ unit: 'grapheme' }), (text) => {
      expect(csvLine([text])).not.toMatch(/^"\s*[=+\-@]/)
    }),
  )
})
