import { fill, REFERENCE } from '../support/application.ts'
import { partner } from '../support/partner.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript one long form leads to the reference and the next steps', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/status of 422/)
  await page.goto('/handwerker-partner')
  await expect(page.getByRole('heading', { name: 'Elektroinstallation' })).toBeVisible()
  const form = page.locator('#bewerbung form')
  await form.getByRole('radio', { name: /Lokale Partnerschaft/ }).check()
  await fill(form, partner.company)
  await fill(form, partner.services)
  await form.getByLabel('Gewerk').selectOption('Fliesen- und Bodenleger')
  await form.getByRole('button', { name: 'Bewerbung absenden' }).click()

  await expect(form.getByRole('alert').first()).toContainText('Bitte geben Sie die gewünschten Objekte/Standorte an.')
  await expect(form.locator('[name="companyName"]')).toHaveValue('Malerbetrieb Öztürk')
  await expect(form.getByLabel('Gewerk')).toHaveValue('Fliesen- und Bodenleger')
  await expect(form.getByRole('radio', { name: /Lokale Partnerschaft/ })).toBeChecked()

  await form.locator('[name="specificObjects"]').fill('Nur in Rhens')
  await form.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await expect(page).toHaveURL(/\/handwerker-partner\?eingegangen=/)
  const received = page.locator('#bewerbung')
  await expect(received.getByRole('heading', { name: 'Ihre Bewerbung wurde erfolgreich versendet.' })).toBeInViewport()
  await expect(received).toContainText('innerhalb von 72 Stunden')
  const reference = REFERENCE.exec(await received.innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference, '--json')).toContain('Nur in Rhens')
})
