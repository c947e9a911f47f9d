import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readingOf as read } from '../example-reading.ts'

/** Rebuilt after what the makers of three programs document of their exports: fields, spellings, encodings. */
const exportOf = (name: string) => readFileSync(new URL(`exports/${name}`, import.meta.url))

async function zipped(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

test('an export with a namespace, filled elements of 0 and lists by hyphens is taken with all that it says', async () => {
  const { houses, flats, report } = await read(exportOf('desk-suite.xml'))
  expect(houses).toMatchObject([
    {
      name: 'Gemüsegasse 14 b',
      latitude: 50.3601,
      publish_exact_address: true,
      description: 'Zwei Minuten bis zum Rhein.\nMarkt am Samstag.',
      energy_carriers: ['Erdgas'],
      certificate_kind: 'bedarf',
      certificate_value: 112.5,
      certificate_issued_on: '2021-07-01',
      is_published: true,
    },
  ])
  expect(flats).toMatchObject([
    {
      name: 'Altstadt, hell & hoch',
      floor_level: '3. OG',
      cold_rent_euro: 780,
      utilities_euro: 230,
      heating_costs_euro: null,
      heating_included: true,
      deposit_euro: 2340,
      room_count: 3.5,
      total_area_sqm: null,
      available_from: '2027-02-01',
      amenities: ['aufzug', 'balkon', 'dusche', 'einbaukueche', 'keller', 'tageslichtbad'],
      description:
        'Dritte Etage.\n\nFenster nach Süden.\n\nAusstattung:\n- Einbauküche\n- Aufzug\n\nSonstiges:\nHaustiere nach Absprache.',
    },
  ])
  expect(report).toEqual([
    expect.stringContaining('Objekt KO-TG7 ist ein Stellplatz; '),
    expect.stringContaining('2 Bilder werden nicht übernommen. '),
  ])
})

test('an export in ISO-8859-1 with HTML in CDATA and values with units is read, and what is not ours is named', async () => {
  const { houses, flats, report } = await read(exportOf('letters-in-cdata.xml'))
  expect(houses).toMatchObject([
    {
      street: 'Untere Marktstr.',
      house_number: '5',
      property_type: 'Einfamilienhaus',
      construction_year: 1905,
      description: 'Mitten im Ort.',
      certificate_kind: 'verbrauch',
      certificate_value: 143.2,
      certificate_class: 'E',
      certificate_carriers: ['Öl'],
      certificate_valid_until: '2030-04-30',
    },
  ])
  expect(flats).toMatchObject([
    {
      name: 'Haus am Markt – mit Hof',
      cold_rent_euro: 1450,
      utilities_euro: 280,
      deposit_euro: null,
      living_area_sqm: 131.5,
      room_count: 5,
      available_from: '2027-05-15',
      availability_status: 'reserved',
      pets: 'ja',
      description: 'Drei Etagen, ein Hof.\n\nDachboden ausgebaut,\n40 m².',
    },
  ])
  expect(report).toEqual([
    expect.stringContaining('Objekt FF 2026/99 wird nicht vermietet; '),
    expect.stringContaining('Objekt FF 2026/118: Kaution „3 Monatsmieten“: '),
    expect.stringContaining('Objekt FF 2025/7 wird zurückgenommen, '),
  ])
})

test('an export without a declaration, with pictures inside and words of its own, costs no more than what it cannot say', async () => {
  const picture = 'QUJD'.repeat(60_000)
  const xml = exportOf('cloud.xml').toString('utf8').replace('QUJD', picture)
  const { houses, flats, report } = await read(Buffer.from(xml))
  expect(houses).toMatchObject([
    { property_type: 'Gewerbe', house_number: '12–14', postal_code: '56112' },
    { street: '', is_published: false },
  ])
  expect(flats).toMatchObject([
    {
      name: 'Laden an der Ecke',
      cold_rent_euro: 1900.5,
      utilities_euro: 310,
      living_area_sqm: 96.2,
      available_from: '2027-01-01',
    },
    { name: 'Unterm Dach', description: 'Zwei Räume & Küche', is_published: false },
  ])
  expect(report).toEqual([
    expect.stringContaining('Objekt 9d1f-23 ist Gewerbe ohne Miete im Monat. '),
    expect.stringContaining('Objekt 9d1f-24: Den Status „AKQUISE“ kennt die Website nicht. '),
    expect.stringContaining('Ein Bild wird nicht übernommen. '),
    expect.stringContaining('Objekt 9d1f-24: Straße fehlt. '),
  ])
})

test('a ZIP may hold several exports in folders beside pictures, and what cannot be read of it is named with its file', async () => {
  const bytes = await zipped({
    '2026/export/eins.xml': exportOf('desk-suite.xml'),
    '2026/export/zwei.xml': exportOf('letters-in-cdata.xml'),
    '2026/export/rest.xml': '<andere/>',
    '2026/bilder/1.JPG': 'x',
    '__MACOSX/2026/export/._eins.xml': 'x',
  })
  const { flats, report } = await read(bytes)
  expect(flats.map(({ name }) => name)).toEqual(['Altstadt, hell & hoch', 'Haus am Markt – mit Hof'])
  expect(report.join('\n')).toContain('rest.xml, Zeile 1: Zeile 1: Das äußerste Element heißt nicht „openimmo“.')
})

test('a ZIP that is a workbook, broken, without an export or huge once unpacked is refused with a sentence', async () => {
  const workbook = await zipped({ '[Content_Types].xml': 'x', 'xl/workbook.xml': '<a/>' })
  const whole = await zipped({ 'a.xml': exportOf('desk-suite.xml') })
  const bomb = await zipped({ 'a.xml': `<openimmo>${' '.repeat(120 * 1024 * 1024)}</openimmo>` })
  const refusals = [
    [workbook, 'Arbeitsmappe'],
    [whole.subarray(0, whole.length - 200), 'beschädigt'],
    [await zipped({ 'bild.jpg': 'x' }), 'keine OpenImmo-Datei'],
    [bomb, 'größer als 100 MB'],
  ] as const
  for (const [bytes, reason] of refusals) await expect(read(bytes)).rejects.toThrow(reason)
})
