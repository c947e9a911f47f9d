import type { Page } from '@playwright/test'
import { openAwake } from '../support/awake.ts'
import { sendDamageReport } from '../support/requests.ts'
import { makeStaff, signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { unique } from '../support/unique.ts'

test.setTimeout(90_000)

const answerPanel = (page: Page) => page.getByRole('region', { name: 'Antworten' })
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Verlauf' })

test('a draft outlives the page, and a text is not sent past what a colleague did', async ({
  page,
  context,
  office,
  request,
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

  await makeStaff(office, request, 'technik', { name: 'Tina Zwei' })
  const colleagues = await (await request.get(address)).text()
  expect(colleagues).not.toContain('Ein halber Satz')
  const seen = await panel.locator('input[name=seen]').inputValue()
  const version = await panel.locator('input[name=version]').first().inputValue()
  const theirs = { intent: 'antwort-senden', version, seen, subject: 'Schneller', body: 'Ich war schneller.' }
  expect((await request.post(address, { form: theirs, maxRedirects: 0 })).status()).toBe(302)

  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(panel.getByRole('alert')).toContainText('Inzwischen ist zu diesem Vorgang etwas geschrieben worden')
  await expect(timelineOf(page)).toContainText('Ich war schneller.')
  await expect(text).toHaveValue('Ein halber Satz und mehr')
  await panel.getByRole('button', { name: 'Senden' }).click()
  await expect(timelineOf(page)).toContainText('Ein halber Satz und mehr')
  await expect(text).toHaveValue('')
  await page.reload()
  await expect(text).toHaveValue('')
})
