import { signInBrowser } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('without JavaScript a question is written, corrected, deleted and taken back', async ({
  page,
  office,
  context,
  problems,
}) => {
  problems.allow(/status of 422/)
  await signInBrowser(office, context, 'redaktion')
  const question = `Wann kommt der Schornsteinfeger? (${Date.now()})`
  await page.goto('/verwaltung/fragen/neu')
  await page.getByLabel('Frage', { exact: true }).fill(question)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Bitte prüfen Sie Ihre Angaben')
  await expect(page.getByLabel('Frage', { exact: true })).toHaveValue(question)
  await page.getByLabel('Antwort').fill('Im **März**.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()

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

test('without JavaScript a picture is uploaded and put first', async ({ page, office, context }) => {
  test.setTimeout(120_000)
  await signInBrowser(office, context, 'redaktion')
  await page.goto('/verwaltung/orte')
  await page.getByRole('list', { name: 'Orte' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Bilder', exact: true }).click()
  const items = page.getByRole('list', { name: 'Bilder des Ortes' }).getByRole('listitem')
  const before = await items.count()
  await page.getByLabel('Dateien').setInputFiles('db/seed/pictures/rhine0-0.webp')
  await page.locator('#hochladen-alt_text').fill('Der Rhein am Morgen')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(items).toHaveCount(before + 1)
  if (before > 0) {
    await page.getByRole('button', { name: 'Nach vorn: Der Rhein am Morgen' }).first().click()
    await expect(page.getByText('„Der Rhein am Morgen“ steht jetzt an Stelle')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Löschen: Der Rhein am Morgen' }).first().click()
  await expect(items).toHaveCount(before)
})
