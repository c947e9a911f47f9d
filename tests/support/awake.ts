import { expect, type Page } from '@playwright/test'

/** Opens a page, with the mouse in the corner where it opens no menu, and waits until its scripts listen. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
