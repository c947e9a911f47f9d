import { sendDamageReport } from '../support/requests.ts'
import { makeStaff } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript staff sign in, find a request, work on it, change several, and sign out', async ({
  page,
  playwright,
  baseURL,
  office,
  request,
}) => {
  test.setTimeout(120_000)
  const name = `Ohne Skript ${Math.random().toString(36).slice(2, 8)}`
  const reference = await sendDamageReport(request, name)
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const { email, password } = await makeStaff(office, elsewhere, 'technik')
  await elsewhere.dispose()

  await page.goto(`/verwaltung/anfragen/${reference}`)
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  // Where the visit began.
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.getByLabel('Status').selectOption('In Arbeit')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Status: In Arbeit')
  await page.getByLabel('Interne Notiz').fill('Im Treppenhaus notiert')
  await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Im Treppenhaus notiert')

  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Anfragen' }).click()
  await page.getByRole('searchbox', { name: 'Suche' }).fill(name)
  await page.getByRole('button', { name: 'Suchen' }).click()
  const lines = page.getByRole('table', { name: 'Vorgänge' }).locator('[data-row]')
  await expect(lines).toHaveCount(1)
  await lines.getByRole('checkbox').check()
  await page.getByLabel('Ausgewählte').selectOption('Erledigt')
  await page.getByRole('button', { name: 'Ändern' }).click()
  await expect(page.getByText('Ein Vorgang ist geändert.')).toBeVisible()

  await page.getByText('Mehr', { exact: true }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
})
