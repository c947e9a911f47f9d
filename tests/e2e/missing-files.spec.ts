import { axeViolations } from '../support/axe.ts'
import { sendDamageReport } from '../support/requests.ts'
import { senderPage } from '../support/sender-link.ts'
import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('who opens an appointment or a file that is not there reads so in German and finds the way back', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 404/)
  const own = await senderPage(await sendDamageReport(request, 'Nora Nirgends'))
  for (const missing of ['termin.ics', 'dateien/gibt-es-nicht', 'gibt-es-nicht']) {
    expect((await page.goto(`${own}/${missing}`))?.status(), missing).toBe(404)
    await expect(page.getByRole('heading', { name: 'Das gibt es nicht oder nicht mehr' })).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Zum Vorgang' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Schadensmeldung')
  const answer = await request.get(`${own}/termin.ics`)
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toMatchObject({ title: 'Diese Datei gibt es nicht oder nicht mehr.' })
})

test('a file of a request that is gone shows the office’s own page', async ({ page, office, context, problems }) => {
  problems.allow(/status of 404/)
  await signInBrowser(office, context, 'technik')
  expect((await page.goto('/verwaltung/anfragen/7K42-PXR8/dateien/gibt-es-nicht'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
})
