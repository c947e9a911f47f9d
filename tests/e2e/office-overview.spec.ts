import type { Locator, Page } from '@playwright/test'
import { startSmtpServer } from '../../src/requests/mail/test-smtp.server.ts'
import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect } from '../support/test.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>

const test = testOnOwnSite(async () => {
  smtp = await startSmtpServer()
  return {
    environment: { SMTP_URL: smtp.url, ASSISTANT_LLM_KEY: 'sehr-geheim', MAIL_TO: 'buero@example.org' },
    close: () => void smtp.stop(),
  }
})

test.describe.configure({ mode: 'default' })

async function check(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 })
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(wider, `${what} is not wider than 768 px`).toBeLessThanOrEqual(0)
  await expectCleanOnPhoneAndDesk(page, what, async () => {})
}

const tile = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^${label}\\s*\\d`) })
const numberOn = async (page: Page, label: string) =>
  Number(/(\d+)$/.exec((await tile(page, label).textContent()) ?? '')?.[1])

/** The document to which a link leads, as the server draws it. */
async function behind(link: Locator): Promise<string> {
  const answer = await link.page().request.get((await link.getAttribute('href')) ?? '')
  expect(answer.status()).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

test('the first page counts what waits, names what did not leave, and leads to each of them', async ({
  page,
  context,
  request,
  office,
  problems,
}) => {
  test.setTimeout(180_000)
  problems.allow(/status of 404/)
  // A visitor looks for something that is not there.
  await page.goto('/mieterinfos?q=Zeppelinlandeplatz')
  smtp.become({ code: 550, text: 'No such user here' })
  await sendDamageReport(request, 'Jürgen Übel')
  await sendDamageReport(request, 'Zoë Weiß')

  await signInBrowser(office, context, 'leitung', { name: 'Anna Großkreutz' })
  const undelivered = page.getByRole('region', { name: /Nicht zugestellte Mails/ })
  await expect(async () => {
    await page.goto('/verwaltung')
    await expect(undelivered.getByRole('listitem')).toHaveCount(4, { timeout: 500 })
    await expect(page.getByText('„zeppelinlandeplatz“')).toBeVisible()
  }).toPass({ timeout: 30_000 })
  await expect(undelivered.getByText('Stimmt die Adresse?').first()).toBeVisible()
  await check(page, 'the overview')

  // Each number is the length of its list.
  for (const label of ['Neu seit gestern', 'Ohne Zuständige']) {
    const count = await numberOn(page, label)
    expect(count).toBeGreaterThanOrEqual(2)
    expect(await behind(tile(page, label))).toContain(`>${count} Vorgänge<`)
  }
  for (const label of ['Wohnungen ohne Bilder', 'Wohnungen ohne Energieausweis'])
    expect(await behind(tile(page, label))).toMatch(new RegExp(`>${await numberOn(page, label)} Wohnung`))

  // The search that found nothing becomes an article.
  const article = page.getByRole('link', { name: 'Artikel dazu schreiben: zeppelinlandeplatz' })
  expect(await behind(article)).toMatch(/<input[^>]* name="title"[^>]* value="zeppelinlandeplatz"/)

  // The charts as tables; a cell leads to what it counts.
  const kinds = page.getByRole('region', { name: 'Anfragen nach Art' })
  await kinds.getByText('Als Tabelle').click()
  await check(page, 'the chart as a table')
  await kinds.getByRole('row').last().getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/art=damage_report&status=alle&von=\d{4}-\d\d-\d\d&bis=/)
  await expect(page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')).toHaveCount(2)

  await page.goto('/verwaltung/mails')
  const mails = page.getByRole('list', { name: 'Mails' })
  await expect(mails.getByRole('listitem')).toHaveCount(4)
  await check(page, 'the mails')
  await mails.getByRole('link').first().click()
  await expect(page.getByText('550 No such user here')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Text' })).toContainText(/Jürgen Übel|Zoë Weiß/)
  await check(page, 'a mail')

  // The mail server takes mails again: this one leaves now, not with the next try.
  smtp.become('accept')
  await page.getByRole('button', { name: /Erneut senden/ }).click()
  await expect(page).toHaveURL(/hinweis=erneut$/)
  await expect.poll(() => smtp.received.length).toBeGreaterThanOrEqual(1)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByText('Gesendet', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await page.goto('/verwaltung/mails?zustand=gesendet')
  await expect(mails.getByRole('link').first()).toBeVisible()
})

test('each role finds its own part, and mails of requests that it may not read are hidden', async ({
  page,
  context,
  request,
  office,
}) => {
  test.setTimeout(120_000)
  smtp.become('accept')
  await sendApplication(request, 'Öztürk-Weiß')
  await signInBrowser(office, context, 'technik')
  await page.goto('/verwaltung')
  await expect(page.getByRole('list', { name: 'Anfragen nach Art' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: /Mails/ })).toHaveCount(0)
  await expect(page.getByText('Öztürk-Weiß')).toHaveCount(0)
  await check(page, 'the overview of Technik')

  await context.clearCookies()
  await signInBrowser(office, context, 'redaktion')
  await page.goto('/verwaltung')
  await expect(page.getByRole('list', { name: 'Anfragen', exact: true })).toHaveCount(0)
  await expect(tile(page, 'Wohnungen ohne Bilder')).toBeVisible()
  await check(page, 'the overview of Redaktion')
  for (const address of ['/verwaltung/mails', '/verwaltung/einstellungen'])
    expect((await page.request.get(address)).status(), address).toBe(403)
})

test('the settings say what is set without saying the secrets, and a test mail takes the way of all mails', async ({
  page,
  context,
  office,
}) => {
  test.setTimeout(120_000)
  smtp.become('accept')
  const { email } = await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/einstellungen')
  const html = await page.content()
  expect(html).not.toContain('sehr-geheim')
  expect(html).toContain('••••••••')
  await expect(page.getByRole('list', { name: 'Befund' })).toContainText('SITE_URL ist keine https-Adresse')
  await expect(page.getByRole('region', { name: 'Betrieb' })).toContainText(/SQLite 3\.\d+/)
  await check(page, 'the settings')
  await page.getByRole('link', { name: 'Auch die Datenbank auf Schäden untersuchen' }).click()
  await expect(page.getByText('SQLite, unbeschädigt')).toBeVisible()

  const before = smtp.received.length
  await page.getByRole('button', { name: 'Testmail an mich' }).click()
  await expect(page.getByText(`Die Testmail an ${email} ist unterwegs.`)).toBeVisible()
  await expect.poll(() => smtp.received.length).toBeGreaterThan(before)
  expect(smtp.received.at(-1)).toMatchObject({ subject: 'Testmail der Verwaltung', to: [{ address: email }] })
  await page.getByRole('link', { name: 'Wie steht sie?' }).click()
  await expect(page.getByRole('main').getByText('Gesendet', { exact: true })).toBeVisible()
})
