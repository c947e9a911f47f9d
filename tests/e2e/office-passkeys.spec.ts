import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { invite } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'

/** Chromium's own authenticator without a device: as a phone or a laptop that asks for finger or face. */
async function addAuthenticator(context: BrowserContext, page: Page, { verifies = true } = {}) {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: verifies,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

const keysOf = async (session: CDPSession, authenticatorId: string) =>
  (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials

async function newAccount(page: Page, link: string) {
  await page.goto(link)
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}

async function shownCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Ihre Ersatzcodes' })).toBeVisible()
  return page.getByRole('region', { name: 'Ersatzcodes' }).getByRole('listitem').allInnerTexts()
}

async function addPasskey(page: Page, name: string) {
  await page.getByLabel('Name des Passkeys').fill(name)
  await page.getByLabel('Passwort zur Bestätigung').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passkey anlegen' }).click()
}

test('a passkey is the only second factor that a role needs, opens the office, is renamed and removed', async ({
  page,
  context,
  office,
  problems,
}) => {
  problems.allow(/status of 422/)
  test.setTimeout(120_000)
  // The virtual authenticator answers the browser's list by itself: here it waits for the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const { session, authenticatorId } = await addAuthenticator(context, page)
  const { email, link } = await invite(office, 'leitung', 'Anna Großkreutz')
  await newAccount(page, link)
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toBeVisible()
  await page.getByText('Lieber ein Passkey statt der App').click()

  // Not without the password (ASVS 7.5.1).
  await page.getByLabel('Name des Passkeys').fill('Diensttelefon')
  await page.getByLabel('Passwort zur Bestätigung').fill('falsch')
  await page.getByRole('button', { name: 'Passkey anlegen' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Das Passwort stimmt nicht.')
  expect(await keysOf(session, authenticatorId)).toHaveLength(0)
  await addPasskey(page, 'Diensttelefon')
  const codes = await shownCodes(page)
  expect(codes).toHaveLength(10)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()
  expect(await keysOf(session, authenticatorId)).toHaveLength(1)

  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  // The password alone opens nothing any more.
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText('ist ein Passkey der zweite Faktor')
  await page.goto('/verwaltung/konto')
  await expect(page).toHaveURL('/verwaltung/anmelden?weiter=%2Fverwaltung%2Fkonto')

  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  // Back to where the visit began.
  await expect(page).toHaveURL('/verwaltung/konto')
  const list = page.getByRole('list', { name: 'Passkeys' })
  await expect(list).toContainText('zuletzt benutzt')
  expect(await axeViolations(page)).toEqual([])

  await page.getByText('Umbenennen: Diensttelefon').click()
  await page.getByLabel('Neuer Name').fill('Telefon am Empfang')
  await page.getByRole('button', { name: 'Umbenennen' }).click()
  await expect(list).toContainText('Telefon am Empfang')

  // The last one stays while the role needs a second factor.
  await page.getByText('Entfernen: Telefon am Empfang').click()
  await list.getByLabel('Ihr Passwort').fill(PASSWORD)
  await list.getByRole('button', { name: 'Entfernen' }).click()
  await expect(list.getByRole('alert')).toContainText('Das ist Ihr einziger zweiter Faktor')
  await expect(list).toContainText('Telefon am Empfang')

  // Changing the password gives the session a new token; it stays open.
  const form = page.getByRole('region', { name: 'Passwort ändern' })
  await form.getByLabel('Jetziges Passwort').fill(PASSWORD)
  await form.getByLabel('Neues Passwort', { exact: true }).fill(`${PASSWORD} zwei`)
  await form.getByLabel('Passwort wiederholen').fill(`${PASSWORD} zwei`)
  await form.getByRole('button').click()
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible()
  await page.goto('/verwaltung')
  await expect(page.getByText('Guten Tag, Anna Großkreutz')).toBeVisible()

  // Who lost the device is helped by somebody who knows them: app and passkeys go, the old key opens nothing.
  await office('user', 'reset', '--email', email, '--second-factor')
  await page.goto('/verwaltung/anmelden')
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await expect(page.getByRole('main').getByRole('alert').last()).toContainText('Das hat nicht geklappt')
})

test('who lost the device comes in with the password and a recovery code, without a script too, and sets up a new one', async ({
  page,
  context,
  browser,
  office,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const { session, authenticatorId } = await addAuthenticator(context, page)
  const { email, link } = await invite(office, 'vermietung', 'Vera Verloren')
  await newAccount(page, link)
  await page.getByText('Lieber ein Passkey statt der App').click()
  await addPasskey(page, 'Altes Telefon')
  const [first = '', second = ''] = await shownCodes(page)

  const plain = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const entry = await plain.newPage()
  await entry.goto('/verwaltung/anmelden')
  await entry.getByRole('link', { name: /Mit Ersatzcode anmelden/ }).click()
  await expect(entry.getByRole('heading', { name: 'Mit Ersatzcode anmelden' })).toBeVisible()
  const comeIn = async (code: string) => {
    await entry.getByLabel('E-Mail-Adresse').fill(email)
    await entry.getByLabel('Passwort').fill(PASSWORD)
    await entry.getByLabel('Ersatzcode').fill(code)
    await entry.getByRole('button', { name: 'Anmelden' }).click()
  }
  await comeIn('aaaa-bbbb-cccc-dddd-eeee-ffff')
  await expect(entry.getByRole('main').getByRole('alert')).toContainText('Passwort oder Ersatzcode stimmen nicht')
  await expect(entry.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await comeIn(first)
  await expect(entry).toHaveURL('/verwaltung/konto?hinweis=ersatzcode')
  const panel = entry.getByRole('region', { name: 'Passkeys' })
  await expect(panel).toContainText('noch 9 Ersatzcodes')
  await entry.goto('/verwaltung/anfragen')
  await expect(entry.getByRole('heading', { name: 'Anfragen', level: 1 })).toBeVisible()
  await entry.goto('/verwaltung/konto')
  await panel.getByText('Neue Ersatzcodes machen').click()
  await panel.getByLabel('Ihr Passwort').last().fill(PASSWORD)
  await panel.getByRole('button', { name: 'Neue Codes zeigen' }).click()
  await expect(entry.getByRole('region', { name: 'Ersatzcodes' }).getByRole('listitem')).toHaveCount(10)
  await plain.close()

  // The old code is void, also in a browser of today.
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.waitForURL('/verwaltung/anmelden?hinweis=abgemeldet')
  await page.goto('/verwaltung/anmelden/ersatzcode')
  expect(
    (
      await page.request.post('/verwaltung/anmelden/ersatzcode', { form: { email, password: PASSWORD, code: second } })
    ).status(),
  ).toBe(422)
  expect(await keysOf(session, authenticatorId)).toHaveLength(1)
})

test('the browser offers the passkey in the field of the e-mail address', async ({ page, context, office }) => {
  await addAuthenticator(context, page)
  const { link } = await invite(office, 'technik')
  await newAccount(page, link)
  await page.goto('/verwaltung/konto')
  await page.getByText('Neuen Passkey anlegen').click()
  await addPasskey(page, 'Laptop')
  await expect(page.getByText('Der Passkey ist angelegt.')).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  // The virtual authenticator chooses from the list at once.
  await expect(page.getByText('Guten Tag')).toBeVisible()

  // This role needs no second factor, so its last passkey may go.
  await page.goto('/verwaltung/konto')
  await page.getByText('Entfernen: Laptop').click()
  await page.getByRole('list', { name: 'Passkeys' }).getByLabel('Ihr Passwort').fill(PASSWORD)
  await page.getByRole('list', { name: 'Passkeys' }).getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible()
})

test('who came in with the password alone shows the passkey before anything about it changes', async ({
  page,
  context,
  office,
}) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const { session, authenticatorId } = await addAuthenticator(context, page)
  const { email, link } = await invite(office, 'technik')
  await newAccount(page, link)
  await page.goto('/verwaltung/konto')
  await page.getByText('Neuen Passkey anlegen').click()
  await addPasskey(page, 'Laptop')
  await page.getByRole('link', { name: 'Ich habe die Codes aufbewahrt' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Guten Tag')).toBeVisible()

  await page.goto('/verwaltung/konto')
  const list = page.getByRole('list', { name: 'Passkeys' })
  await expect(list).toContainText('Laptop')
  await expect(list.getByText('Entfernen')).toHaveCount(0)
  await expect(page.getByText('Neuen Passkey anlegen')).toHaveCount(0)
  const begun = await page.request.post('/verwaltung/konto/passkey', {
    data: { step: 'begin', name: 'Zweiter', password: PASSWORD },
  })
  expect(begun.status()).toBe(422)
  expect(await begun.text()).toContain('Bitte bestätigen Sie zuerst mit Ihrem Passkey')
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await expect(page.getByText('In den nächsten zehn Minuten')).toBeVisible()
  // The session of before is over: this is the only one.
  await expect(page.getByRole('region', { name: 'Sitzungen' }).getByRole('listitem')).toHaveCount(1)
  await page.getByText('Entfernen: Laptop').click()
  await list.getByLabel('Ihr Passwort').fill(PASSWORD)
  await list.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Der Passkey ist entfernt.')).toBeVisible()
  expect(await keysOf(session, authenticatorId)).toHaveLength(1)
})

test('a key that asks for neither PIN nor finger is not taken', async ({ page, context, office, problems }) => {
  problems.allow(/status of 422/)
  const { session, authenticatorId } = await addAuthenticator(context, page, { verifies: false })
  const { link } = await invite(office, 'technik')
  await newAccount(page, link)
  await expect(page.getByText('Guten Tag')).toBeVisible()
  await page.goto('/verwaltung/konto')
  await page.getByText('Neuen Passkey anlegen').click()
  await addPasskey(page, 'Schlüssel ohne PIN')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('abgebrochen')
  expect(await keysOf(session, authenticatorId)).toHaveLength(0)
})
