import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readingOf } from './example-reading.ts'
import type { Portfolio } from './plan-import.ts'

const FOLDER = 'tests/cases'

const readCase = (path: string, stored?: Portfolio) => readingOf(readFileSync(`${FOLDER}/${path}`), stored)

/** A flat that lost nothing is published at 600 € with 60 m² and two rooms. */
const usual = {
  cold_rent_euro: 600,
  living_area_sqm: 60,
  room_count: 2,
  is_published: true,
  availability_status: 'available',
}

type Expected = { flats: Record<string, unknown>[]; houses?: Record<string, unknown>[]; report?: string[] }

const one = (id: string, values: object = {}, rest: Omit<Expected, 'flats'> = {}): Expected => ({
  flats: [{ id, ...usual, ...values }],
  ...rest,
})

const noDay = (id: string, text: string): Expected =>
  one(id, { available_from: null }, { report: [`Zeile 2: Objekt ${id}: Frei ab „${text}“: `] })

const pass = { certificate_exemption: 'none', certificate_kind: 'verbrauch', certificate_hot_water: true }
const whole = {
  ...pass,
  certificate_value: 98.4,
  certificate_class: 'C',
  certificate_carriers: ['Gas'],
  certificate_building_year: 1962,
  is_published: true,
}
const certificate = (id: string, house: object, report: string[] = []): Expected =>
  one(id, {}, { houses: [house as Record<string, unknown>], report })

