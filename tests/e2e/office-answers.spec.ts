import type { Browser, Locator, Page } from '@playwright/test'
import { startSmtpServer } from '../../src/requests/mail/test-smtp.server.ts'
import { testOnOwnSite } from '../support/own-site.ts'
import { phonePhoto } from '../support/photos.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { linkIn } from '../support/sender-link.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect } from '../support/test.ts'
import { unique } from '../support/unique.ts'

type MailServer = Awaited<ReturnType<typeof startSmtpServer>>
let mails: MailServer

const test = testOnOwnSite(async () => {
  mails = await startSmtpServer()
  return { environment: { SMTP_URL: mails.url }, close: () => void mails.stop() }
})
test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

const mailWith = (part: string) => mails.received.find(({ subject }) => subject?.includes(part))
const answerPanel = (page: Page) => page.getByRole('region', { name: 'Antworten' })
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Verlauf' })

/** The link that the receipt holds, once it came. */
async function linkOf(reference: string): Promise<string> {
  let link: string | null = null
  await expect
    .poll(
      () =>
        (link =
          mails.received.map(({ text }) => linkIn(text)).find((each) => each?.includes(reference.replace('-', ''))) ??
          null),
    )
    .not.toBeNull()
  return link ?? ''
}

/** The page says how a mail went if that takes two seconds at most; on a busy machine the next look says it. */
async function expectTold(page: Page, part: Locator, words: string): Promise<void> {
  await expect(async () => {
    if (!(await part.innerText()).includes(words)) await page.reload()
    await expect(part).toContainText(words, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

async function phone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })
  return context.newPage()
}

test('staff answer from a template, the sender reads it on the phone, adds a photo, and withdraws', async ({
  page,
  context,
  browser,
  office,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 422/)
  const name = `Öztürk-${unique()}`
  const reference = await sendApplication(request, name)
  await signInBrowser(office, context, 'vermietung', { name: 'Vera Vermietung' })
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await page.getByLabel('Interne Notiz').fill('Geheime Notiz fürs Büro')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  await expect(timelineOf(page)).toContainText('Geheime Notiz fürs Büro')

  const panel = answerPanel(page)
  await panel.getByLabel('Vorlage').selectOption('Unterlagen nachfordern')
  await panel.getByRole('button', { name: 'Einsetzen' }).click()
  const text = panel.getByRole('textbox', { name: 'Text' })
  // Until the shortlist nobody reads in a salutation who it is.
  await expect(text).toHaveValue(/^\{\{anrede\}\},/)
  expect(await page.content()).not.toContain(name)
  await page.getByRole('button', { name: 'In die engere Auswahl' }).click()
  await expect(page.getByRole('heading', { name: `Jana ${name}` })).toBeVisible()
  await panel.getByRole('button', { name: 'Einsetzen' }).click()
  await expect(text).toHaveValue(new RegExp(`^Guten Tag Jana ${name},`))
  await expect(text).toHaveValue(/Vera Vermietung/)
  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(panel.getByRole('alert')).toContainText('{{unterlagen}}, {{frist}}')
  const written = (await text.inputValue())
    .replace('{{unterlagen}}', 'die letzten drei Gehaltsnachweise')
    .replace('{{frist}}', '12.03.2027')
  await text.fill(written)
  await panel.getByRole('button', { name: 'Vorschau' }).click()
  await expect(panel.getByRole('status')).toContainText(`[${reference}] Ihre Bewerbung`)
  await expect(panel.getByRole('status')).toContainText('die letzten drei Gehaltsnachweise')
  await panel.getByRole('button', { name: 'Antworten und auf Rückmeldung warten' }).click()
  await expect(timelineOf(page)).toContainText('die letzten drei Gehaltsnachweise')
  await expect(timelineOf(page)).toContainText('Status: Wartet')
  await expect(text).toHaveValue('')
  await expectTold(page, timelineOf(page), 'an jana@example.org: gesendet')

  const answer = mailWith(`[${reference}] Ihre Bewerbung`)
  expect(answer).toMatchObject({
    from: { name: 'Rheinbogen Immobilien' },
    to: [{ name: `Jana ${name}`, address: 'jana@example.org' }],
    replyTo: [{ address: 'buero@firma.example' }],
  })
  expect(answer?.inReplyTo).toBe(mailWith(`(${reference})`)?.messageId)
  const link = linkIn(answer?.text) ?? ''
  expect(link).toBe(await linkOf(reference))

  const own = await phone(browser, baseURL)
  await own.goto(link)
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Ihre Bewerbung um eine Wohnung')
  await expect(own.getByRole('region', { name: 'Stand' })).toContainText('Bitte lesen Sie unsere letzte Nachricht.')
  await expect(own.getByRole('region', { name: 'Stand' })).toContainText('die letzten drei Gehaltsnachweise')
  for (const hidden of ['Geheime Notiz', 'Vera', 'Zuständig']) {
    const shown = (await own.content()).replaceAll(/Mit freundlichen Grüßen[\s\S]{0,40}Vera Vermietung/g, '')
    expect(shown).not.toContain(hidden)
  }
  const message = `Hier kommen sie, viele Grüße ${unique()}`
  await own.getByLabel('Ihre Nachricht').fill(message)
  await own.getByLabel('Fotos').setInputFiles(await phonePhoto('nachweis.jpg', { width: 800 }))
  await own.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(own.getByRole('status').filter({ hasText: 'Ihre Nachricht ist bei uns' })).toBeVisible()
  await expect(own.getByRole('region', { name: 'Stand' })).toContainText(message)
  const photo = own.getByRole('link', { name: 'nachweis.jpg' }).getByRole('presentation')
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)

  await expect.poll(() => mailWith('neue Nachricht')?.text).toContain(`/verwaltung/anfragen/${reference}`)
  expect(mailWith('neue Nachricht')?.text).not.toContain(message)
  await page.goto(`/verwaltung/anfragen?q=${reference}`)
  await expect(page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row-link]')).toHaveAccessibleName(
    /ungelesen$/,
  )
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await expect(timelineOf(page)).toContainText(message)
  await expect(page.getByRole('img', { name: 'Foto 1: nachweis.jpg' })).toBeVisible()

  const data = (await (await own.request.get(`${link}/daten.json`)).json()) as Record<string, unknown>
  expect(JSON.stringify(data)).not.toContain('Geheime Notiz')
  expect(data).toMatchObject({
    reference,
    payload: {
      applicant_first_name: 'Jana',
      applicant_last_name: name,
      monthly_net_income_euro: 3200.5,
      household_members: [{ name: 'Kim', birth_date: '2015-02-03', relationship: 'Kind' }],
    },
    messages: [
      { from: 'office', text: written.replace('(Link des Absenders)', '(Link zu dieser Seite)') },
      { from: 'sender', text: message },
    ],
    files: [{ name: 'nachweis.jpg', type: 'image/jpeg', with: 'message' }],
  })
  await own.getByRole('link', { name: 'Alle Daten ansehen und drucken' }).click()
  await expect(own.getByRole('main')).toContainText('3.200,50')
  await own.getByRole('link', { name: '← Zum Vorgang' }).click()

  await own.getByText('Zurückziehen …').click()
  await own.getByRole('button', { name: 'Endgültig zurückziehen' }).click()
  await expect(own.getByRole('main').getByRole('alert')).toContainText('Bitte bestätigen Sie')
  await own.getByRole('checkbox', { name: /Ja, ich ziehe diese Bewerbung zurück/ }).check()
  await own.getByRole('button', { name: 'Endgültig zurückziehen' }).click()
  await expect(own.getByRole('region', { name: 'Stand' })).toContainText('Von Ihnen zurückgezogen')
  await expect(own.getByLabel('Ihre Nachricht')).toHaveCount(0)
  await page.reload()
  await expect(timelineOf(page)).toContainText('Vom Absender zurückgezogen')
  await expect(page.getByText('Wird gelöscht am')).toBeVisible()
  await own.context().close()
})

