import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

test('a changed fact stands on the next page of everybody, and is taken back', async ({ visitor, request, office }) => {
  const { main, enter, press } = handsOf(visitor)
  const reader = newVisitor(await newRequest(), siteUnderTest())
  const contact = async () => {
    await reader.open('/kontakt')
    return reader.find('main').textContent
  }
  await makeStaff(office, request, 'leitung')
  const way = `Gegenüber dem Bahnhof, Eingang ${unique()}.`

  await visitor.open('/verwaltung/firma/kontakt')
  enter('So kommt man hin', way)
  await press('Speichern')
  expect(main().textContent).toContain('Gespeichert. Die Website zeigt es ab dem nächsten Aufruf.')
  expect(await contact()).toContain(way)

  await visitor.open('/verwaltung/verlauf?art=firma&id=kontakt')
  expect(main().textContent).toContain(way)
  await press(/^Rückgängig: Name und Kontakt geändert/)
  expect(await contact()).not.toContain(way)
})

test('what is no telephone, no time or missing is said beside its field, and nothing is stored', async ({
  visitor,
  request,
  office,
}) => {
  const { main, enter, press, field } = handsOf(visitor)
  await makeStaff(office, request, 'leitung')

  await visitor.open('/verwaltung/firma/kontakt')
  enter(/^Telefon/, 'anrufen bitte')
  enter(/^Name auf der Website/, '')
  await press('Speichern')
  expect(main().textContent).toContain('Bitte geben Sie eine Telefonnummer ein')
  expect(field(/^Telefon/).value).toBe('anrufen bitte')

  await visitor.open('/verwaltung/firma/zeiten')
  enter(/^Bis/, '07:00')
  await press('Speichern')
  expect(main().textContent).toContain('Das Büro schließt, bevor es öffnet.')

  await visitor.open('/verwaltung/firma/preise')
  enter(/^Wohnungen: Kaution/, '4')
  enter(/^Wohnungen: zahlbar/, '1')
  await press('Speichern')
  expect(main().textContent).toContain('höchstens drei Kaltmieten verlangen (§ 551 Abs. 1 BGB)')
  expect(main().textContent).toContain('immer in drei Monatsraten zahlen (§ 551 Abs. 2 und 4 BGB)')
  expect(field(/^Wohnungen: Kaution/).value).toBe('4')

  await visitor.open('/verwaltung/firma/gebiet')
  enter(/^Postleitzahlen/, '56\nKoblenz')
  await press('Speichern')
  expect(main().textContent).toContain('„Koblenz“ ist keine Postleitzahl')

  const page = await (await newRequest()).get('/kontakt')
  expect(await page.text()).toContain('08:00–17:00 Uhr')
})

test('who only reads sees the facts and cannot change them; pages are neither added nor removed', async ({
  visitor,
  request,
  office,
}) => {
  await makeStaff(office, request, 'vermietung')
  await visitor.open('/verwaltung/firma/kontakt')
  expect(visitor.find('main').textContent).not.toContain('Speichern')
  const form = { intent: 'speichern', version: '1', brand: 'Fremd' }
  expect((await request.post('/verwaltung/firma/kontakt', { form })).status()).toBe(403)

  await makeStaff(office, request, 'leitung')
  expect((await request.get('/verwaltung/firma/neu')).status()).toBe(404)
  const removal = { intent: 'loeschen', version: '1' }
  await request.post('/verwaltung/firma/kontakt', { form: removal })
  expect((await request.get('/verwaltung/firma/kontakt')).status()).toBe(200)
})

test('words of a page are previewed as typed, stand there once saved, and an unknown placeholder is said', async ({
  visitor,
  request,
  office,
}) => {
  const { main, enter, press } = handsOf(visitor)
  const reader = newVisitor(await newRequest(), siteUnderTest())
  await makeStaff(office, request, 'redaktion')
  const words = `Sprechen Sie uns an ${unique()}`

  await visitor.open('/verwaltung/seiten/mietbescheinigung')
  enter('Einleitung', 'Nur in {{stadt}}.')
  await press('Speichern')
  expect(main().textContent).toContain('{{stadt}} gibt es nicht. Möglich sind: {{firma}}')

  // As the editor keeps it while somebody types.
  const form = { version: '0', hero_title: 'Mietbescheinigung', hero_lead: `${words} in {{ort}}.` }
  await request.post('/verwaltung/entwurf/seiten/mietbescheinigung', { form })
  await visitor.open('/verwaltung/seiten/mietbescheinigung/vorschau')
  expect(main().textContent).toContain('Mit dem, was Sie geschrieben und noch nicht gespeichert haben.')
  await visitor.open('/verwaltung/seitenvorschau/mietbescheinigung')
  expect(main().textContent).toContain(`${words} in Rhens.`)
  await reader.open('/mietbescheinigung')
  expect(reader.find('main').textContent).not.toContain(words)

  await visitor.open('/verwaltung/seiten/mietbescheinigung')
  enter('Einleitung', `${words} in {{ort}}.`)
  await press('Speichern')
  await reader.open('/mietbescheinigung')
  expect(reader.find('main').textContent).toContain(`${words} in Rhens.`)

  await visitor.open('/verwaltung/verlauf?art=seiten&id=mietbescheinigung')
  await press(/^Rückgängig: Mietbescheinigung geändert/)
  await reader.open('/mietbescheinigung')
  expect(reader.find('main').textContent).not.toContain(words)
})
