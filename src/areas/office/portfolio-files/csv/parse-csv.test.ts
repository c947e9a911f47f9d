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
  expect(() => parseCsv('a;b\n1;"2"3')).toThrow('Zeile 2: Hinter einem Anführungszeichen steht noch Text.')
})
