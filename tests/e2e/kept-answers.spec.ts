import { expect, test } from '../support/test.ts'

test('the policy of a kept page allows the scripts that are in it', async ({ page }) => {
  // The fixture `problems` fails the test on any violation.
  await page.goto('/vermietung')
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat')
  await page.reload()
  await page.mouse.move(200, 200)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
})
