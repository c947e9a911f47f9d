import { expect, test } from '../support/test.ts'

test('without JavaScript every page of the navigation can be reached', async ({ page }) => {
  await page.goto('/')
  for (const address of ['/vermietung', '/wohnungen', '/mieter-bewerbung', '/kontakt', '/impressum']) {
    await expect(page.locator(`a[href="${address}"]`).first()).toBeAttached()
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click()
  await page.locator('a[href="/wohnungen"]:visible').first().click()
  await expect(page).toHaveURL('/wohnungen')
})
