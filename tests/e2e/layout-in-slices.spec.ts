import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

declare global {
  var leftOut: number
  var shifted: number
}

const stillLeftOut = 'main [style*="content-visibility"], footer [style*="content-visibility"]'

/** Counts the blocks that a page leaves out of its first frame; `frames: 'none'` keeps them out, as a very slow phone would for a while. */
async function watch(page: Page, { frames = 'all' }: { frames?: 'all' | 'none' } = {}): Promise<void> {
  await page.addInitScript((allFrames) => {
    globalThis.leftOut = 0
    globalThis.shifted = 0
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && target.style.contentVisibility === 'auto') globalThis.leftOut += 1
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    if (!allFrames) globalThis.requestAnimationFrame = () => 0
  }, frames === 'all')
}

const leftOut = (page: Page) => page.evaluate(() => globalThis.leftOut)

const phone = { width: 390, height: 844 }

test('a long page leaves blocks out of its first frame, soon shows all of them, and nothing moves', async ({
  page,
}) => {
  await watch(page)
  await page.setViewportSize(phone)
  for (const address of ['/wohnungen', '/schadensmeldung', '/datenschutz']) {
    await page.goto(address)
    await expect(page.locator(stillLeftOut)).toHaveCount(0)
    expect(await page.evaluate(() => globalThis.shifted), address).toBe(0)
  }
  expect(await leftOut(page)).toBeGreaterThan(10)
})

test('a large screen has all of it at once', async ({ page }) => {
  await watch(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/wohnungen')
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await leftOut(page)).toBe(0)
})

test('whoever presses a link to a place further down gets there, however slow the frames are', async ({ page }) => {
  await watch(page, { frames: 'none' })
  await page.setViewportSize(phone)
  await page.goto('/datenschutz')
  expect(await page.locator(stillLeftOut).count()).toBeGreaterThan(10)
  const contents = page.getByRole('navigation', { name: 'Inhalt dieser Seite' })
  await contents.locator('summary').click()
  const last = contents.getByRole('link').last()
  const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })
  await last.click()
  await expect(page.locator(stillLeftOut)).toHaveCount(0)
  await expect(heading).toBeInViewport()
})

test('a page that is opened at a place, comes back or is loaded again has all of it at once', async ({ page }) => {
  await watch(page)
  await page.setViewportSize(phone)
  await page.goto('/datenschutz#fuss')
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await leftOut(page)).toBe(0)
  await page.goto('/agb')
  await expect(page.locator(stillLeftOut)).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await page.reload()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2000)
  expect(await leftOut(page)).toBe(0)
})
