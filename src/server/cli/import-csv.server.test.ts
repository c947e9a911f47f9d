import { expect, test } from 'vitest'
import { readPortfolio } from '#office/website/portfolio-files/portfolio.server.ts'
import { readContentVersion } from '#platform/database/content-version.server.ts'
import { newTestSite } from './test-site.server.ts'

const heading =
  'Gebäude;Straße;Hausnummer;PLZ;Ort;Typ;Objektnummer;Wohnung;Zimmer;Fläche;Kaltmiete;Status;Frei ab;Ausstattung'
const line = (number: string, rent = '1.234,50') =>
  `"Haus ""Rhein""";Mainzer Straße;5;56321;Rhens;Mehrfamilienhaus;${number};Wohnung ${number};2,5;72,5;${rent};verfügbar;01.03.2027;Balkon, Einbauküche`

test('a table makes a building with its flats, as drafts that staff find by their search', async () => {
  const { office, file, app } = await newTestSite()
  const path = await file('bestand.csv', `\uFEFF${heading}\r\n${line('WE 1')}\r\n${line('2')}\r\n`)
  const before = await readContentVersion(app.db)
  expect(await office('import', 'csv', path)).toMatchObject({ code: 0, out: expect.stringContaining('2 neu') })
  expect((await readContentVersion(app.db)).contentVersion).toBe(before.contentVersion + 1)
  const { buildings, flats } = await readPortfolio(app)
  expect(buildings.map(({ values }) => values)).toMatchObject([
    { name: 'Haus "Rhein"', total_units: 2, publish_exact_address: false, is_published: false },
  ])
  expect(flats.map(({ id }) => id)).toEqual(['2', expect.stringMatching(/^we-1-[\da-f]{10}$/)])
  expect(flats[0]?.values).toMatchObject({
    property_id: buildings[0]?.id,
    cold_rent_euro: 1234.5,
    room_count: 2.5,
    available_from: '2027-03-01',
    availability_status: 'available',
    amenities: ['balkon', 'einbaukueche'],
    is_published: false,
  })
  const row = await app.db.selectFrom('apartments').selectAll().where('id', '=', '2').executeTakeFirstOrThrow()
  expect([row.cold_rent_cents, row.search_text.split('\n')]).toEqual([
    123450,
    ['wohnung 2', 'haus rhein', '56321 rhens'],
  ])
  const history = await app.db.selectFrom('content_history').select('staff_name').execute()
  expect(history.map((entry) => entry.staff_name)).toEqual(['Import aus Datei', 'Import aus Datei', 'Import aus Datei'])
})

test('the same table again changes nothing, a changed one only what it names', async () => {
  const { office, file, app } = await newTestSite()
  await office('import', 'csv', await file('a.csv', `${heading}\n${line('1')}\n${line('2')}`))
  const first = await readPortfolio(app)
  const version = await readContentVersion(app.db)
  const again = await office('import', 'csv', await file('b.csv', `${heading}\n${line('1')}\n${line('2')}`))
  expect(again.out).toBe('Gebäude: 0 neu, 0 geändert, 1 unverändert. Wohnungen: 0 neu, 0 geändert, 2 unverändert.\n')
  expect([await readPortfolio(app), await readContentVersion(app.db)]).toEqual([first, version])

  const raised =
    'Straße,Hausnummer,PLZ,Ort,Objektnummer,Wohnung,Kaltmiete\nMainzer Str.,5,56321,Rhens,2,Wohnung 2,"1.300,00"'
  const path = await file('c.csv', raised)
  const trial = await office('import', 'csv', path, '--dry-run')
  expect(trial.out).toContain('Kaltmiete')
  expect(await readPortfolio(app)).toEqual(first)
  const { out } = await office('import', 'csv', path, '--json')
  expect(JSON.parse(out)).toMatchObject([
    { kind: 'property', outcome: 'unchanged' },
    { kind: 'apartment', id: '2', line: 2, outcome: 'changed', changed: ['cold_rent_euro'] },
  ])
  const { flats } = await readPortfolio(app)
  expect(flats[1]).toMatchObject({ version: 2, values: { ...first.flats[1]?.values, cold_rent_euro: 1300 } })
})

