import { expect, test } from '../support/test.ts'

test('the mobile menu opens, and closes when a link is chosen', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { name: /Menü/ })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const link = page.locator('a[href="/wohnungen"]:visible').first()
  await link.click()
  await expect(page).toHaveURL('/wohnungen')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

test('the parts of the mobile menu are folded behind buttons', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: /Menü/ }).click()
  const link = header.getByRole('link', { name: 'Gutachten' })
  await expect(link).toBeHidden()
  await header.getByRole('button', { name: 'Für Vermieter' }).click()
  await expect(header.getByRole('button', { name: 'Für Vermieter' })).toHaveAttribute('aria-expanded', 'true')
  await link.click()
  await expect(page).toHaveURL('/gutachten')
})

test('the mobile menu closes with Escape', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { name: /Menü/ })
  await toggle.click()
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('nothing is wider than a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
