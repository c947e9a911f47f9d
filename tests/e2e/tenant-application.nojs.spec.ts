import { applicant, consent, fill, REFERENCE } from '../support/application.ts'
import { expect, onPhoneWithoutScript, test } from '../support/test.ts'

test.use(onPhoneWithoutScript)

test('without JavaScript one long form leads from the city to the reference', async ({ page, office, problems }) => {
  problems.allow(/status of 422/)
  await page.goto('/mieter-bewerbung')
  await page.locator('select[name="stadt"]').selectOption('Rhens')
  await page.getByRole('button', { name: 'Gebäude anzeigen' }).click()
  await page.locator('select[name="immobilie"]').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Wohnungen anzeigen' }).click()

  const form = page.locator('form[method="post"]')
  await form.locator('select[name="apartment_id"]').selectOption({ index: 1 })
  await form.locator('[name="household_members.1.relationship"]').fill('Kind')
  for (const values of Object.values(applicant)) await fill(form, values)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()

  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByRole('alert')).toContainText('Person 3, Name: Pflichtfeld bitte ausfüllen')
  await expect(form.locator('[name="household_members.1.relationship"]')).toHaveValue('Kind')
  await expect(form.locator('[name="current_address_street"]')).toHaveValue('Rheinstraße 5')

  await form.locator('[name="household_members.1.name"]').fill('Kim')
  await consent(form)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await expect(page).toHaveURL(/eingegangen=/)
  await expect(page.getByText('Ihre Bewerbung wurde erfolgreich eingereicht!')).toBeVisible()
  const reference = REFERENCE.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  expect(await office('submissions', 'show', reference, '--json')).toContain('"Kim"')
})
