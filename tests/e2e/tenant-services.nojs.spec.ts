import { fill, REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript a tenant corrects and reports a damage', async ({ page, office, problems }) => {
  problems.allow(/status of 422/)
  await page.goto('/schadensmeldung')
  const form = page.locator('#formular form')
  await form.getByLabel('Notfall').check()
  await expect(form.getByText('Bitte rufen Sie zuerst an')).toBeVisible()
  await fill(form, { damage_description: 'Aus der Decke tropft Wasser.', damage_location: 'Bad' })
  await fill(form, { reporter_name: 'Jonas Ohneskript', reporter_email: 'jonas@' })
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  await expect(form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.').first()).toBeInViewport()
  await expect(form.getByLabel('Notfall')).toBeChecked()
  await expect(form.locator('[name="damage_description"]')).toHaveValue('Aus der Decke tropft Wasser.')

  await form.locator('[name="reporter_email"]').fill('jonas@example.org')
  await form.getByRole('button', { name: 'Schaden melden' }).click()
  await expect(page).toHaveURL(/\/schadensmeldung\?eingegangen=/)
  await expect(page.getByText('Schadensmeldung erfolgreich übermittelt', { exact: true })).toBeInViewport()
  const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Aus der Decke tropft Wasser.')
})

test('without JavaScript a tenant whose flat is not in the list asks for a rent certificate', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/status of 422/)
  await page.goto('/mietbescheinigung')
  const form = page.locator('#formular form')
  await form.locator('[name="apartment_id"]').selectOption('Meine Wohnung steht nicht in der Liste')
  await fill(form, { tenant_first_name: 'Jonas', tenant_last_name: 'Ohneskript', tenant_email: 'jonas@example.org' })
  await fill(form, { current_address: 'Rheinstraße 5, 56112 Lahnstein', move_in_date: '1.4.19' })
  await form.locator('[name="purpose"]').selectOption('Wohngeld')
  await form.getByRole('button', { name: 'Antrag senden' }).click()
  await expect(form.getByText(/Bitte geben Sie das Datum so ein/).first()).toBeInViewport()
  await expect(form.locator('[name="apartment_id"]')).toHaveValue('andere')

  await form.locator('[name="move_in_date"]').fill('1.4.2019')
  await form.getByRole('button', { name: 'Antrag senden' }).click()
  await expect(page).toHaveURL(/\/mietbescheinigung\?eingegangen=/)
  const reference = REFERENCE.exec(await page.locator('#formular').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference)).toContain('Rheinstraße 5, 56112 Lahnstein')
})
