import { expect, test } from '../support/test.ts'

test('without tiles the addresses stand there as text', async ({ page }) => {
  await page.goto('/immobilie/braubach-rheinuferstrasse-12')
  await page.mouse.wheel(0, 200)
  await page.getByRole('heading', { name: /^Standort / }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Karte konnte nicht geladen werden')).toBeVisible()
  await expect(page.getByText('Der Kartendienst ist gerade nicht erreichbar.')).toBeVisible()
  await expect(page.getByText('Rheinuferstraße 12, 56338 Braubach').last()).toBeVisible()
  await expect(page.locator('[aria-label^="Karte:"]')).toHaveAttribute('inert')
})
