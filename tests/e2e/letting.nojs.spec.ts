import { applicant, consent, fill, REFERENCE } from '../support/application.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript a visitor filters, finds a flat and applies in one long form', async ({
  page,
  office,
  problems,
}) => {
  problems.allow(/status of 422/) // the browser's own note on the refused form
  await page.goto('/vermietung')
  await page.locator('select[name="ort"]').selectOption('Braubach')
  await page.locator('select[name="ort"]').press('Enter')
  const submit = page.locator('form:has(select[name="ort"]) button[type="submit"]:visible').first()
  if (await submit.isVisible()) await submit.click()
  await expect(page).toHaveURL(/ort=Braubach/)

  await page
    .getByRole('link', { name: /Details zur Immobilie und Wohnungen ansehen/ })
    .first()
    .click()
  const free = page.getByRole('article').filter({ hasText: 'Verfügbar' })
  await free
    .getByRole('link', { name: /Details zur Wohnung anzeigen/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Jetzt bewerben' }).first().click()
  await expect(page).toHaveURL(/\/mieter-bewerbung/)

  const form = page.locator('form[method="post"]').first()
  for (const values of Object.values(applicant)) await fill(form, values)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await expect(form.locator('[name="applicant_last_name"]'), 'what was typed stays').toHaveValue('Öztürk-Weiß')
  await expect(page.getByText('Datenschutzrichtlinie muss akzeptiert werden').first()).toBeVisible()

  await consent(form)
  await form.getByRole('button', { name: 'Bewerbung einreichen' }).click()
  await expect(page).toHaveURL(/eingegangen=/)
  const reference = REFERENCE.exec(await page.locator('main').innerText())?.[0]
  expect(reference).toBeTruthy()
  expect(await office('submissions', 'list', '--json')).toContain(reference)
})
