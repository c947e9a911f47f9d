import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readers } from './read-file.server.ts'
import { readingOf as read } from './example-reading.ts'

const HEADING = [
  'Objektnummer',
  'Straße',
  'Hausnummer',
  'PLZ',
  'Ort',
  'Wohnung',
  'Fläche',
  'Zimmer',
  'Kaltmiete',
  'Kaution',
  'Nebenkosten',
  'Ausstattung',
  'WBS',
]
const ROW = [
  '1',
  'Größeweg',
  '12',
  '56321',
  'Rhens',
  'EG für zwei',
  '72,5',
  '3,5 Zi.',
  '850,00',
  '0',
  '0,00',
  'Balkon, Keller',
  'x',
]
const tableOf = (mark: string, end: string) =>
  [HEADING, ROW].map((cells) => cells.map((cell) => (cell.includes(mark) ? `"${cell}"` : cell)).join(mark)).join(end)
const expected = {
  name: 'EG für zwei',
  living_area_sqm: 72.5,
  room_count: 3.5,
  cold_rent_euro: 850,
  deposit_euro: null,
  utilities_euro: null,
  amenities: ['balkon', 'keller'],
  wbs_required: true,
}
const macRoman = (text: string) =>
  Buffer.from(
    [...text].map((letter) => ({ ß: 0xa7, ä: 0x8a, ö: 0x9a, ü: 0x9f, Ö: 0x85 })[letter] ?? letter.charCodeAt(0)),
  )

