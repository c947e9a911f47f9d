import type { Page } from '@playwright/test'
import { totp } from '../../src/office/frame/example-totp.ts'
import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { invite, makeStaff } from '../support/staff.ts'
import { sendDamageReport } from '../support/requests.ts'
import { expectAlert, walkStates } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const PASSWORD = 'vier graue Hafenkräne im Nebel'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('states of signing in: refused, by recovery code, the first password, the app’s secret', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/status of 4(04|22)/)
  const account = await makeStaff(office, context.request, 'personal')
  await context.clearCookies()
  const { link } = await invite(office, 'personal', 'Ina Neu')
  const askForCode = async () => {
    await page.getByLabel('E-Mail-Adresse').fill(account.email)
    await page.getByLabel('Passwort').fill(PASSWORD)
    await press(page, 'Anmelden')
    await expect(page.getByRole('heading', { name: 'Code eingeben' })).toBeVisible()
  }
  await walkStates(page, [
    {
      what: 'a sign-in that was refused',
      at: '/verwaltung/anmelden',
      reach: async () => {
        await press(page, 'Anmelden')
        await expectAlert(page)
      },
    },
    { what: 'the question for the code', at: '/verwaltung/anmelden', reach: askForCode },
    {
      what: 'a code that is wrong',
      at: '/verwaltung/anmelden',
      reach: async () => {
        await askForCode()
        await page.getByLabel('Code').fill('abc')
        await press(page, 'Weiter')
        await expectAlert(page)
      },
    },
    {
      what: 'a recovery code that is wrong',
      at: '/verwaltung/anmelden/ersatzcode',
      reach: async () => {
        await press(page, 'Anmelden')
        await expectAlert(page)
      },
    },
    {
      what: 'a first password that is too short',
      at: link,
      reach: async () => {
        await press(page, 'Passwort speichern')
        await expectAlert(page)
      },
    },
    { what: 'a link that is over', at: '/verwaltung/einladung/gibt-es-nicht' },
  ])

  const known = await makeStaff(office, context.request, 'redaktion')
  const wrong = { intent: 'anmelden', email: known.email, password: 'falsch' }
  for (let tries = 0; tries < 5; tries += 1) await request.post('/verwaltung/anmelden', { form: wrong })
  await walkStates(page, [
    {
      what: 'the first page after somebody tried passwords elsewhere',
      at: '/verwaltung',
      reach: () => expect(page.getByText(/fehlgeschlagene Anmeldung/)).toBeVisible(),
    },
  ])

  await makeStaff(office, context.request, 'personal', { secondFactor: false })
  const secret = async () => {
    await page.getByLabel('Ihr Passwort').fill(PASSWORD)
    await press(page, 'Weiter')
    await expect(page.getByRole('heading', { name: 'App verbinden' })).toBeVisible()
  }
  await walkStates(page, [
    { what: 'the second factor, still missing', at: '/verwaltung' },
    {
      what: 'the way to a passkey instead',
      at: '/verwaltung/konto/zweiter-faktor',
      reach: () => page.getByText('Lieber ein Passkey statt der App').click(),
    },
    { what: 'the secret of the app', at: '/verwaltung/konto/zweiter-faktor', reach: secret },
    {
      what: 'a first code that is wrong',
      at: '/verwaltung/konto/zweiter-faktor',
      reach: async () => {
        await secret()
        await press(page, 'Einschalten')
        await expectAlert(page)
      },
    },
  ])
})

test('states of the account, of the team and of a person who shall be deleted', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(300_000)
  problems.allow(/status of 422/)
  const email = `zustand-${unique()}@example.org`
  await sendDamageReport(request, 'Löschwunsch', { reporter_email: email })
  const { secret } = await makeStaff(office, context.request, 'leitung')
  const account = '/verwaltung/konto'
  const fold = (name: string) => page.locator('summary').filter({ hasText: name }).first().click()
  const find = async () => {
    await page.getByLabel('E-Mail-Adresse').fill(email)
    await press(page, 'Suchen')
    await expect(page.getByRole('region', { name: `Gefunden zu ${email}` })).toBeVisible()
  }
  await walkStates(page, [
    {
      what: 'the account with everything unfolded',
      at: account,
      reach: async () => {
        for (const name of ['Neue Ersatzcodes machen', 'Neues Telefon', 'Neuen Passkey anlegen']) await fold(name)
      },
    },
    {
      what: 'a new phone without a code',
      at: account,
      reach: async () => {
        await fold('Neues Telefon')
        await press(page, 'Verbindung lösen')
        await expectAlert(page)
      },
    },
    {
      what: 'a passkey without a name',
      at: account,
      reach: async () => {
        await fold('Neuen Passkey anlegen')
        await press(page, 'Passkey anlegen')
        await expectAlert(page)
      },
    },
    {
      what: 'a password that was refused',
      at: account,
      reach: async () => {
        await press(page, 'Passwort ändern')
        await expectAlert(page)
      },
    },
    {
      what: 'a new account that was refused',
      at: '/verwaltung/team',
      reach: async () => {
        await press(page, 'Konto anlegen')
        await expectAlert(page)
      },
    },
    {
      what: 'a deletion that was refused',
      at: '/verwaltung/aufbewahrung/person',
      reach: async () => {
        await find()
        await press(page, 'Endgültig löschen')
        await expectAlert(page)
      },
    },
    {
      what: 'a filter that was kept',
      at: '/verwaltung/anfragen',
      reach: async () => {
        await page.goto(`/verwaltung/anfragen?status=alle&q=${unique()}`)
        await page.getByText('Filter speichern').click()
        await page.getByLabel('Name des Filters').fill(`Meiner ${unique()}`)
        await press(page, 'Speichern')
        await expect(page.getByRole('button', { name: /^Filter „Meiner/ }).first()).toBeVisible()
      },
    },
    {
      what: 'everything ticked',
      at: '/verwaltung/anfragen?status=alle',
      reach: async () => {
        for (const box of (await page.getByRole('checkbox', { name: /auswählen/ }).all()).slice(0, 3)) await box.check()
        await expect(page.getByLabel('Ausgewählte')).toBeVisible()
      },
    },
  ])
  await page.goto(account)
  await fold('Neue Ersatzcodes machen')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Neue Codes zeigen' }) })
  await form.getByLabel('Ihr Passwort').fill(PASSWORD)
  await form.getByLabel('Code aus Ihrer App').fill(totp(secret ?? '', 1))
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Ihre Ersatzcodes' })).toBeVisible()
  await expectCleanOnPhoneAndDesk(page, 'new recovery codes')

  await page.goto('/verwaltung/aufbewahrung/person')
  await find()
  await page.getByLabel('E-Mail-Adresse noch einmal eintippen').fill(email)
  await page.getByLabel('Ihr Passwort zur Bestätigung').fill(PASSWORD)
  await press(page, 'Endgültig löschen')
  await expect(page.getByRole('status').first()).toContainText('gelöscht')
  await walkStates(page, [{ what: 'a person who was deleted', at: page.url() }])
})
