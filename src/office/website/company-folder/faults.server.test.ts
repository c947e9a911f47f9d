import { companyRecords } from '#company/facts.ts'
import { link, mkdir, open, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#platform/test-app.server.ts'
import { applyFolder } from './apply-folder.server.ts'
import { exampleFiles, exampleFolder } from './example-folder.ts'
import { exportFolder, FolderRefused } from './export-folder.server.ts'
import { readFolder } from './read-folder.server.ts'

async function faultsOf(folder: string): Promise<string[]> {
  const { faults } = await applyFolder(await testApp(), await readFolder(folder), { replace: false, isTrial: false })
  return faults.map(({ file, line, text }) => `${file}:${line}: ${text}`)
}

const company = String((await exampleFiles())['firma.yaml'])
const building = String((await exampleFiles())['gebaeude/lindenweg-3.yaml'])

const cases: [string, Record<string, string | Buffer | null>, string[]][] = [
  ['nothing', {}, []],
  [
    'a page and a fact that nobody knows',
    { 'firma.yaml': `${company}  farbe: grün\nwerbung:\n  claim: x\n` },
    [
      'firma.yaml:13: „farbe“: Diese Angabe gibt es auf dieser Seite nicht.',
      `firma.yaml:14: Die Seite „werbung“ gibt es nicht. Möglich sind ${companyRecords.map(({ id }) => id).join(', ')}.`,
    ],
  ],
  [
    'a value that the form refuses',
    { 'firma.yaml': company.replace('01067', '1067') },
    ['firma.yaml:5: Postleitzahl: Bitte geben Sie eine Postleitzahl aus fünf Ziffern ein.'],
  ],
  [
    'what is missing',
    { 'firma.yaml': company.replace('  seat: Dresden\n', '') },
    ['firma.yaml:9: Sitz: Pflichtfeld bitte ausfüllen'],
  ],
  [
    'an option that nobody offers',
    { 'gebaeude/lindenweg-3.yaml': building.replace('bedarf', 'schätzung') },
    ['gebaeude/lindenweg-3.yaml:9: Art des Ausweises: „schätzung“ gibt es hier nicht. Möglich sind bedarf, verbrauch.'],
  ],
  [
    'a building that is not there',
    { 'wohnungen/w.yaml': 'name: W\nproperty_id: haus-13\n' },
    ['wohnungen/w.yaml:2: Gebäude: „haus-13“ gibt es weder im Ordner noch in der Datenbank.'],
  ],
  [
    'a faulty building, and of its flats nothing',
    { 'gebaeude/lindenweg-3.yaml': building.replace('total_units: 4', 'total_units: vier') },
    ['gebaeude/lindenweg-3.yaml:2: Einheiten: Bitte geben Sie eine ganze Zahl ein.'],
  ],
  [
    'a document that is not there',
    { 'gebaeude/lindenweg-3.yaml': building.replace('document: ausweis', 'document: pass') },
    ['gebaeude/lindenweg-3.yaml:14: Der Ausweis als PDF: „pass“ gibt es weder im Ordner noch in der Datenbank.'],
  ],
  [
    'a house that may not be advertised yet',
    { 'gebaeude/lindenweg-3.yaml': building.replace('certificate_class: B\n', '') },
    [
      'gebaeude/lindenweg-3.yaml:1: So kann es noch nicht gezeigt werden. Für eine Anzeige fehlt die Energieeffizienzklasse (§ 87 Abs. 1 GEG).',
    ],
  ],
  [
    'broken YAML',
    { 'orte/neustadt.yaml': 'name: Neustadt\nname: Altstadt\n' },
    ['orte/neustadt.yaml:2: Diese Angabe steht zweimal da.'],
  ],
  [
    'a tabulator',
    { 'orte/neustadt.yaml': '\tname: Neustadt\n' },
    ['orte/neustadt.yaml:1: Hier ist mit einem Tabulator eingerückt; es müssen Leerzeichen sein.'],
  ],
  [
    'a list for a text',
    { 'orte/neustadt.yaml': 'name: [Neustadt]\n' },
    ['orte/neustadt.yaml:1: Name: Hier steht mehr als ein einzelner Wert.'],
  ],
  [
    'yes for a box',
    { 'orte/neustadt.yaml': 'name: Neustadt\nis_published: yes\n' },
    ['orte/neustadt.yaml:2: Auf der Website zeigen: Bitte schreiben Sie true oder false.'],
  ],
  [
    'a text without its head',
    { 'hilfeartikel/lueften.md': 'Zweimal am Tag.\n' },
    ['hilfeartikel/lueften.md:1: Am Anfang fehlen die Angaben zwischen zwei Zeilen aus ---.'],
  ],
  [
    'an empty text',
    { 'hilfeartikel/lueften.md': '---\ntitle: A\ncategory_slug: heizen\n---\n\n' },
    ['hilfeartikel/lueften.md:5: Text: Pflichtfeld bitte ausfüllen'],
  ],
  [
    'a picture that is missing',
    { 'bilder/haus.webp': null },
    ['bilder/haus.yaml:1: Die Datei „haus.webp“ gibt es in bilder nicht.'],
  ],
  [
    'a picture that is none',
    { 'bilder/haus.webp': '<svg/>' },
    ['bilder/haus.yaml:1: „haus.webp“ ist kein Bild. Bitte nehmen Sie JPEG, PNG, WebP, HEIC, AVIF, TIFF oder GIF.'],
  ],
  [
    'a document that is none',
    { 'dokumente/ausweis.pdf': 'Text' },
    ['dokumente/ausweis.yaml:1: „ausweis.pdf“ ist keine PDF-Datei oder ist beschädigt.'],
  ],
  [
    'a picture that nobody names',
    { 'bilder/rest.png': 'x' },
    ['bilder/rest.png:1: Keine der .yaml-Dateien daneben nennt diese Datei.'],
  ],
  [
    'a picture of two',
    { 'bilder/haus.yaml': 'file: haus.webp\nproperty_id: lindenweg-3\nlocation_id: neustadt\nalt_text: Das Haus\n' },
    ['bilder/haus.yaml:2: Gebäude: Bitte nennen Sie genau eines: Gebäude, Wohnung oder Ort.'],
  ],
  [
    'a folder that nobody knows',
    { 'gebaude/a.yaml': 'name: A\n' },
    [expect.stringContaining('gebaude:1: Diesen Ordner gibt es hier nicht.')] as unknown as string[],
  ],
  [
    'a name that is no address',
    { 'orte/Köln.yaml': 'name: Köln\n' },
    ['orte/Köln.yaml:1: Der Name darf nur Buchstaben ohne Umlaute, Ziffern, - und _ haben.'],
  ],
  ['no company at all', { 'firma.yaml': null }, ['firma.yaml:1: Diese Datei fehlt. Ist das der Ordner einer Firma?']],
  [
    'what is not UTF-8',
    { 'orte/neustadt.yaml': Buffer.from('name: K\xf6ln\n', 'latin1') },
    ['orte/neustadt.yaml:1: Die Datei ist nicht in UTF-8 gespeichert.'],
  ],
]

test.each(cases)('a folder with %s', async (_what, different, expected) => {
  expect(await faultsOf(await exampleFolder(different))).toEqual(expected)
})

test('several faults are said at once, in the order of files and lines', async () => {
  const folder = await exampleFolder({
    'firma.yaml': company.replace('info@', '').replace('0351', 'Dresden'),
    'orte/neustadt.yaml': 'beschreibung: x\n',
  })
  expect((await faultsOf(folder)).map((fault) => fault.split(': ')[0])).toEqual([
    'firma.yaml:7',
    'firma.yaml:8',
    'orte/neustadt.yaml:1',
    'orte/neustadt.yaml:1',
  ])
})

test('a path that leads out of the folder is not followed', async () => {
  const yaml = (file: string) => `file: "${file}"\nproperty_id: lindenweg-3\nalt_text: x\n`
  for (const file of ['../firma.yaml', '/etc/passwd', '..', '.git', 'unter/haus.webp', 'haus.yaml']) {
    const folder = await exampleFolder({ 'bilder/x.yaml': yaml(file) })
    expect(await faultsOf(folder)).toEqual([expect.stringMatching(/^bilder\/x\.yaml:1: /)])
  }
})

test('links are not followed, neither to files nor to folders, and an export writes through none', async () => {
  const outside = await exampleFolder()
  const folder = await exampleFolder({
    'orte/neustadt.yaml': null,
    'gebaeude/lindenweg-3.yaml': null,
    'bilder/haus.webp': null,
  })
  await symlink(path.join(outside, 'orte/neustadt.yaml'), path.join(folder, 'orte/neustadt.yaml'))
  await symlink(path.join(outside, 'fragen'), path.join(folder, 'fragen'))
  await symlink(path.join(outside, 'bilder/haus.webp'), path.join(folder, 'bilder/haus.webp'))
  const faults = await faultsOf(folder)
  for (const file of ['orte/neustadt.yaml', 'fragen', 'bilder/haus.webp'])
    expect(faults).toContain(`${file}:1: Hier werden nur gewöhnliche Dateien und Ordner gelesen, keine Links.`)
  await expect(exportFolder(await testApp(), folder)).rejects.toThrow(FolderRefused)
})

test('files of 100 MB are not read', async () => {
  const folder = await exampleFolder({ 'bilder/haus.webp': null, 'orte/neustadt.yaml': null })
  for (const name of ['bilder/haus.webp', 'orte/neustadt.yaml']) {
    const file = await open(path.join(folder, name), 'w')
    await file.truncate(100 * 1024 * 1024)
    await file.close()
  }
  expect(await faultsOf(folder)).toEqual([
    'bilder/haus.yaml:1: haus.webp: Die Datei ist größer als 20 MB.',
    'orte/neustadt.yaml:1: Die Datei ist größer als 1 MB.',
  ])
})

test('YAML that grows, runs or has no end is refused at once', async () => {
  const bomb = [
    'a: &a [x, x]',
    ...'bcdefghij'.split('').map((name, index) => `${name}: &${name} [*${'abcdefghi'[index]}, *${'abcdefghi'[index]}]`),
  ]
  const hostile: [string, RegExp][] = [
    [bomb.join('\n'), /:2: Verweise mit \*/],
    ['name: &x Neustadt\ndescription: *x\n', /:2: Verweise mit \*/],
    ['name: !!js/function "x"\n', /:1: Angaben mit !/],
    [`name: ${'['.repeat(1000)}${']'.repeat(1000)}\n`, /:1: /],
    [`name: ${'['.repeat(500_000)}\n`, /:1: /],
    [Array.from({ length: 50_000 }, (_, key) => `k${key}:`).join('\n'), /„k0“/],
    [`${Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')}\n`, /: /],
    ['__proto__:\n  is_published: true\nname: x\n', /:1: „__proto__“/],
    ['name: a\u0000b\n', /:1: In der Datei stehen Steuerzeichen/],
    ['name: "a\\0b"\n', /:1: Name: Hier stehen Steuerzeichen/],
  ]
  for (const [text, expected] of hostile) {
    const begun = process.cpuUsage()
    const faults = await faultsOf(await exampleFolder({ 'orte/neustadt.yaml': text }))
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
    expect(faults.length === 0 ? 'taken' : faults[0]).toMatch(expected)
  }
})

test('folders inside folders and second names of a file are no way out', async () => {
  const folder = await exampleFolder()
  await mkdir(path.join(folder, 'orte/unter'))
  await link(path.join(folder, 'firma.yaml'), path.join(folder, 'orte/firma.txt'))
  expect(await faultsOf(folder)).toEqual([
    'orte/firma.txt:1: Der Name muss auf .yaml enden.',
    'orte/unter:1: Hier werden nur gewöhnliche Dateien und Ordner gelesen, keine Links.',
  ])
})
