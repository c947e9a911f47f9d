import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import sharp from 'sharp'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

const LIBRARY = '/verwaltung/firma/bilder'
const PLACES = '/verwaltung/firma/bildplaetze'

const file = (content: Uint8Array | string, name: string) => new File([new Uint8Array(Buffer.from(content))], name)

test('without JavaScript a picture gets its point, stands on a page and when a link is shared, and is not deleted from under it', async ({
  visitor,
  request,
  office,
}) => {
  const { main, enter, press, field, follow } = handsOf(visitor)
  const reader = newVisitor(await newRequest(), siteUnderTest())
  await makeStaff(office, request, 'leitung')
  await reader.open('/ueber-uns')
  const before = reader.find('main').innerHTML
  const shared = () => reader.find('meta[property="og:image"]').getAttribute('content') ?? ''
  expect(shared()).toContain('/og-bild.jpg?v=')

  await visitor.open(LIBRARY)
  visitor.attach(field(/^Dateien/), file(await readFile('db/seed/site-pictures/office-0.webp'), 'buero.webp'))
  enter(/^Bildbeschreibung/, 'Unser Büro mit Regalen')
  await press('Hochladen')
  expect(main().textContent).toContain('Hochgeladen. Wählen Sie jetzt, wo es stehen soll.')
  await follow('Unser Büro mit Regalen')
  const address = visitor.address().split('?')[0]!

  enter(/^Von links/, '130')
  await press('Speichern')
  expect(visitor.status()).toBe(422)
  expect(main().textContent).toContain('Bitte geben Sie eine Zahl von 0 bis 100 ein.')
  enter(/^Von links/, '20')
  enter(/^Von oben/, '75')
  await press('Speichern')
  expect(main().textContent).toContain('Gespeichert.')
  // A click on the picture, as a browser without a script sends it: 320 pixels are its whole width.
  const click = { intent: 'punkt', version: '2', 'punkt.x': '32', 'punkt.y': '135' }
  expect((await request.post(address, { form: click })).status()).toBe(200)

  await visitor.open(PLACES)
  for (const place of ['Über uns: Kopf', 'Beim Teilen eines Links']) {
    const choice = field<HTMLSelectElement>(place)
    visitor.enter(choice, [...choice.options].find(({ text }) => text === 'Unser Büro mit Regalen')?.value ?? '')
  }
  visitor.enter(field('Über uns: neben der Geschichte'), 'ohne')
  await press('Speichern')
  expect(main().textContent).toContain('Die Website zeigt es ab dem nächsten Aufruf')
  await reader.open('/ueber-uns')
  const head = reader.find('main img')
  expect(head.getAttribute('alt')).toBe('Unser Büro mit Regalen')
  expect(head.className).toContain('crop-x-10 crop-y-75')
  expect(reader.find('main').innerHTML).not.toContain('mehrfamilienhaus-abend')
  const picture = await (await newRequest()).get(new URL(shared()).pathname + new URL(shared()).search)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })

  await visitor.open(address)
  expect(main().textContent).toContain('„Über uns: Kopf“ zeigt dieses Bild.')
  const removal = { intent: 'loeschen', version: '3' }
  const refused = await request.post(address, { form: removal })
  expect(refused.status()).toBe(409)
  expect(await refused.text()).toContain('Das wird noch gebraucht.')

  await visitor.open('/verwaltung/verlauf?art=firma&id=bildplaetze')
  await press(/^Rückgängig: Bilder der Seiten geändert/)
  await reader.open('/ueber-uns')
  expect(reader.find('main').innerHTML).toBe(before)
  await visitor.open(address)
  await press('Löschen')
  expect(main().textContent).toContain('Gelöscht.')
})

test('what is no photo is said beside its field, and nothing is stored', async ({ visitor, request, office }) => {
  const { main, enter, press, field } = handsOf(visitor)
  await makeStaff(office, request, 'leitung')
  const says = async (content: Uint8Array | string, name: string, text: string) => {
    await visitor.open(LIBRARY)
    visitor.attach(field(/^Dateien/), file(content, name))
    enter(/^Bildbeschreibung/, 'Ein Versuch')
    await press('Hochladen')
    const described =
      field(/^Dateien/)
        .getAttribute('aria-describedby')
        ?.split(' ') ?? []
    expect(described.map((id) => main().querySelector(`[id="${id}"]`)?.textContent).join(' ')).toContain(text)
  }
  await says('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg', '„logo.svg“ ist kein Bild.')
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await says(dot, 'punkt.png', '„punkt.png“ ist zu klein.')
  await says(Buffer.alloc(100 * 1024 * 1024), 'riesig.jpg', 'Eine Datei darf höchstens 20 MB groß sein.')
  expect(visitor.status()).toBe(413)
  await visitor.open(LIBRARY)
  expect(main().textContent).not.toContain('Ein Versuch')
})

test('a person stands on the pages of what they know about, and nowhere before', async ({
  visitor,
  request,
  office,
}) => {
  const { enter, press, tick, main } = handsOf(visitor)
  const reader = newVisitor(await newRequest(), siteUnderTest())
  await makeStaff(office, request, 'leitung')
  await reader.open('/kontakt')
  expect(reader.find('main').textContent).not.toContain('Ansprechpartner')

  await visitor.open('/verwaltung/ansprechpartner/neu')
  enter(/^Name/, 'Nora Beispiel')
  enter('Aufgabe', 'Hausverwaltung')
  enter('Telefon', '02628 / 000019')
  await press('Speichern')
  expect(main().textContent).toContain('Pflichtfeld bitte ausfüllen')
  await tick('Verwaltung und Eigentümer')
  await press('Speichern')
  await reader.open('/kontakt')
  const { region } = handsOf(reader)
  expect(region('Ihr direkter Kontakt').textContent).toContain('Nora Beispiel')
  expect(region('Ihr direkter Kontakt').querySelector('a')?.getAttribute('href')).toBe('tel:+492628000019')
  await reader.open('/hausverwaltung')
  expect(region('Ihr direkter Kontakt').textContent).toContain('Hausverwaltung')
  await reader.open('/jobs')
  expect(reader.find('main').textContent).not.toContain('Nora Beispiel')

  await press('Löschen')
  await reader.open('/kontakt')
  expect(reader.find('main').textContent).not.toContain('Nora Beispiel')
})
