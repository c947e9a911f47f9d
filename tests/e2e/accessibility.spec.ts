import type { Page } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

for (const pattern of addressPatterns) {
  for (const width of [390, 1440]) {
    test(`${pattern} has no axe violation and no console error at ${width} px`, async ({ page, problems }) => {
      // The browser itself logs the status of a page that is not there.
      if (pattern.endsWith('/*')) problems.allow(/status of 404/)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const address of await addressesOf(pattern)) {
        await page.goto(address, { waitUntil: 'networkidle' })
        expect.soft(await axeViolations(page), address).toEqual([])
        expect.soft(await overflow(page), `${address} is not wider than the window`).toBeLessThanOrEqual(0)
      }
    })
  }
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