const openimmo: Record<string, Expected | string> = {
  'o01-kaltmiete-leer-nettokaltmiete.xml': one('O01', { cold_rent_euro: 540 }),
  'o02-preise-null.xml': one('O02', {
    warm_rent_euro: null,
    utilities_euro: null,
    heating_costs_euro: null,
    deposit_euro: null,
    total_area_sqm: null,
    bedroom_count: null,
    bathroom_count: null,
    amenities: [],
  }),
  'o02b-alle-mieten-null.xml': one('O02b', { cold_rent_euro: null, warm_rent_euro: null }),
  'o03a-verfuegbar.xml': noDay('O030', 'nach Vereinbarung'),
  'o03e-verfuegbar.xml': noDay('O034', 'kurzfristig'),
  'o03f-verfuegbar.xml': one('O035', { available_from: '2027-08-01' }),
  'o03j-verfuegbar.xml': one('O039', { available_from: '2027-08-01' }),
  'o03k-verfuegbar.xml': noDay('O0310', 'nach Absprache'),
  'o03l-verfuegbar.xml': noDay('O0311', '2027'),
  'o03m-verfuegbar.xml': one('O0312', { available_from: null }),
  'o03n-verfuegbar.xml': one('O0313', { available_from: null }),
  'o03o-verfuegbar.xml': one('O0314', { available_from: null }),
  'o03p-verfuegbar.xml': one('O0315', { available_from: '2027-08-01' }),
  'o04a-energiepass.xml': certificate('O040', { ...whole, certificate_valid_until: '2031-01-31' }),
  'o04b-energiepass.xml': certificate('O041', { ...whole, certificate_valid_until: '2031-05-31' }),
  'o04c-energiepass.xml': certificate('O042', { ...whole, certificate_valid_until: '2031-05-01' }),
  'o04d-energiepass.xml': certificate('O043', { ...whole, certificate_carriers: ['Erdgas leicht'] }),
  'o04e-energiepass.xml': certificate('O044', { ...whole, certificate_value: 28.4, certificate_class: 'A+' }),
  'o04f-energiepass.xml': certificate('O045', { ...whole, certificate_building_year: null, is_published: false }),
  'o04g-energiepass.xml': certificate(
    'O046',
    { ...pass, certificate_value: null, certificate_class: null, certificate_valid_until: null, is_published: false },
    ['Zeile 2: Objekt O046: Gültig bis „Wert fehlt.“: '],
  ),
  'o04h-energiepass.xml': certificate('O047', { ...whole, certificate_valid_until: null }),
  'o04i-energiepass.xml': certificate(
    'O048',
    { ...whole, certificate_class: null, certificate_valid_until: '2031-12-31', is_published: false },
    ['Zeile 2: Objekt O048: Energieeffizienzklasse „KEINE ANGABE“: '],
  ),
  'o04j-energiepass.xml': certificate('O049', {
    ...whole,
    certificate_value: null,
    certificate_class: null,
    is_published: false,
  }),
  'o05-uebertragung-modus-delete.xml': {
    flats: [],
    report: ['Zeile 2: Objekt O05 wird zurückgenommen, steht aber nicht im Bestand.'],
  },
  'o05-vorher.xml': one('O05'),
  'o07-ein-kaufobjekt-dabei.xml': {
    flats: [
      { id: 'O07a', ...usual },
      { id: 'O07c', ...usual },
    ],
    report: ['Zeile 7: Objekt O07b wird nicht vermietet; '],
  },
  'o07d-kaufobjekt-delete.xml': one('O07e', {}, { report: ['Zeile 2: Objekt O07d wird zurückgenommen, '] }),
  'o08-html-in-beschreibung.xml': one(
    'O08',
    { name: 'Hell & ruhig', description: 'Schöne Wohnung.\n\nMit Balkon & Keller.\n\n– EBK' },
    { houses: [{ description: 'Nahe am Park.\nBus vor der Tür.' }] },
  ),
  ...Object.fromEntries(
    ['a-iso-8859-1-mit-euro', 'b-windows-1252', 'c-utf8-gesagt-cp1252', 'd-bom', 'e-utf16', 'f-leerzeile-davor'].map(
      (name) => [
        `o09${name}.xml`,
        one(`O09${name[0]}`, { name: 'Grüße – 5 €' }, { houses: [{ street: 'Prüfweg', city: 'Köln' }] }),
      ],
    ),
  ),
  'o12a-status-vermietet.xml': one('O12a', { availability_status: 'rented' }),
  'o12b-status-klein.xml': one('O12b'),
  'o12c-status-leer.xml': one('O12c'),
  'o12d-vermietet-true.xml': one('O12d', { availability_status: 'rented' }),
  'o15-nummer-doppelt.xml': one('O15', {}, { report: ['Zeile 7: Objekt O15: Diese Wohnung steht schon in Zeile 2.'] }),
  'o16-hausnummer-schreibweisen.xml': {
    flats: ['O16a', 'O16b', 'O16c', 'O16d'].map((id) => ({ id, ...usual })),
    houses: [{ street: 'Lindenstraße', house_number: '12a', total_units: 4 }],
  },
  'o16b-bindestrich-strasse.xml': {
    flats: ['O16e', 'O16f', 'O16g', 'O16h', 'O16i'].map((id) => ({ id, ...usual })),
    houses: [
      { street: 'Konrad-Adenauer-Straße', total_units: 3 },
      { street: 'Straße der Republik', total_units: 2 },
    ],
  },
  'o17-nummer-mit-zeichen.xml': {
    flats: [
      { id: 'we-12-3-sued-4-cff80ffc9a', name: 'Wohnung WE 12/3 – Süd #4' },
      { id: 'we-12-3-sued-5-fc64e93fd3', name: 'Wohnung WE 12/3 – Süd #5' },
    ],
    houses: [{ house_number: '17' }],
  },
  'o19-ohne-strasse.xml': {
    flats: ['O19a', 'O19b'].map((id) => ({ id, ...usual })),
    houses: [{ street: 'Prüfweg' }, { street: '', name: 'Neuwied, Objekt O19b', is_published: false }],
    report: ['Zeile 7: Objekt O19b: Straße fehlt. '],
  },
  'o21-flaeche-mit-einheit.xml': one('O21', { living_area_sqm: 84.5 }),
  'o21b-flaeche-komma.xml': one('O21b', { living_area_sqm: 84.5, room_count: 2.5 }),
  'o28-pauschalmiete.xml': one('O28', { cold_rent_euro: 420 }),
  'o29-miete-pro-qm-gewerbe.xml': one(
    'O29',
    { cold_rent_euro: 1200, living_area_sqm: 120.5, room_count: null },
    { houses: [{ property_type: 'Gewerbe' }] },
  ),
  'o30-leer.xml': { flats: [] },
  'o31-immowelt-art.xml': one(
    '8333',
    {
      name: 'Ankommen',
      description: 'Heller Grundriss.\n\nMit Aufzug.',
      cold_rent_euro: 940,
      utilities_euro: 322,
      living_area_sqm: 72.3,
    },
    { houses: [{ city: 'Neuwied, Heddesdorf', street: '' }], report: ['Zeile 2: Objekt 8333: Straße fehlt. '] },
  ),
  'o32-feedback.xml': 'Rückmeldung eines Portals',
  'z01-backslash.zip': one(
    'O21b',
    { living_area_sqm: 84.5, room_count: 2.5 },
    { report: ['Zeile 1: Ein Bild wird nicht übernommen. '] },
  ),
}

const row = { cold_rent_euro: 850, living_area_sqm: 72.5, room_count: 3, available_from: '2027-03-01' }
const line = (id: string, values: object = {}, rest: Omit<Expected, 'flats'> = {}): Expected => ({
  flats: [{ id, ...row, ...values }],
  ...rest,
})
const refused = (start: string): Expected => ({ flats: [], houses: [], report: [`! Zeile 2: ${start}`] })

