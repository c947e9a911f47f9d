import { axeViolations } from '../support/axe.ts'
import { officeCommandOf } from '../support/office.ts'
import { invite, makeStaff } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { totp } from '../../src/areas/office/example-totp.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'

test('the link from the command line leads to the running site, though the tool was told no port', async ({
  page,
  baseURL,
}) => {
  const { link } = await invite(officeCommandOf(process.env.E2E_DATA_DIR, undefined), 'lesen')
  expect(link).toContain(`${baseURL}/verwaltung/einladung/`)
  await page.goto(link)
  await expect(page.getByLabel('Neues Passwort')).toBeVisible()
})

test('a first account goes from the command line to the first page, with a second factor', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/status of 422/) // the browser logs refused forms
  test.setTimeout(120_000)
  const { email, link } = await invite(office, 'leitung', 'Anna Großkreutz')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Guten Tag, Anna Großkreutz' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Neues Passwort').fill('zu kurz')
  await page.getByLabel('Passwort wiederholen').fill('zu kurz')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('mindestens 15 Zeichen')
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()

  // This role sees applications: nothing opens before the second factor.
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible()
  await page.goto('/verwaltung')
  await expect(page).toHaveURL('/verwaltung/konto/zweiter-faktor')
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { name: 'App verbinden' })).toBeVisible()
  const uri = (await page.getByRole('link', { name: 'In der Authenticator-App öffnen' }).getAttribute('href')) ?? ''
  const secret = /secret=([A-Z2-7]+)/.exec(uri)?.[1] ?? ''
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Einschalten' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Dieser Code stimmt nicht')
  const firstCode = totp(secret)
  await page.getByLabel('Code').fill(firstCode)
  await page.getByRole('button', { name: 'Einschalten' }).click()
  const recovery = await page.getByRole('region', { name: 'Ersatzcodes' }).getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  await page.goto('/verwaltung/konto')
  await expect(page).toHaveURL('/verwaltung/anmelden?weiter=%2Fverwaltung%2Fkonto')

  const signIn = async (password: string) => {
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await page.getByLabel('Passwort').fill(password)
    await page.getByRole('button', { name: 'Anmelden' }).click()
  }
  await signIn('falsch')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('E-Mail-Adresse oder Passwort stimmen nicht.')
  await signIn(PASSWORD)
  await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  // A code counts once, although it stays valid for half a minute.
  await page.getByLabel('Code').fill(firstCode)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('schon benutzt')
  await page.getByLabel('Code').fill(totp(secret, 1))
  await page.getByRole('button', { name: 'Weiter' }).click()
  // Back to where the visit began.
  await expect(page).toHaveURL('/verwaltung/konto')

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await signIn(PASSWORD)
  await page.getByLabel('Code').fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByText('Sie haben sich mit einem Ersatzcode angemeldet')).toBeVisible()
})

test('a one-time link ends with its use, and with a newer one', async ({ page, request, office, problems }) => {
  problems.allow(/status of 404/)
  const { email, link } = await invite(office, 'technik')
  const newer = JSON.parse(await office('user', 'reset', '--email', email, '--json')) as { link: string }
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible()
  const form = { intent: 'passwort', password: PASSWORD, password_again: PASSWORD }
  expect((await request.post(newer.link, { form, maxRedirects: 0 })).status()).toBe(302)
  expect((await request.post(newer.link, { form, maxRedirects: 0 })).status()).toBe(404)
})