test('a mail that does not arrive is marked with its reason and sent again with one press', async ({
  page,
  context,
  office,
  request,
}) => {
  const reference = await sendDamageReport(request, `Zustellung ${unique()}`)
  await linkOf(reference)
  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen/${reference}`)
  const panel = answerPanel(page)
  await panel.getByLabel('Betreff').fill('Wir kommen')
  await panel.getByRole('textbox', { name: 'Text' }).fill('Guten Tag,\n\nwir kommen morgen.')
  mails.become({ code: 550, text: 'No such user' })
  await panel.getByRole('button', { name: 'Senden' }).click()
  const line = timelineOf(page).getByRole('listitem').filter({ hasText: 'Wir kommen' })
  await expectTold(page, line, '⚠ noch nicht zugestellt. Der Mailserver lehnt die Adresse oder die Mail ab (550).')
  await expect(line).toContainText('wir kommen morgen.')

  const { port } = mails
  await mails.stop()
  await line.getByRole('button', { name: /^Erneut senden/ }).click()
  await expectTold(page, line, 'Der Mailserver ist nicht erreichbar.')
  mails = await startSmtpServer(port)
  await line.getByRole('button', { name: /^Erneut senden/ }).click()
  // After a failure the outbox rests a while.
  await expect.poll(() => mailWith(`[${reference}] Wir kommen`), { timeout: 40_000 }).toBeDefined()
  await expectTold(page, line, 'gesendet')
  await expect(line).not.toContainText('⚠')
  expect(mailWith(`[${reference}] Wir kommen`)?.text).toContain('wir kommen morgen.')
})
