import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, onPhone, test } from '../support/test.ts'
import { REFERENCE } from '../support/application.ts'
import { axeViolations } from '../support/axe.ts'
import { mailsTo } from '../support/mails-to.ts'
import { unique } from '../support/unique.ts'

test.use(onPhone)

test('a report goes out without a place; card, receipt and page ask for it until its sender has said where', async ({
  page,
  office,
  context,
}) => {
  test.setTimeout(120_000)
  const key = unique()
  const email = `ohne-ort-${key}@example.org`
  await page.goto('/schadensmeldung')
  const form = page.locator('#formular form')
  await expect(form.getByText('Absenden können Sie die Meldung trotzdem.')).toBeVisible()
  await form.getByLabel('Was ist passiert?').fill('Das Wasser steht auf dem Boden.')
  await form.getByLabel('Schadensort').fill('Keller')
  await form.getByLabel('Name', { exact: true }).fill(`Olga Ohneort ${key}`)
  await form.getByLabel('E-Mail').fill(email)
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  const card = page.locator('#formular')
  await expect(card.getByText('Wohnung oder Anschrift fehlen uns noch')).toBeVisible()
  const reference = REFERENCE.exec(await card.innerText())?.[0] ?? ''
  const [receipt] = await mailsTo(email, 1)
  expect(receipt?.text).toMatch(/Wohnung oder Anschrift/)

  await page.goto(await senderPage(reference))
  const where = page.getByRole('region', { name: 'Wo ist es?' })
  expect(await axeViolations(page)).toEqual([])
  const choice = where.getByLabel('Wohnung', { exact: true })
  const label = (await choice.locator('option').nth(1).textContent()) ?? ''
  // As on the form: what is typed narrows the list, and the only one that fits is chosen.
  await where.getByLabel('Liste eingrenzen').fill(label.replace(' - ', ' '))
  await expect(where.getByText(`Gewählt: ${label}`)).toBeVisible()
  await where.getByRole('button', { name: 'Ort nachtragen' }).click()
  await expect(page.getByText('Der Ort steht jetzt dabei')).toBeVisible()
  await expect(where).toBeHidden()
  await expect(page.getByText(`Ort von Ihnen nachgetragen: ${label}`)).toBeVisible()

  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await expect(page.getByText(`Ort vom Absender nachgetragen: ${label}`)).toBeAttached()
  await expect(page.getByText('Ort fehlt')).toHaveCount(0)
})

test('the office is led from „Ort fehlt“ to where it enters the place', async ({ page, request, office, context }) => {
  const reference = await sendDamageReport(request, `Olga Ohneort ${unique()}`, { building_address: null })
  await signInBrowser(office, context, 'technik')
  await page.goto(`/verwaltung/anfragen/${reference}`)
  await page.getByRole('main').getByRole('link', { name: 'Ort fehlt' }).click()
  const panel = page.getByRole('region', { name: 'Ort fehlt' })
  await expect(panel).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
  const choice = panel.getByLabel('Wohnung', { exact: true })
  const label = (await choice.locator('option').nth(1).textContent()) ?? ''
  await panel.getByLabel('Liste eingrenzen').fill(label.replace(' - ', ' '))
  await expect(panel.getByText(`Gewählt: ${label}`)).toBeVisible()
  await panel.getByRole('button', { name: 'Ort eintragen' }).click()
  await expect(page.getByText(`Ort eingetragen: ${label}`)).toBeAttached()
  await expect(page.getByText('Ort fehlt')).toHaveCount(0)
})