const csv: Record<string, Expected | string> = {
  'c01-windows-1252.csv': line('C01', {}, { houses: [{ street: 'Tabellenweg', city: 'Köln' }] }),
  'c03-leere-spalten-am-ende.csv': line('C03'),
  'c07b-datum.csv': line('C071'),
  'c07c-datum.csv': line('C072'),
  'c07d-datum.csv': line('C073', { available_from: null }),
  'c07j-datum.csv': line('C079'),
  'c08a-betrag.csv': line('C080', { cold_rent_euro: 1234.5 }),
  'c08c-betrag.csv': line('C082', { cold_rent_euro: 950 }),
  'c08d-betrag.csv': line('C083', { cold_rent_euro: 1200 }),
  'c08e-betrag.csv': line('C084', { cold_rent_euro: 1200 }),
  'c08f-betrag.csv': line('C085', { cold_rent_euro: 1200 }),
  'c08g-betrag.csv': line('C086', { cold_rent_euro: 1200.5 }),
  'c08h-betrag.csv': line('C087', { cold_rent_euro: 950 }),
  'c08i-betrag.csv': line('C088', { cold_rent_euro: 950 }),
  // A spreadsheet that writes so has thrown digits away.
  'c08j-betrag.csv': refused('Kaltmiete „9,5e2“: Bitte geben Sie einen Betrag'),
  'c08k-betrag.csv': line('C0810', { cold_rent_euro: 1234.5 }),
  'c08n-betrag.csv': line('C0813'),
  'c08o-betrag.csv': line('C0814'),
  'c08p-betrag.csv': line('C0815'),
  'c08s-betrag.csv': line('C0818', { cold_rent_euro: 850.5 }),
  'c08t-betrag.csv': line('C0819', { cold_rent_euro: 1200 }),
  'c09-apostroph-plz.csv': line('C09', {}, { houses: [{ postal_code: '01067' }] }),
  'c10-plz-ohne-null.csv': refused(
    'PLZ „1067“: Eine Postleitzahl hat fünf Ziffern. Vermutlich hat das Programm die Null',
  ),
  'c14-flaeche-einheit.csv': line('C14'),
  'c15-summenzeile.csv': line('C15', {}, { report: ['Zeile 3: Das ist keine Wohnung, sondern eine Zeile „Summe“. '] }),
  'c17-eigene-spalte.csv': line(
    'C17',
    {},
    { report: ['Zeile 1: Die Spalte „Bemerkung intern“ kennt die Website nicht. '] },
  ),
  'c19-zimmer-text.csv': line('C19'),
  'c20-anfuehrung.csv': line('C20', { name: '"Altbau" mit Balkon' }),
  'c26-nur-kopf.csv': 'nur die Kopfzeile',
}

const cases = Object.entries({ openimmo, csv }).flatMap(([folder, all]) =>
  Object.entries(all).map(([name, expected]) => [`${folder}/${name}`, expected] as const),
)

test('every case of the folder has its expectation', () => {
  const files = ['openimmo', 'csv'].flatMap((folder) =>
    readdirSync(`${FOLDER}/${folder}`).map((name) => `${folder}/${name}`),
  )
  expect(cases.map(([name]) => name).toSorted()).toEqual(files.toSorted())
})

const refusals = cases.flatMap(([path, expected]) => (typeof expected === 'string' ? [[path, expected] as const] : []))
const readable = cases.flatMap(([path, expected]) => (typeof expected === 'string' ? [] : [[path, expected] as const]))

test.for(refusals)('%s is refused with a sentence', async ([path, reason]) => {
  await expect(readCase(path)).rejects.toThrow(reason)
})

test.for(readable)('%s is read as expected', async ([path, expected]) => {
  const { flats, houses, report } = await readCase(path)
  expect(flats).toMatchObject(expected.flats)
  expect(houses).toMatchObject(expected.houses ?? houses)
  expect(houses).toHaveLength(expected.houses?.length ?? new Set(flats.map(({ property_id }) => property_id)).size)
  expect(report).toEqual(
    (expected.report ?? []).map((start) =>
      expect.stringMatching(new RegExp(`^${start.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)),
    ),
  )
})

test('a transfer that deletes takes what is there from the website, and nothing else changes', async () => {
  const before = await readCase('openimmo/o05-vorher.xml')
  const record = (id: string, values: Record<string, unknown>) => ({
    id,
    version: 1,
    updatedAt: '2026-03-02T08:00:00.000Z',
    values: values as never,
  })
  const stored = {
    buildings: before.houses.map((values) => record('haus-1', values)),
    flats: before.flats.map(({ id, ...values }) => record(id, values)),
  }
  const after = await readCase('openimmo/o05-uebertragung-modus-delete.xml', stored)
  expect(after.flats).toEqual(before.flats.map((flat) => ({ ...flat, is_published: false })))
  expect(after.report).toEqual([])
})
