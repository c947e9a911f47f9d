import { expect } from 'vitest'
import { totp } from '../../src/office/frame/example-totp.ts'
import { siteUnderTest } from '../support/addresses.ts'
import { officeCommandOf } from '../support/office.ts'
import { sendDamageReport } from '../support/requests.ts'
import { invite, makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'
const SECOND_FACTOR = '/verwaltung/konto/zweiter-faktor'
const firstPassword = { intent: 'passwort', password: PASSWORD, password_again: PASSWORD }

const signOut = (visitor: Visitor) => visitor.press(visitor.page().getAllByRole('button', { name: 'Abmelden' })[0]!)

function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  const { enter, press } = handsOf(visitor)
  enter('E-Mail-Adresse', email)
  enter('Passwort', password)
  return press('Anmelden')
}

test('the link from the command line leads to the running site, though the tool was told no port', async ({
  visitor,
}) => {
  const { link } = await invite(officeCommandOf(process.env.E2E_DATA_DIR, undefined), 'lesen')
  expect(link).toContain(`${siteUnderTest()}/verwaltung/einladung/`)
  await visitor.open(link)
  handsOf(visitor).field('Neues Passwort')
})

test('a first account goes from the command line to the first page, with a second factor', async ({
  visitor,
  office,
}) => {
  const { enter, press, follow, heading, alert, region, find } = handsOf(visitor)
  const { email, link } = await invite(office, 'leitung', 'Anna Großkreutz')
  await visitor.open(link)
  heading('Guten Tag, Anna Großkreutz')
  const choose = (password: string) => {
    enter('Neues Passwort', password)
    enter('Passwort wiederholen', password)
    return press('Passwort speichern')
  }
  await choose('zu kurz')
  expect(alert()).toContain('mindestens 15 Zeichen')
  await choose(PASSWORD)

  // This role sees applications: nothing opens before the second factor.
  heading('Zweiter Faktor')
  await visitor.open('/verwaltung')
  expect(visitor.address()).toBe(SECOND_FACTOR)
  enter(/Passwort/, PASSWORD)
  await press('Weiter')
  heading('App verbinden')
  const uri = find().getByRole('link', { name: 'In der Authenticator-App öffnen' }).getAttribute('href') ?? ''
  const secret = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''
  enter(/^Code/, '000000')
  await press('Einschalten')
  expect(alert()).toContain('Dieser Code stimmt nicht')
  const firstCode = totp(secret)
  enter(/^Code/, firstCode)
  await press('Einschalten')
  const recovery = find(region('Ersatzcodes'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(recovery).toHaveLength(10)
  await follow('Ich habe die Codes aufbewahrt')
  find().getByText(/Guten Tag, Anna Großkreutz/)

  await signOut(visitor)
  find().getByText('Sie sind abgemeldet.')
  await visitor.open('/verwaltung/konto')
  expect(visitor.address()).toBe('/verwaltung/anmelden?weiter=%2Fverwaltung%2Fkonto')
  await signIn(visitor, email, 'falsch')
  expect(alert()).toContain('E-Mail-Adresse oder Passwort stimmen nicht.')
  await signIn(visitor, email, PASSWORD)
  heading('Code eingeben')
  // A code counts once, although it stays valid for half a minute.
  enter(/^Code/, firstCode)
  await press('Weiter')
  expect(alert()).toContain('schon benutzt')
  enter(/^Code/, totp(secret, 1))
  await press('Weiter')
  // Back to where the visit began.
  expect(visitor.address()).toBe('/verwaltung/konto')

  await signOut(visitor)
  await signIn(visitor, email, PASSWORD)
  enter(/^Code/, recovery[0] ?? '')
  await press('Weiter')
  find().getByText(/Sie haben sich mit einem Ersatzcode angemeldet/)
})

test('a one-time link ends with its use, and with a newer one', async ({ visitor, request, office }) => {
  const { email, link } = await invite(office, 'technik')
  const newer = JSON.parse(await office('user', 'reset', '--email', email, '--json')) as { link: string }
  expect(await visitor.open(link)).toBe(404)
  handsOf(visitor).heading('Dieser Link gilt nicht mehr')
  expect((await request.post(newer.link, { form: firstPassword, maxRedirects: 0 })).status()).toBe(302)
  expect((await request.post(newer.link, { form: firstPassword, maxRedirects: 0 })).status()).toBe(404)
})

test('after five wrong passwords a strange device waits, and a known one gets in and is told', async ({
  visitor,
  request,
  office,
}) => {
  const { email } = await makeStaff(office, request, 'redaktion')
  await visitor.open('/verwaltung')
  await signOut(visitor)
  handsOf(visitor).find().getByText('Sie sind abgemeldet.')

  const elsewhere = await newRequest()
  const strange = newVisitor(elsewhere, siteUnderTest())
  await strange.open('/verwaltung/anmelden')
  for (let tries = 0; tries < 6; tries++) {
    await signIn(strange, email, `falsch ${tries}`)
    expect(handsOf(strange).alert()).toMatch(
      tries < 5 ? /^Bitte prüfen Sie Ihre Angaben.*stimmen nicht/ : /^Zu viele falsche Versuche.*15 Minuten.*Passkey/,
    )
  }
  await elsewhere.dispose()

  await signIn(visitor, email, PASSWORD)
  handsOf(visitor)
    .find()
    .getByText(/Guten Tag, Petra Öz/)
  handsOf(visitor)
    .find()
    .getByText(/gab es 5 fehlgeschlagene Anmeldungen/)
})

test('a closed account ends at once', async ({ visitor, office, request }) => {
  const { email, link } = await invite(office, 'redaktion')
  await request.post(link, { form: firstPassword })
  await visitor.open('/verwaltung')
  handsOf(visitor).heading('Übersicht')
  await office('user', 'disable', '--email', email)
  await visitor.open('/verwaltung')
  expect(visitor.address()).toMatch(/^\/verwaltung\/anmelden/)
})

test('whose session is over gets back what was written, and after the sign-in the page that it was for', async ({
  visitor,
  request,
  office,
}) => {
  const { field, press, enter, find, heading } = handsOf(visitor)
  const { email, link } = await invite(office, 'technik')
  await request.post(link, { form: firstPassword })
  const reference = await sendDamageReport(request, `Paula Sitzung ${unique()}`)
  const address = `/verwaltung/anfragen/${reference}`
  await visitor.open(address)
  enter('Interne Notiz', 'Der Hausmeister kommt morgen um acht Uhr.')
  await office('user', 'disable', '--email', email) // ends every session
  await office('user', 'disable', '--undo', '--email', email)
  await press('Notiz hinzufügen')
  heading('Ihre Sitzung ist abgelaufen', 1)
  expect(field('Text 1').value).toBe('Der Hausmeister kommt morgen um acht Uhr.')
  await visitor.press(find().getByRole('link', { name: 'Anmelden' }))
  enter('E-Mail-Adresse', email)
  enter('Passwort', PASSWORD)
  await press('Anmelden')
  expect(visitor.address()).toBe(address)
})

test('of what nobody signed in sends, no more comes back than somebody types, and it says what is missing', async ({
  request,
}) => {
  const address = '/verwaltung/firma/aussehen'
  const texts = [`Kurz und wichtig: ${unique()}, bitte aufheben.`, '<&>"'.repeat(5000)]
  const form = new FormData()
  form.append('bild', new File([new Uint8Array(3_000_000)], 'bild.png'))
  for (const text of texts) form.append('text', text)
  const answer = await request.post(address, { multipart: form })
  expect(answer.status()).toBe(401)
  const page = await answer.text()
  expect(page).toContain(texts[0])
  expect(page).toContain('Was hier fehlt, war zu lang.')
  expect(page.length).toBeLessThan(64 * 1024)
})

test('a session that knew only the password ends when the second factor is set up', async ({ request, office }) => {
  const { email, link } = await invite(office, 'personal')
  await request.post(link, { form: firstPassword })
  const other = await newRequest()
  await other.post('/verwaltung/anmelden', { form: { intent: 'anmelden', email, password: PASSWORD } })
  expect((await other.get('/verwaltung/konto', { maxRedirects: 0 })).status()).toBe(200)

  const shown = await (await request.post(SECOND_FACTOR, { form: { intent: 'passwort', password: PASSWORD } })).text()
  const secret = /secret=([A-Z2-7]+)/.exec(shown)?.[1] ?? ''
  await request.post(SECOND_FACTOR, { form: { intent: 'code', uri: '', codes: '', code: totp(secret) } })
  expect((await request.get('/verwaltung/anfragen', { maxRedirects: 0 })).status()).toBe(200)
  expect((await other.get('/verwaltung/konto', { maxRedirects: 0 })).status()).toBe(302)
  await other.dispose()
})

test('a new phone is connected after a code of the old one, without a script too', async ({
  visitor,
  request,
  office,
}) => {
  const { enter, press, find, region, heading, unfold } = handsOf(visitor)
  const { secret } = await makeStaff(office, request, 'vermietung')
  await visitor.open('/verwaltung/konto')
  const panel = () => region('Authenticator-App')
  const ask = async (intent: 'Neues Telefon' | 'Neue Ersatzcodes machen', button: string, code: string) => {
    const form = find(panel()).getByText(button, { selector: 'button, button *' }).closest('form')!
    if (form.matches('details:not([open]) *')) await unfold(intent, panel())
    enter(/^Ihr Passwort/, PASSWORD, form)
    enter(/^Code aus Ihrer App/, code, form)
    await press(button, form)
  }

  // Whoever knows the password and finds the screen open gets no further.
  await ask('Neues Telefon', 'Verbindung lösen', '')
  expect(find(panel()).getByRole('alert').textContent).toContain('Bitte geben Sie auch einen Code aus Ihrer App ein')
  await ask('Neues Telefon', 'Verbindung lösen', '000000')
  expect(find(panel()).getByRole('alert').textContent).toContain('Dieser Code stimmt nicht')
  expect(panel().textContent).toContain('eingeschaltet')
  await ask('Neue Ersatzcodes machen', 'Neue Codes zeigen', totp(secret ?? '', 1))
  const codes = find(region('Ersatzcodes')).getAllByRole('listitem')
  expect(codes).toHaveLength(10)

  // The phone is gone: a recovery code stands in for its app.
  await ask('Neues Telefon', 'Verbindung lösen', codes[0]?.textContent ?? '')
  heading('Zweiter Faktor')
  await visitor.open('/verwaltung/anfragen')
  expect(visitor.address()).toBe(SECOND_FACTOR)
})

test('who has an app cannot be given another one past it', async ({ request, office }) => {
  await makeStaff(office, request, 'leitung')
  for (const form of [
    { intent: 'passwort', password: PASSWORD },
    { intent: 'code', code: '123456' },
  ]) {
    const answer = await request.post(SECOND_FACTOR, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(await answer.text()).not.toContain('secret=')
  }
  const shown = await request.post('/verwaltung/konto', { form: { intent: 'neues-telefon', password: PASSWORD } })
  expect(shown.status()).toBe(422)
})