test('without numbers a flat is known by its building and its name', async () => {
  const { office, file, app } = await newTestSite()
  const text = 'Straße;Hausnummer;PLZ;Ort;Wohnung\nAm Ufer;1;56321;Rhens;EG links\nAm Ufer;1;56321;Rhens;EG rechts'
  for (const name of ['a.csv', 'b.csv']) expect((await office('import', 'csv', await file(name, text))).code).toBe(0)
  expect((await readPortfolio(app)).flats.map(({ version }) => version)).toEqual([1, 1])
})

test('one bad line keeps everything out, and every fault is named with its line', async () => {
  const { office, file, app } = await newTestSite()
  const bad = line('3', 'teuer').replace('verfügbar', 'weg').replace('01.03.2027', '31.02.2027')
  const path = await file(
    'a.csv',
    `${heading}\n${line('1')}\n${bad}\n${line('1')}\n;;;;;;9;Ohne Adresse;;;;;;\nzu;kurz\n`,
  )
  const { code, out, error } = await office('import', 'csv', path)
  expect([code, out]).toEqual([1, ''])
  for (const part of [
    'Zeile 3: Kaltmiete „teuer“',
    'Zeile 3: Frei ab „31.02.2027“: Diesen Tag gibt es im Kalender nicht',
    'Zeile 3: Status „weg“: Erlaubt sind: Verfügbar, Reserviert, Vermietet.',
    'Zeile 4: Diese Wohnung steht schon in Zeile 2.',
    'Zeile 5: Straße, PLZ und Ort werden gebraucht.',
    'Zeile 6: Hier stehen 2 Werte',
  ])
    expect(error).toContain(part)
  expect(await readPortfolio(app)).toEqual({ buildings: [], flats: [] })
})

test('a table that is none is refused as a whole', async () => {
  const { office, file } = await newTestSite()
  const refusals = [
    ['', 'leer'],
    ['Straße;Quadratmeter\nx;1', 'Die Spalte „Quadratmeter“ ist unbekannt'],
    ['Ort;Ort\na;b', 'gibt es zweimal'],
    ['Straße;PLZ;Ort;Wohnung\n', 'nur die Kopfzeile'],
    ['Ort;PLZ\n"Rhens;1', 'nicht geschlossen'],
    [Buffer.from('Straße;Ort\nx;y', 'latin1'), 'Es fehlen die Spalten PLZ, Wohnung.'],
    ['PK\u0003\u0004 und so weiter', 'Arbeitsmappe'],
  ] as const
  for (const [content, reason] of refusals) {
    const { code, error } = await office('import', 'csv', await file('a.csv', content))
    expect([code, error]).toEqual([1, expect.stringContaining(reason)])
  }
  expect(await office('import', 'csv', '/nowhere.csv')).toMatchObject({
    code: 1,
    error: expect.stringContaining('gibt es nicht'),
  })
})

test('5,000 flats are taken over in one go, and found unchanged the next time', async () => {
  const { office, file, app } = await newTestSite()
  const lines = Array.from({ length: 5000 }, (_, index) => {
    const number = String(index + 1)
    return line(number).replace(';5;', `;${Math.floor(index / 50) + 1};`)
  })
  const path = await file('a.csv', [heading, ...lines].join('\n'))
  const begun = process.cpuUsage()
  expect((await office('import', 'csv', path)).code).toBe(0)
  expect((await office('import', 'csv', path)).out).toContain('100 unverändert. Wohnungen: 0 neu, 0 geändert, 5000')
  expect(process.cpuUsage(begun).user).toBeLessThan(60_000_000)
  const { total } = await app.db
    .selectFrom('apartments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBe(5000)
}, 120_000)