test.for<[string, Buffer]>([
  ['UTF-16 with tabs', Buffer.from(`\uFEFF${tableOf('\t', '\r\n')}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(tableOf('\t', '\n'), 'utf16le')],
  ['windows-1252 after sep=', Buffer.from(`sep=;\r\n${tableOf(';', '\r\n')}`, 'latin1')],
  ['UTF-8 with its mark and commas', Buffer.from(`\uFEFF${tableOf(',', '\r\n')}`)],
  ['CR alone, as „Macintosh“', macRoman(tableOf(';', '\r'))],
  ['a title above the heading', Buffer.from(`Mietliste Musterfirma;;;\nStand 01.11.2026;;;\n\n${tableOf(';', '\n')}`)],
  ['empty columns and rows behind', Buffer.from(`${HEADING.join(';')};;;\n${ROW.join(';')};;;\n;;;;;;;;;;;;;;;\n\n`)],
])('a table is read as a program saved it: %s', async ([, bytes]) => {
  const { flats, houses, report } = await read(bytes)
  expect(flats).toMatchObject([expected])
  expect(houses).toMatchObject([{ street: 'Größeweg', house_number: '12' }])
  expect(report).toEqual([])
})

test('signs of control and formulas for text do no harm in a table', async () => {
  const cells = ['="0815"', 'Ufer\u0000weg\u000b', '1', '="01067"', 'Dresden', 'EG']
  const { flats, houses } = await read(Buffer.from(`${HEADING.slice(0, 6).join(';')}\n${cells.join(';')}`))
  expect(flats).toMatchObject([{ id: '0815' }])
  expect(houses).toMatchObject([{ street: 'Uferweg', postal_code: '01067' }])
})

test('headings as people write them name the same columns', async () => {
  const heading =
    'Objekt-Nr.;Strasse;Haus-Nr.;Postleitzahl;Stadt;Bezeichnung;Wohnfläche (m²);Zimmer;Nettokaltmiete in €;verfügbar ab'
  const { flats, report } = await read(Buffer.from(`${heading}\n1;Uferweg;1;56321;Rhens;EG;60;2;500;Mai 2027`))
  expect(flats).toMatchObject([{ living_area_sqm: 60, cold_rent_euro: 500, available_from: '2027-05-01' }])
  expect(report).toEqual([])
})

test('a house is published from a table that holds all of its certificate', async () => {
  const heading =
    'Straße;Hausnummer;PLZ;Ort;Wohnung;Kaltmiete;Energieausweis;Ausweisart;Energiekennwert;Energieeffizienzklasse;Energieträger laut Ausweis;Baujahr laut Ausweis;Kennwert mit Warmwasser;Ausweis ausgestellt am;Ausweis gültig bis'
  const { houses, report } = await read(
    Buffer.from(
      `${heading}\nUferweg;1;56321;Rhens;EG;500;;Bedarfsausweis;112,5 kWh;D;Gas, Holz;1974;ja;01.07.2021;06/2031\nUferweg;2;56321;Rhens;EG;500;Denkmal;;;;;;;;\nUferweg;3;56321;Rhens;EG;500;;;;;;;;;`,
    ),
  )
  expect(houses).toMatchObject([
    {
      certificate_exemption: 'none',
      certificate_kind: 'bedarf',
      certificate_value: 112.5,
      certificate_carriers: ['Gas', 'Holz'],
      certificate_valid_until: '2031-06-30',
      is_published: true,
    },
    { certificate_exemption: 'denkmal', is_published: true },
    { certificate_exemption: null, is_published: false },
  ])
  expect(report).toEqual([])
})

const object = (inner: { number?: string; geo?: string; rest?: string; action?: string }) =>
  `<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart MIETE_PACHT="true"/><objektart><wohnung/></objektart></objektkategorie>
<geo>${inner.geo ?? '<plz>56321</plz><ort>Rhens</ort><strasse>Uferweg</strasse><hausnummer>1</hausnummer>'}</geo>${inner.rest ?? ''}
<verwaltung_techn><objektnr_extern>${inner.number ?? 'A1'}</objektnr_extern><aktion aktionart="${inner.action ?? ''}"/></verwaltung_techn></immobilie>`
const transfer = (objects: string, mode = '') =>
  Buffer.from(`<OpenImmo><Uebertragung modus="${mode}"/><anbieter>${objects}</anbieter></OpenImmo>`)

test('names of elements in capitals, letters of HTML, a bare ampersand and signs of control do no harm', async () => {
  const rest = '<freitexte><objekttitel>Gr&ouml;&szlig;e &amp;amp; Müller & Sohn\u0003&#11;</objekttitel></freitexte>'
  const { flats, report } = await read(transfer(object({ rest })))
  expect(flats).toMatchObject([{ name: 'Größe & Müller & Sohn' }])
  expect(report).toEqual([])
})

test('one house however its number is written, two where it is another', async () => {
  const geo = (street: string, number: string) =>
    `<plz>56321</plz><ort>Rhens</ort><strasse>${street}</strasse><hausnummer>${number}</hausnummer>`
  const places: [string, string][] = [
    ['Straße des 17. Juni', '12-14'],
    ['Straße des 17. Juni 12 – 14', ''],
    ['Str. des 17. Juni', '12 -14'],
    ['Straße des 17. Juni', '1214'],
    ['Straße des 17. Juni', ''],
  ]
  const { houses } = await read(
    transfer(
      places.map(([street, number], index) => object({ number: `N${index}`, geo: geo(street, number) })).join(''),
    ),
  )
  expect(houses.map(({ street, house_number, total_units }) => [street, house_number, total_units])).toEqual([
    ['Straße des 17. Juni', '12-14', 3],
    ['Straße des 17. Juni', '1214', 1],
    ['Straße des 17. Juni', null, 1],
  ])
})

test('an object that a transfer removes and sends anew is an offer, and its own action wins over the transfer', async () => {
  const both = await read(transfer(object({ action: 'DELETE' }) + object({ action: 'CHANGE' })))
  expect(both.flats).toMatchObject([{ id: 'A1', is_published: true }])
  const kept = await read(transfer(object({ action: 'CHANGE' }), 'DELETE'))
  expect(kept.flats).toMatchObject([{ id: 'A1', is_published: true }])
})

test('a large table and a hostile one take time in proportion to their size', async () => {
  const cpu = async (work: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await work().catch(() => null)
    return process.cpuUsage(before).user
  }
  const table = (rows: number) =>
    Buffer.from(
      [HEADING.join(';'), ...Array.from({ length: rows }, (_, row) => [row, ...ROW.slice(1)].join(';'))].join('\n'),
    )
  const hostile = (length: number) => Buffer.from(`${HEADING.join(';')}\n1;"${'"a" '.repeat(length)}`)
  for (const make of [table, hostile]) {
    const [small, large] = [await cpu(() => readers.csv(make(500))), await cpu(() => readers.csv(make(4000)))]
    expect(large).toBeLessThan(20 * Math.max(small, 20_000))
  }
})

test.each([
  ['tests/cases/web/d07-pjl-davor.pdf', 'Das ist weder eine OpenImmo-Datei noch eine Tabelle'],
  ['tests/cases/web/p11-webp-heisst.jpg', 'Das ist weder eine OpenImmo-Datei noch eine Tabelle'],
  ['tests/cases/web/p16.gif', 'Das ist weder eine OpenImmo-Datei noch eine Tabelle'],
])('a file of another kind is named as such, by its content: %s', async (path, reason) => {
  for (const reader of [readers.csv, readers.openimmo]) await expect(reader(readFileSync(path))).rejects.toThrow(reason)
})
