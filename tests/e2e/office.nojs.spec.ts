import { makeStaff } from '../support/staff.ts'
import { expect, onPhoneWithoutScript, test } from '../support/test.ts'

test.use(onPhoneWithoutScript)

test('without JavaScript staff sign in, and write, correct, delete and take back a question', async ({
  page,
  office,
  request,
  problems,
}) => {
  problems.allow(/status of 422/)
  const { email, password } = await makeStaff(office, request, 'redaktion')
  await page.goto('/verwaltung/fragen/neu')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  // Where the visit began.
  await expect(page).toHaveURL('/verwaltung/fragen/neu')
  const question = `Wann kommt der Schornsteinfeger? (${Date.now()})`
  await page.getByLabel('Frage', { exact: true }).fill(question)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Bitte prüfen Sie Ihre Angaben')
  await expect(page.getByLabel('Frage', { exact: true })).toHaveValue(question)
  await page.getByLabel('Antwort').fill('Im **März**.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible()

  await page.goto(`/verwaltung/fragen?q=${encodeURIComponent('schornsteinfeger')}`)
  await page.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Gelöscht. Mit „Rückgängig“ kommt es zurück.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Rückgängig/ })
    .first()
    .click()
  await expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible()
  await page.goto('/mieterinfos')
  await expect(page.getByText(question).first()).toBeAttached()
})
