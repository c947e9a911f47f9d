import type { Page } from '@playwright/test'
import { totp } from '../../src/office/frame/example-totp.ts'
import { axeViolations } from '../support/axe.ts'
import { openAwake } from '../support/awake.ts'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff, type StaffAccount } from '../support/staff.ts'
import { goOffline } from '../support/offline.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

const unsent = (page: Page) => page.getByRole('alert').filter({ hasText: 'nicht gesendet' })

async function signInAgain(page: Page, { email, password, secret }: StaffAccount): Promise<void> {
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  if (!secret) return
  await page.getByLabel('Code', { exact: false }).first().fill(totp(secret))
  await page.getByRole('button', { name: 'Weiter' }).click()
}

test('neither a lost network nor the end of the session takes away what was typed', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  test.setTimeout(60_000)
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 401/)
  const account = await makeStaff(office, context.request, 'technik')
  const reference = await sendDamageReport(request, `Paula Netz ${unique()}`)
  await openAwake(page, `/verwaltung/anfragen/${reference}`)
  const note = page.getByLabel('Interne Notiz')
  const add = page.getByRole('button', { name: 'Notiz hinzufügen' })

  await test.step('offline: the page stays, says so, and sends again when the line is back', async () => {
    await note.fill('Hausmeister kommt um acht')
    await goOffline(context, page)
    await add.click()
    await expect(unsent(page)).toContainText('Keine Verbindung')
    expect(await axeViolations(page), 'what was not sent').toEqual([])
    await expect(note).toHaveValue('Hausmeister kommt um acht')
    await context.setOffline(false)
    await expect(unsent(page)).toContainText('Die Verbindung war unterbrochen')
    await unsent(page).getByRole('button', { name: 'Noch einmal senden' }).click()
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Hausmeister kommt um acht')
    await expect(unsent(page)).toHaveCount(0)
    await expect(note).toHaveValue('')
  })

  await test.step('what a button alone sends is offered again, too', async () => {
    await goOffline(context, page)
    await page.getByRole('button', { name: 'Mir zuweisen' }).click()
    await expect(unsent(page)).toBeVisible()
    await context.setOffline(false)
    await unsent(page).getByRole('button', { name: 'Noch einmal senden' }).click()
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(`Zuständig: ${account.name}`)
  })

  await test.step('the session is over: back from the sign-in the text is there', async () => {
    await note.fill('Der Schlüssel liegt beim Nachbarn im Erdgeschoss')
    await page.reload()
    await expect(note).toHaveValue('Der Schlüssel liegt beim Nachbarn im Erdgeschoss')
    await expect(page.getByText('steht wieder hier')).toBeVisible()
    await context.clearCookies()
    await add.click()
    await signInAgain(page, account)
    await expect(page).toHaveURL(new RegExp(`/verwaltung/anfragen/${reference}`))
    await expect(note).toHaveValue('Der Schlüssel liegt beim Nachbarn im Erdgeschoss')
    await expect(page.getByText('steht wieder hier')).toBeVisible()
    await add.click()
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(
      'Der Schlüssel liegt beim Nachbarn im Erdgeschoss',
    )
    await expect(page.getByText('steht wieder hier')).toHaveCount(0)
  })
})

test('a list that cannot be read anew stays, says so, and follows when the line is back', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await makeStaff(office, context.request, 'technik')
  await openAwake(page, '/verwaltung/anfragen')
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await context.route(/\.data(\?|$)/, (route) => route.abort('internetdisconnected'))
  const name = `Nora Lücke ${unique()}`
  await sendDamageReport(request, name)
  await expect(page.getByText('Keine Verbindung, die Liste kann veraltet sein')).toBeVisible()
  await expect(heading).toHaveText(title!)
  await context.unroute(/\.data(\?|$)/)
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.getByText('Keine Verbindung, die Liste kann veraltet sein')).toHaveCount(0)
})

test('an editor gives back what was typed before a gap, with its ticks and choices', async ({
  page,
  context,
  office,
  problems,
}) => {
  test.setTimeout(60_000)
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 401/)
  await makeStaff(office, context.request, 'vermietung')
  await openAwake(page, '/verwaltung/wohnungen/neu')
  await page.getByLabel('Bezeichnung').fill('Wohnung im Hof')
  const box = page.getByRole('checkbox').first()
  await box.check()
  await goOffline(context, page)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(unsent(page)).toBeVisible()
  await context.setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Entwurf von \d\d:\d\d Uhr: Er steht wieder hier/)).toBeVisible()
  await expect(page.getByLabel('Bezeichnung')).toHaveValue('Wohnung im Hof')
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Verwerfen', exact: true }).click()
  await expect(page.getByLabel('Bezeichnung')).toHaveValue('')
})

test('what is typed into an editor stands there on another device, until it is thrown away', async ({
  page,
  context,
  browser,
  baseURL,
  office,
  problems,
}) => {
  test.setTimeout(60_000)
  await makeStaff(office, context.request, 'redaktion')
  await openAwake(page, '/verwaltung/fragen/neu')
  const question = page.getByLabel('Frage', { exact: true })
  await question.fill('Wo ist der Hausanschlussraum?')
  await expect(page.getByText('Noch nicht gespeichert. Als Entwurf sehen nur Sie es.')).toBeVisible()

  const other = await browser.newContext({ storageState: await context.storageState(), baseURL: baseURL! })
  const device = await other.newPage()
  problems.watch(device)
  await openAwake(device, '/verwaltung/fragen/neu')
  await expect(device.getByLabel('Frage', { exact: true })).toHaveValue('Wo ist der Hausanschlussraum?')
  await other.close()

  await test.step('left for later, it is there again; thrown away, it is gone', async () => {
    await question.fill('Wo ist der Zählerraum?')
    await page.getByRole('link', { name: '← Häufige Fragen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Noch nicht gespeichert' })
    await dialog.getByRole('button', { name: 'Später weiterschreiben' }).click()
    await expect(page.getByRole('heading', { name: 'Häufige Fragen', level: 1 })).toBeVisible()
    await expect(async () => {
      await openAwake(page, '/verwaltung/fragen/neu')
      await expect(question).toHaveValue('Wo ist der Zählerraum?', { timeout: 500 })
    }).toPass()
    await question.fill('Wo ist der Keller?')
    await page.getByRole('link', { name: '← Häufige Fragen' }).click()
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(page.getByRole('heading', { name: 'Häufige Fragen', level: 1 })).toBeVisible()
    await expect(async () => {
      await openAwake(page, '/verwaltung/fragen/neu')
      await expect(question).toHaveValue('', { timeout: 500 })
    }).toPass()
  })
})
