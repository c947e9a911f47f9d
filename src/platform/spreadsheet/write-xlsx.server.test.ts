import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip, sheetRows } from '#platform/zip/test-zip.server.ts'
import type { Cell } from './csv.ts'
import { type Sheet, writeXlsx } from './write-xlsx.server.ts'

const now = new Date('2026-03-02T08:00:00Z')

async function* oneByOne(rows: Cell[][]) {
  yield* rows
}

async function workbook(...sheets: Sheet[]): Promise<Map<string, Buffer>> {
  return readZip(await buffer(writeXlsx(sheets, now)))
}

const sheet = (name: string, rows: Cell[][]): Sheet => ({ name, headings: ['Eins', 'Zwei'], rows: oneByOne(rows) })

test('texts come back as they were typed, and none of them is a formula', async () => {
  const typed = [
    '=HYPERLINK("https://spam.example")',
    '+49 2628 1',
    '@SUM(A1)',
    '<b>&"Ö"',
    '0262812345',
    ' zwei  Leerzeichen ',
  ]
  const book = await workbook(sheet('Alle', [typed]))
  expect(sheetRows(book)).toEqual([['Eins', 'Zwei'], typed])
  const xml = book.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? ''
  expect(xml).not.toContain('<f>')
  expect(xml.match(/t="inlineStr"/g)).toHaveLength(8)
  expect(book.get('xl/styles.xml')?.toString('utf8')).toContain('quotePrefix="1"')
})

test('days and moments are numbers of days, in German time', async () => {
  const rows = [
    [
      { day: '2026-03-02' },
      { moment: '2026-07-01T22:30:00.000Z' },
      { day: '1900-01-31' },
      { number: -5.5 },
      { euro: 3200.5 },
      null,
    ],
  ]
  const [, cells] = sheetRows(await workbook(sheet('Alle', rows)))
  // 46083 is 02.03.2026; 46205 is 02.07.2026, and half an hour of it.
  expect(cells).toEqual(['46083', expect.stringMatching(/^46205\.0208333/), '31.01.1900', '-5.5', '3200.5', ''])
})

test('what XML cannot hold is left out, and letters that Excel would read as codes stay letters', async () => {
  const [, cells] = sheetRows(
    await workbook(sheet('Alle', [['a\u0000b\u0007c', '_x0041_', 'x'.repeat(40_000), '\uD800']])),
  )
  expect(cells?.[0]).toBe('abc')
  expect(cells?.[1]).toBe('_x005F_x0041_')
  expect(cells?.[2]).toHaveLength(32_767)
  expect(cells?.[3]).toBe('\uFFFD')
})

test('sheets get names that Excel takes', async () => {
  const book = await workbook(
    sheet('Schäden / Bäder', [['1']]),
    sheet('Schäden   Bäder', []),
    sheet('x'.repeat(50), []),
  )
  const xml = book.get('xl/workbook.xml')?.toString('utf8') ?? ''
  const names = [...xml.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual(['Schäden   Bäder', 'Schäden   Bäder 2', 'x'.repeat(28)])
  expect([...book.keys()].filter((name) => name.startsWith('xl/worksheets/'))).toHaveLength(3)
})
