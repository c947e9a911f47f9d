import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { axeViolations } from '../support/axe.ts'
import { sendApplication, sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(90_000)

const unique = () => Math.random().toString(36).slice(2, 8)
const answerPanel = (page: Page) => page.getByRole('region', { name: 'Antworten' })
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Verlauf' })

test('a link that is wrong or voided opens nothing, and says what to do', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  problems.allow(/status of 404/)
  const reference = await sendDamageReport(request, `Link ${unique()}`)
  const link = await senderPage(reference)
  const { headers, status } = await request
    .get(link, { headers: { 'Sec-Fetch-Site': 'none' } })
    .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /vorgang/')

  const tampered = `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`
  for (const wrong of [tampered, '/vorgang/irgendwas', `${tampered}/daten`]) {
    expect((await page.goto(wrong))?.status(), wrong).toBe(404)
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht' })).toBeVisible()
  }
  expect((await request.get(`${tampered}/daten.json`)).status()).toBe(404)

  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await answerPanel(page).getByText('Seite des Absenders', { exact: true }).click()
  await answerPanel(page).getByRole('button', { name: 'Link ungültig machen' }).click()
  await expect(timelineOf(page)).toContainText('Link zur Seite des Absenders ungültig gemacht')
  expect((await request.get(link)).status()).toBe(404)
})

test('templates are changed, checked, previewed and put back', async ({
  page,
  context,
  browser,
  office,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 4(22|09)/)
  await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/vorlagen')
  await page
    .getByRole('region', { name: 'Schaden' })
    .getByRole('link', { name: /Rückfrage/ })
    .click()
  const body = page.getByRole('textbox', { name: 'Text' })
  const before = await body.inputValue()
  await body.fill(`${before}\n{{gibtsnicht}}`)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Den Platzhalter {{gibtsnicht}} gibt es nicht.')
  await expect(body).toHaveValue(`${before}\n{{gibtsnicht}}`)
  await body.fill(`${before}\nPS: {{telefon}}`)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByRole('region', { name: 'Vorschau mit Beispielen' })).toContainText('PS: 02628')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInBrowser(office, other, 'redaktion')
  const colleague = await other.newPage()
  await colleague.goto(page.url())
  await colleague.getByRole('textbox', { name: 'Text' }).fill('Kurz gesagt: {{frage}}')
  await colleague.getByRole('button', { name: 'Speichern' }).click()
  await expect(colleague.getByText('Die Vorlage ist gespeichert.')).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Inzwischen hat jemand anderes')
  await expect(page.getByRole('region', { name: 'Was inzwischen gespeichert ist' })).toContainText('Kurz gesagt')
  await expect(body).toHaveValue(`${before}\nPS: {{telefon}}`)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Vorlage ist gespeichert.')).toBeVisible()
  await page.getByText('Zurücksetzen …').click()
  await page.getByRole('button', { name: 'Jetzt zurücksetzen' }).click()
  await expect(body).toHaveValue(before)
  await other.close()
})

test('the texts of invitations and refusals are templates too, with variables of their own', async ({
  page,
  context,
  office,
  request,
  problems,
}) => {
  problems.allow(/status of 422/)
  const application = await sendApplication(request, `Vorlage ${unique()}`)
  await signInBrowser(office, context, 'leitung')
  await page.goto('/verwaltung/vorlagen/tenant_application.besichtigung')
  const body = page.getByRole('textbox', { name: 'Text' })
  const standard = await body.inputValue()
  await expect(page.getByLabel('Name der Vorlage')).toHaveCount(0)
  await body.fill('{{anrede}}, kommen Sie! {{status_link}}')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Der Text braucht {{termine}}')
  await body.fill('{{anrede}}, {{termine}} {{status_link}} {{frist}}')
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Den Platzhalter {{frist}} gibt es nicht')
  await body.fill(standard)
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(page.getByRole('region', { name: 'Vorschau mit Beispielen' })).toContainText('14:00–14:20 Uhr')
  expect(await axeViolations(page)).toEqual([])

  await page.goto('/verwaltung/vorlagen')
  const link = page.getByRole('region', { name: 'Mieterbewerbung' }).getByRole('link', { name: /Absage beim Ablehnen/ })
  await link.click()
  const changed = '{{anrede}},\n\nheute leider nicht. Gelöscht wird am {{loeschtag}}.'
  await body.fill(changed)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Die Vorlage ist gespeichert.')).toBeVisible()
  await page.goto(`/verwaltung/anfragen/${application}`)
  await page.getByText('Mit einem Grund ablehnen').click()
  await expect(page.getByLabel('Text der Absage')).toHaveValue(changed)
  await expect(page.getByLabel('Vorlage').getByRole('option', { name: /beim Ablehnen/ })).toHaveCount(0)
  await page.goto('/verwaltung/vorlagen/tenant_application.ablehnung')
  await page.getByText('Zurücksetzen …').click()
  await page.getByRole('button', { name: 'Jetzt zurücksetzen' }).click()
  await expect(body).toHaveValue(/Leider können wir Ihnen die Wohnung nicht anbieten/)
})

test('a draft outlives the page, and a text is not sent past what a colleague did', async ({
  page,
  context,
  browser,
  office,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/status of 409/)
  const reference = await sendDamageReport(request, `Entwurf ${unique()}`)
  const address = `/verwaltung/anfragen/${reference}`
  await signInBrowser(office, context, 'technik', { name: 'Toni Eins' })
  await page.clock.install()
  await openAwake(page, address)
  const panel = answerPanel(page)
  const text = panel.getByRole('textbox', { name: 'Text' })
  await panel.getByLabel('Betreff').fill('Angefangen')
  await text.pressSequentially('Ein halber Satz')
  await page.clock.runFor(1200)
  await expect(panel).toContainText('Der Entwurf ist gesichert.')
  await page.reload()
  await expect(text).toHaveValue('Ein halber Satz')
  await text.press('End')
  await text.pressSequentially(' und mehr')
  await page.goto('/verwaltung/anfragen')
  await page.goto(address)
  await expect(text).toHaveValue('Ein halber Satz und mehr')

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInBrowser(office, other, 'technik', { name: 'Tina Zwei' })
  const colleague = await other.newPage()
  await colleague.goto(address)
  await expect(answerPanel(colleague).getByRole('textbox', { name: 'Text' })).toHaveValue('')
  await answerPanel(colleague).getByLabel('Betreff').fill('Schneller')
  await answerPanel(colleague).getByRole('textbox', { name: 'Text' }).fill('Ich war schneller.')
  await answerPanel(colleague).getByRole('button', { name: 'Senden' }).click()
  await expect(timelineOf(colleague)).toContainText('Ich war schneller.')

  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(panel.getByRole('alert')).toContainText('Inzwischen ist zu diesem Vorgang etwas geschrieben worden')
  await expect(timelineOf(page)).toContainText('Ich war schneller.')
  await expect(text).toHaveValue('Ein halber Satz und mehr')
  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(timelineOf(page)).toContainText('Ein halber Satz und mehr')
  await expect(text).toHaveValue('')
  await page.reload()
  await expect(text).toHaveValue('')
  await other.close()
})
