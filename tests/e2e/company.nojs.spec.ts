import { fill, REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript a visitor corrects and sends a message', async ({ page, office, problems }) => {
  problems.allow(/status of 422/)
  await page.goto('/kontakt')
  const form = page.locator('#kontaktformular form')
  await expect(form.getByRole('button', { name: 'Im E-Mail-Programm öffnen' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+$/,
  )

  await fill(form, { vorname: 'Jonas', nachname: 'Ohneskript', betreff: 'Termin', nachricht: 'Wann passt es?' })
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').first()).toBeInViewport()
  await expect(form.locator('[name="nachname"]')).toHaveValue('Ohneskript')
  await expect(form.locator('[name="nachricht"]')).toHaveValue('Wann passt es?')

  await form.locator('[name="email"]').fill('jonas@example.org')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL(/\/kontakt\?eingegangen=/)
  await expect(page.getByRole('heading', { name: /Vielen Dank für Ihre Anfrage/ })).toBeInViewport()
  const reference = REFERENCE.exec(await page.locator('#kontaktformular').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Wann passt es?')
})

test('without JavaScript the legal pages can be read and their contents unfolded', async ({ page }) => {
  await page.goto('/datenschutz')
  const contents = page.getByRole('navigation', { name: 'Inhalt dieser Seite' })
  await contents.locator('summary').click()
  await contents.locator('details').getByRole('link', { name: 'Ihre Rechte' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Rechte' })).toBeInViewport()
})
