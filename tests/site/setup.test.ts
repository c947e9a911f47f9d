import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { totp } from '../../src/office/frame/example-totp.ts'
import { type Site, startSite } from '../support/site.ts'
import { handsOf } from './hands.ts'
import { newRequest } from './test.ts'
import { fileFrom, newVisitor, type Visitor } from './visitor.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'
const TWO_MINUTES = 120_000
const CSV = 'Objektnummer;Gebäude;Straße;Hausnummer;PLZ;Ort;Wohnung;Kaltmiete'

let site: Site
let visitor: Visitor

/** The first start without the demo company, and its link. */
beforeAll(async () => {
  vi.setConfig({ testTimeout: TWO_MINUTES })
  site = await startSite({ environment: { DEMO: 'off' } })
  visitor = newVisitor(await newRequest(site.url), site.url)
}, TWO_MINUTES)

afterAll(async () => {
  vi.resetConfig()
  await site.stop()
})

test('the link of the terminal leads through the account and its second factor to the list of steps', async () => {
  const { enter, press, follow, heading, find } = handsOf(visitor)
  await visitor.open(/http\S+\/verwaltung\/einladung\/\S+/.exec(await site.said())?.[0] ?? '')
  heading('Willkommen')
  enter('Vor- und Nachname', 'Karla Muster')
  enter('E-Mail-Adresse', 'karla@example.org')
  enter('Neues Passwort', PASSWORD)
  enter('Passwort wiederholen', PASSWORD)
  await press('Passwort speichern')
  enter(/Passwort/, PASSWORD)
  await press('Weiter')
  const uri = find().getByRole('link', { name: 'In der Authenticator-App öffnen' }).getAttribute('href') ?? ''
  enter(/^Code/, totp(/secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''))
  await press('Einschalten')
  await follow('Ich habe die Codes aufbewahrt')
  expect(visitor.address()).toBe('/verwaltung/einrichten')
  expect(
    find()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('2. Ihre Firma✗ 1 Punkt fehlt')
})

test('a page reached from a step leads back to it, and what is entered is done there', async () => {
  const { enter, press, follow, heading, find } = handsOf(visitor)
  await follow(/^Weiter mit Schritt 1/)
  await follow('Weiter: Ihre Firma')
  find().getByText('Schritt 2 von 9')
  await follow('Ausfüllen')
  heading('Name und Kontakt')
  enter(/^Name auf der Website/, 'Elbhang Wohnen')
  await press('Speichern')
  enter(/^Firma/, 'Elbhang Wohnen GmbH')
  enter(/^Straße/, 'Hangweg 1')
  enter(/^Postleitzahl/, '01067')
  enter(/^Ort/, 'Dresden')
  enter(/^Telefon/, '0351 / 000011')
  enter(/^E-Mail/, 'hallo@elbhang.example')
  await press('Speichern')
  await follow('← Zurück zur Einrichtung')
  expect(visitor.address()).toBe('/verwaltung/einrichten/firma')
  heading('Hier fehlt nichts')
  // What is preset may be right: to save it is to have looked at it.
  const prices = () =>
    find()
      .getByText(/^Preise/)
      .closest('li')!
  expect(prices().textContent).toContain('! empfohlen')
  await follow('Durchsehen', prices())
  await press('Speichern')
  await follow('← Zurück zur Einrichtung')
  expect(prices().textContent).toContain('✓ erledigt')
  expect(await visitor.open('/verwaltung/verlauf?art=firma&id=preise')).toBe(200)
  await visitor.open('/verwaltung/einrichten/firma')
})

test('a table of flats is taken whole or not at all, with a sentence for each wrong line', async () => {
  const { press, field, alert, find } = handsOf(visitor)
  await visitor.open('/verwaltung/einrichten/vorlage.csv')
  expect(visitor.page().getByText(/Objektnummer;Gebäude;Straße/)).toBeTruthy()

  const send = async (...lines: string[]) => {
    await visitor.open('/verwaltung/einrichten/bestand')
    const buffer = Buffer.from([CSV, ...lines].join('\n'))
    visitor.attach(field('Datei (XML oder CSV)'), fileFrom({ name: 'a.csv', mimeType: 'text/csv', buffer }))
    await press('Übernehmen')
  }
  const good = '1;Haus am Hang;Hangweg;1;01067;Dresden;Wohnung 1;700,50'
  await send(good, '2;Haus am Hang;Hangweg;1;01067;Dresden;Wohnung 2;viel')
  expect(visitor.status()).toBe(422)
  expect(alert()).toMatch(/Nichts wurde übernommen.*Zeile 3: /)
  await visitor.open('/verwaltung/gebaeude')
  expect(find().queryByText('Haus am Hang')).toBeNull()

  await send(good)
  find().getByText('Übernommen: 1 Gebäude und 1 Wohnung.')
  find().getByText(/^1 Wohnung ist noch Entwurf/)
  await send(good)
  expect(alert()).toContain('nichts Neues')
  await send('a'.repeat(50 * 1024 * 1024))
  expect(alert()).toContain('Die Datei ist zu groß.')
  await visitor.open('/verwaltung/einrichten/bestand')
  await press('Übernehmen')
  expect(alert()).toContain('Bitte wählen Sie eine Datei.')
})

test('the way ends with what is missing; it can be left, and goes on where it was', async () => {
  const { press, follow, heading, find } = handsOf(visitor)
  await follow('Weiter: Mails')
  await press('Testmail an mich')
  find().getByText(/Die Testmail an karla@example.org ist auf dem Weg/)
  for (const next of ['Was das Gesetz verlangt', 'Adresse und Verschlüsselung', 'Sicherung', 'Bereit zum Start?'])
    await follow(`Weiter: ${next}`)
  heading('Das fehlt noch')
  find().getByText(/Kein Mailserver/)
  find().getByText(/Entwürfe sind: Impressum/)

  await follow('← Sicherung')
  await visitor.open('/verwaltung/team')
  visitor.page().getByRole('link', { name: '← Zurück zur Einrichtung' })
  await press('Später weiter')
  expect(visitor.address()).toBe('/verwaltung')
  expect(visitor.page().queryByRole('link', { name: '← Zurück zur Einrichtung' })).toBeNull()
  expect(await visitor.open('/verwaltung/einrichten/gibt-es-nicht')).toBe(404)
})
