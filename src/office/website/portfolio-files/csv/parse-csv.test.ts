import { expect, test } from 'vitest'
import { UnreadableFile } from '../import-row.ts'
import { parseCsv } from './parse-csv.ts'

test.for(['\n', '\r\n'])('each record knows the line it begins in, whatever stands in its cells (%j)', (end) => {
  const lines = ['\uFEFFOrt;Text', 'Rhens;"Zeile eins', 'und ""zwei"""', '', ' ; ', ' Lahnstein ; 5" Rohr ']
  expect(parseCsv(lines.join(end))).toEqual([
    { line: 1, cells: ['Ort', 'Text'] },
    { line: 2, cells: ['Rhens', 'Zeile eins\nund "zwei"'] },
    { line: 6, cells: ['Lahnstein', '5" Rohr'] },
  ])
})

test('a comma separates when the first line has more of them', () => {
  expect(parseCsv('a,b;c,d\n1,"2,5",x,')).toEqual([
    { line: 1, cells: ['a', 'b;c', 'd'] },
    { line: 2, cells: ['1', '2,5', 'x', ''] },
  ])
})

test('quotes that do not fit together are refused with the line of their record', () => {
  const open = () => parseCsv('a;b\n1;2\n3;"4\n5;6')
  expect(open).toThrow(UnreadableFile)
  expect(open).toThrow('Zeile 3: Ein Anführungszeichen wird nicht geschlossen.')
  expect(() => parseCsv('a;b\n1;"2"3"4')).toThrow('Zeile 2: ')
})

test('a cell that begins with a quoted word keeps its signs', () => {
  expect(parseCsv('a;b\n1;"Altbau" mit Balkon\n2;"x;y"')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '"Altbau" mit Balkon'] },
    { line: 3, cells: ['2', 'x;y'] },
  ])
})

test.for([
  ['sep=,\r\na,b\r\n1,2', 2],
  ['a\tb\r1\t2', 1],
  ['a|b\n1|2', 1],
] as const)('%j is read by what separates its cells', ([text, line]) => {
  expect(parseCsv(text)).toEqual([
    { line, cells: ['a', 'b'] },
    { line: line + 1, cells: ['1', '2'] },
  ])
})
