import { expect, onPhoneWithoutScript, test } from '../support/test.ts'

test.use(onPhoneWithoutScript)

test('without JavaScript the voices lie side by side, and all can be read', async ({ page }) => {
  await page.goto('/hausverwaltung')
  const voices = page.getByRole('region', { name: 'Stimmen von Eigentümern' })
  await expect(voices.locator('blockquote')).toHaveCount(7)
  for (const voice of await voices.locator('blockquote').all()) await expect(voice).toBeVisible()
  await expect(voices.getByRole('button')).toHaveCount(0)
})
