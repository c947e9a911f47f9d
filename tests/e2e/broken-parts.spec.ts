import type { Page } from '@playwright/test'
import { REFERENCE } from '../support/application.ts'
import { openAwake } from '../support/awake.ts'
import { fillRequired } from '../support/fill-form.ts'
import { expect, test } from '../support/test.ts'

const section = (page: Page) => page.locator('#kontaktformular')
const form = (page: Page) => section(page).locator('form')
const send = (page: Page) => form(page).getByRole('button', { name: 'Nachricht senden' })

/** As an extension that throws out what it takes for advertising. */
const takeAway = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector(found)?.remove(), selector)

test('a form whose messages an extension took away is drawn anew with what was typed, and sent', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/removeChild|NotFoundError/)
  await openAwake(page, '/kontakt')
  await send(page).click()
  await expect(form(page).getByRole('alert').first()).toBeVisible()
  await fillRequired(form(page))
  await form(page).locator('[name="betreff"]').fill('Bleibt stehen')
  await takeAway(page, '#kontaktformular form [role="alert"]')
  await send(page).click()
  await expect(section(page)).toContainText(REFERENCE)
  const reference = REFERENCE.exec(await section(page).innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Bleibt stehen')
  await expect(page.getByRole('banner').first()).toBeVisible()
})

test('what was stored is told by its number although its confirmation cannot be drawn, and the page goes on', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/removeChild|insertBefore|NotFoundError/)
  await openAwake(page, '/kontakt')
  await fillRequired(form(page))
  await page.route('**/api/contact-messages', async (route) => {
    const answer = await route.fetch()
    await takeAway(page, '#kontaktformular form')
    await route.fulfill({ response: answer })
  })
  await send(page).click()
  await expect(section(page)).toContainText('Ihre Angaben sind angekommen')
  await expect(section(page)).toContainText('Dieser Teil der Seite konnte nicht angezeigt werden.')
  const reference = REFERENCE.exec(await section(page).innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('oksana@example.org')

  await expect(page.getByRole('heading', { name: 'Kontakt', level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await section(page).getByRole('link', { name: 'Seite neu laden' }).click()
  await expect(section(page)).toContainText(reference)
  await expect(section(page)).not.toContainText('konnte nicht angezeigt werden')
})
