import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'
import { fileFrom, type Visitor } from './visitor.ts'

const HEADING =
  'Objektnummer;Gebäude;Straße;Hausnummer;PLZ;Ort;Wohnung;Zimmer;Fläche;Kaltmiete;Frei ab;Energieausweis;Ausweisart;Energiekennwert;Energieeffizienzklasse;Energieträger laut Ausweis;Baujahr laut Ausweis'
const PASS = 'ja;Verbrauch;98,4 kWh/(m²·a);C;Gas;1962'

function handsAt(visitor: Visitor) {
  const hands = handsOf(visitor)
  return {
    ...hands,
    upload: async (name: string, content: string | Buffer) => {
      await visitor.open('/verwaltung/uebernehmen')
      const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content)
      visitor.attach(hands.field(/^OpenImmo/), fileFrom({ name, mimeType: 'application/octet-stream', buffer }))
      await hands.press('Ansehen, was sich ändert')
    },
    text: () => hands.main().textContent ?? '',
  }
}

const rowOf = (key: string, rent: string) =>
  `T${key};Haus ${key};Tabellenweg ${key};1;56321;Rhens;Wohnung ${key};3 ZKB;72,5 m²;${rent};sofort;${PASS}`

test('a table goes from upload over preview to the public page, and a wrong line is named', async ({
  visitor,
  request,
  office,
}) => {
  const { upload, press, tick, follow, heading, region, text, alert } = handsAt(visitor)
  await makeStaff(office, request, 'redaktion')
  const key = unique()
  await visitor.open('/verwaltung/gebaeude')
  await follow('Aus Datei übernehmen')
  heading('Aus Datei übernehmen')
  await press('Ansehen, was sich ändert')
  expect([visitor.status(), alert()]).toEqual([422, expect.stringContaining('Bitte wählen Sie eine Datei.')])

  const wrong = `;;Tabellenweg ${key};2;1067;Dresden;W2;1;30;400;sofort;${PASS}`
  await upload('liste.csv', `${HEADING}\r\n${rowOf(key, '850,00 €')}\r\n${wrong}\r\n`)
  heading('Was sich ändert')
  expect(region('Neu (2)').textContent).toContain(`Haus ${key}`)
  expect(text()).toContain('Zeile 3: PLZ „1067“')
  await tick(/^Neues gleich auf der Website zeigen/)
  await press('Übernehmen')
  heading('Übernommen')
  expect(text()).toContain('Übernommen: 2 neu.')
  const report = visitor.address()
  expect(await visitor.open(`/wohnung/T${key}`)).toBe(200)
  expect(visitor.find('body').textContent).toContain('850,00')
  await visitor.open(report)
  heading('Übernommen')
})

test('a change is seen field by field before it is taken, and taken back in the history', async ({
  visitor,
  request,
  office,
}) => {
  const { upload, press, region, text, find } = handsAt(visitor)
  await makeStaff(office, request, 'redaktion')
  const key = unique()
  await upload('liste.csv', `${HEADING}\n${rowOf(key, '850')}\n`)
  await press('Übernehmen')
  await upload('liste.csv', `${HEADING}\n${rowOf(key, '875')}\n`)
  expect(region('Geändert (1)').textContent).toMatch(/Kaltmiete850,00.€ → 875,00.€/)
  await press('Übernehmen')
  expect(text()).toContain('Übernommen: 1 geändert.')
  await visitor.open(`/verwaltung/verlauf?art=wohnungen&id=T${key}`)
  await visitor.press(find().getAllByRole('button', { name: /^Rückgängig/ })[0]!)
  await upload('liste.csv', `${HEADING}\n${rowOf(key, '850')}\n`)
  expect(text()).toContain('In dieser Datei steht nichts Neues.')
})

test('who changes a flat meanwhile is not overwritten: the preview comes again', async ({
  visitor,
  request,
  office,
}) => {
  const { upload, press, alert, text, heading, enter } = handsAt(visitor)
  await makeStaff(office, request, 'redaktion')
  const key = unique()
  const table = (rent: string) =>
    `Objektnummer;Straße;Hausnummer;PLZ;Ort;Wohnung;Kaltmiete\nM${key};Meinweg ${key};1;56321;Rhens;Wohnung;${rent}`
  await upload('a.csv', table('500'))
  await press('Übernehmen')
  await upload('a.csv', table('510'))
  const preview = visitor.address()
  const stand = visitor.find('input[name="stand"]').getAttribute('value') ?? ''
  await visitor.open(`/verwaltung/wohnungen/M${key}`)
  enter(/^Kaltmiete/, '505')
  await visitor.press(handsOf(visitor).find().getAllByRole('button', { name: 'Speichern' })[0]!)
  await visitor.open(preview)
  // As a page that was open before the change sends it.
  visitor.find<HTMLInputElement>('input[name="stand"]').value = stand
  await press('Übernehmen')
  expect([visitor.status(), alert()]).toEqual([
    409,
    expect.stringContaining('Inzwischen hat jemand den Bestand geändert.'),
  ])
  expect(text()).toMatch(/505,00.€ → 510,00.€/)
  await press('Übernehmen')
  heading('Übernommen')
})

test('a ZIP of an agency is taken, and the transfer that deletes takes its flat from the site', async ({
  visitor,
  request,
  office,
}) => {
  const { upload, press, region, text, alert } = handsAt(visitor)
  await makeStaff(office, request, 'vermietung')
  const before = await readFile('tests/cases/openimmo/o05-vorher.xml', 'utf8')
  const deletion = await readFile('tests/cases/openimmo/o05-uebertragung-modus-delete.xml', 'utf8')
  const number = `Z${unique()}`
  const renamed = (xml: string) => xml.replaceAll('O05', number)
  await upload('export.zip', await readFile('tests/cases/openimmo/z01-backslash.zip'))
  expect(text()).toContain('Ein Bild wird nicht übernommen.')
  await upload('a.xml', renamed(before))
  await visitor.press(visitor.find('input[name="zeigen"]'))
  await press('Übernehmen')
  await upload('b.xml', renamed(deletion))
  expect(region('Von der Website genommen (1)').textContent).toContain(`Wohnung ${number}`)
  await press('Übernehmen')
  expect(text()).toContain('1 von der Website genommen')
  await upload('c.xml', await readFile('tests/cases/openimmo/o32-feedback.xml', 'utf8'))
  expect(alert()).toContain('Rückmeldung eines Portals')
})
