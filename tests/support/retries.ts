import { expect, type Locator, type Page } from '@playwright/test'

/** Lets the pauses between a query's attempts pass on the page's clock, which was installed before, until the page says that it gives up. */
export async function passRetries(page: Page, message: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(message).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 20_000 })
}
