import { expect, test } from '../support/test.ts'

test('without JavaScript the listing filters by a sent form and pages of a building are whole', async ({ page }) => {
  await page.goto('/vermietung')
  await page.getByLabel('Suche').fill('Rheinufer')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/vermietung\?suche=Rheinufer/)
  await expect(page.getByRole('heading', { name: '1 Immobilie gefunden' })).toBeVisible()

  await page.getByRole('link', { name: 'Details zur Immobilie und Wohnungen ansehen' }).click()
  await expect(
    page.getByRole('heading', { name: /verfügbare Wohnung(en)? in Rheinuferstraße 12 in Braubach/ }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Energieausweis' })).toBeVisible()
  await page.getByRole('button', { name: 'Liste' }).click()
  await expect(page).toHaveURL(/\?ansicht=liste$/)
  await expect(page.getByRole('button', { name: 'Liste' })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/vermietung?suche=Rheinufer&typ=Einfamilienhaus')
  await expect(page.getByRole('heading', { name: 'Keine Immobilien gefunden' })).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(page).toHaveURL('/vermietung')
})
