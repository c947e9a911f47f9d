import { type BrowserContext, expect, type Page } from '@playwright/test'

/** Cuts the line and waits until nothing gets through: on a busy machine a request may slip past just before. */
export async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  const getsThrough = () =>
    page.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  await expect.poll(getsThrough).toBe(false)
}