test('after five wrong passwords a strange device waits, and a known one gets in and is told', async ({
  page,
  browser,
  office,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 4(22|29)/)
  const { email } = await makeStaff(office, page.request, 'redaktion')
  await page.goto('/verwaltung')
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()

  const strange = await browser.newContext({ baseURL: baseURL ?? '' })
  const entry = await strange.newPage()
  await entry.goto('/verwaltung/anmelden')
  for (let tries = 0; tries < 6; tries++) {
    await entry.getByLabel('E-Mail-Adresse').fill(email)
    await entry.getByLabel('Passwort').fill(`falsch ${tries}`)
    await entry.getByRole('button', { name: 'Anmelden' }).click()
    await expect(entry.getByRole('main').getByRole('alert')).toContainText(
      tries < 5 ? /^Bitte prüfen Sie Ihre Angaben.*stimmen nicht/ : /^Zu viele falsche Versuche.*15 Minuten.*Passkey/,
    )
  }
  expect(await axeViolations(entry)).toEqual([])
  await strange.close()

  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Guten Tag, Petra Öz')).toBeVisible()
  await expect(page.getByText('gab es 5 fehlgeschlagene Anmeldungen')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('a closed account ends at once', async ({ page, office, context }) => {
  const { email, link } = await invite(office, 'redaktion')
  await context.request.post(link, { form: { intent: 'passwort', password: PASSWORD, password_again: PASSWORD } })
  await page.goto('/verwaltung')
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await office('user', 'disable', '--email', email)
  await page.goto('/verwaltung')
  await expect(page).toHaveURL(/\/verwaltung\/anmelden/)
})

test('a session that knew only the password ends when the second factor is set up', async ({
  playwright,
  request,
  office,
  baseURL,
}) => {
  const { email, link } = await invite(office, 'personal')
  await request.post(link, { form: { intent: 'passwort', password: PASSWORD, password_again: PASSWORD } })
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await other.post('/verwaltung/anmelden', { form: { intent: 'anmelden', email, password: PASSWORD } })
  expect((await other.get('/verwaltung/konto', { maxRedirects: 0 })).status()).toBe(200)

  const address = '/verwaltung/konto/zweiter-faktor'
  const shown = await (await request.post(address, { form: { intent: 'passwort', password: PASSWORD } })).text()
  const secret = /secret=([A-Z2-7]+)/.exec(shown)?.[1] ?? ''
  await request.post(address, { form: { intent: 'code', uri: '', codes: '', code: totp(secret) } })
  expect((await request.get('/verwaltung/anfragen', { maxRedirects: 0 })).status()).toBe(200)
  expect((await other.get('/verwaltung/konto', { maxRedirects: 0 })).status()).toBe(302)
  await other.dispose()
})

test('a new phone is connected after a code of the old one, without a script too', async ({
  browser,
  office,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await plain.newPage()
  const { secret } = await makeStaff(office, plain.request, 'vermietung')
  await page.goto('/verwaltung/konto')
  const panel = page.getByRole('region', { name: 'Authenticator-App' })
  const ask = async (intent: 'Neues Telefon' | 'Neue Ersatzcodes machen', button: string, code: string) => {
    if (!(await panel.getByRole('button', { name: button }).isVisible())) await panel.getByText(intent).click()
    const form = panel.locator('form').filter({ has: page.getByRole('button', { name: button }) })
    await form.getByLabel('Ihr Passwort').fill(PASSWORD)
    await form.getByLabel('Code aus Ihrer App').fill(code)
    await form.getByRole('button').click()
  }

  // Whoever knows the password and finds the screen open gets no further.
  await ask('Neues Telefon', 'Verbindung lösen', '')
  await expect(panel.getByRole('alert')).toContainText('Bitte geben Sie auch einen Code aus Ihrer App ein')
  await ask('Neues Telefon', 'Verbindung lösen', '000000')
  await expect(panel.getByRole('alert')).toContainText('Dieser Code stimmt nicht')
  await expect(panel).toContainText('eingeschaltet')
  const codes = page.getByRole('region', { name: 'Ersatzcodes' }).getByRole('listitem')
  await ask('Neue Ersatzcodes machen', 'Neue Codes zeigen', totp(secret ?? '', 1))
  await expect(codes).toHaveCount(10)

  // The phone is gone: a recovery code stands in for its app.
  const [recovery = ''] = await codes.allInnerTexts()
  await ask('Neues Telefon', 'Verbindung lösen', recovery)
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible()
  await page.goto('/verwaltung/anfragen')
  await expect(page).toHaveURL('/verwaltung/konto/zweiter-faktor')
  await plain.close()
})

test('who has an app cannot be given another one past it', async ({ request, office }) => {
  await makeStaff(office, request, 'leitung')
  const address = '/verwaltung/konto/zweiter-faktor'
  for (const form of [
    { intent: 'passwort', password: PASSWORD },
    { intent: 'code', code: '123456' },
  ]) {
    const answer = await request.post(address, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(await answer.text()).not.toContain('secret=')
  }
  const shown = await request.post('/verwaltung/konto', { form: { intent: 'neues-telefon', password: PASSWORD } })
  expect(shown.status()).toBe(422)
})
